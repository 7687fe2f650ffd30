import "../../app/frame/layout.css";
import "../../web/page/content-page.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { modernStoreSample, shipToSample, storeSample } from "../../app/frame/layout.samples.ts";
import { LazyShipTo } from "./lazy-ship-to.tsx";
import { ShipToLink } from "./ship-to-link.tsx";
import { ShipToPage } from "./ship-to-page.tsx";

const place = { store: storeSample, otherSiteUrl: "http://localhost:3001/", from: "/", shipTo: shipToSample };
function Shop(props: Parameters<typeof LazyShipTo>[0]) {
  return (
    <>
      <div data-part="announcement">
        <ShipToLink shipTo={shipToSample} />
      </div>
      <LazyShipTo {...props} />
    </>
  );
}

const meta = { title: "Layout/Ship To" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// On a phone the menu has the link, which leads to the page.
const desktop = { viewport: { value: "desktop" } };

export const Popup: Story = {
  globals: desktop,
  render: () => <Shop {...place} />,
  play: async () => {
    await userEvent.click(screen.getByRole("link", { name: "Ship to: United States" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
};
export const ModernPopup: Story = {
  ...Popup,
  globals: { ...desktop, brand: "modern" },
  render: () => <Shop {...place} store={modernStoreSample} />,
};
export const CanadianPopup: Story = {
  ...Popup,
  globals: { ...desktop, site: "CA" },
  render: () => (
    <Shop
      {...place}
      store={{
        ...storeSample,
        site: "CA",
        currency: "CAD",
        otherSite: { label: "Shop in the United States", portOffset: -1 },
      }}
    />
  ),
};
export const PopupRefused: Story = {
  ...Popup,
  parameters: { service: { down: ["/Cart/SetShipToCountry"] } },
  play: async (context) => {
    await Popup.play?.(context);
    const popup = within(screen.getByRole("dialog"));
    await userEvent.selectOptions(popup.getByLabelText("Country"), "France");
    await userEvent.click(popup.getByRole("button", { name: "Save" }));
    await expect(await popup.findByText("We could not update your cart. Please try again.")).toBeVisible();
  },
};
export const PageWithoutCountry: Story = {
  render: () => <ShipToPage {...place} shipTo={null} problem="Please select a country." />,
};
export const Page: Story = { render: () => <ShipToPage {...place} problem={null} /> };
export const PageOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => <ShipToPage {...place} problem="We do not send to this country from here." />,
};
