// Imported before the page loads it, so that no test waits for a file.
import "./swatch-dialogs.tsx";
import "../../shop/product/fabric-swatches.tsx";
import type { Product } from "@store/contract/catalog";
import type { OrderSwatchData } from "@store/contract/swatches";
import { swatchAttributeIds as ids } from "@store/contract/swatches";
import { canadaSite, usSite } from "@store/shopper-state/cart-samples";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { FabricChoice } from "../../shop/product/fabric-choice.tsx";
import { productSample } from "../../shop/product/product.samples.ts";
import { type ArrivedCall, answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { SwatchesPage } from "./swatches-page.tsx";

const page = window as unknown as { dataLayer?: unknown[] };
beforeEach(() => {
  localStorage.clear();
  delete page.dataLayer;
});

const data: OrderSwatchData = {
  Sku: "100101",
  DefaultSwatch: "OATLINEN",
  SwatchModalMessage: null,
  FabricsByName: {
    Linen: ["Oat Linen", "Moss Linen"].map((name) => ({
      ChoiceCode: name.replace(" ", "").toUpperCase(),
      ImagePath: "/pictures/swatch-oat-linen-200.webp",
      Description: name,
      SwatchInStock: true,
      Attributes: [{ AttributeId: ids.availability, Value: "Yes" }],
      IsStock: false,
      PriceGroupCode: "1",
    })),
  },
};
const ordered = { Succeeded: true, Message: null, AddressValidationResult: null };

const known = { firstName: "Maya", lastName: "Brooks", emailAddress: "maya@example.com" };
const signInConfig = {
  isLoggedIn: true,
  account: { firstName: "Maya", lastName: "Brooks", email: "maya@example.com" },
  widget: {
    issuer: "/account/auth",
    clientId: "store",
    googleEnabled: false,
    appleEnabled: false,
    messages: { lockout: "", usernameRequired: "", passwordRequired: "", signInSummary: "" },
  },
};
const replies: Readonly<Record<string, unknown>> = {
  "/browse/specialorder/GetOrderSwatchData": data,
  "/browse/specialorder/orderfreeswatchessubmit": ordered,
  "/browse/specialorder/OrderSwatchesFreeFormSubmit": ordered,
  "/browse/specialorder/GetEmailHashed": { emailHash: "ab12" },
  "/browse/specialorder/GetPhoneHashed": { phoneHash: "cd34" },
  "/account/login/GetSignInConfig": signInConfig,
};

function show(element: React.ReactElement, own: Readonly<Record<string, unknown>> = {}, site = usSite) {
  const arrived: ArrivedCall[] = [];
  const store = answeringStore((call) => {
    arrived.push(call);
    return own[call.path] ?? replies[call.path];
  }, site);
  const Shop = createRoutesStub([{ path: "*", Component: () => element }]);
  render(
    <Provider store={store}>
      <Shop initialEntries={["/free-swatches"]} />
    </Provider>,
  );
  return arrived;
}
async function fill() {
  const typed = { "Address 1": "1420 N Wood St", City: "Chicago", "ZIP Code": "60622", "Phone Number": "312 234 5678" };
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.type(screen.getByRole("textbox", { name: new RegExp(`^${name}`) }), text);
  }
  await userEvent.selectOptions(screen.getByLabelText(/^State/), "IL");
  await userEvent.click(screen.getByRole("button", { name: "Send Swatches" }));
}
const pathsOf = (arrived: readonly ArrivedCall[]) => arrived.map(({ path }) => path.split("/").at(-1));

describe("the swatches page", () => {
  it("sends an order, then only hashes of the contact data, and reports it to analytics [CALL-105] [CALL-108] [CALL-109]", async () => {
    const arrived = show(<SwatchesPage data={data} known={known} />);
    await fill();
    expect(await screen.findByRole("heading", { level: 1, name: "Thank You!" })).toBeTruthy();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(document.title).toBe("Thank You! | Linden & Loam");
    const order = arrived.find(({ path }) => path.endsWith("submit"));
    expect(order?.body).toEqual({
      Sku: "100101",
      FirstName: "Maya",
      LastName: "Brooks",
      Address1: "1420 N Wood St",
      Address2: "",
      City: "Chicago",
      State: "IL",
      PostalCode: "60622",
      DayPhone: "312-234-5678",
      EmailAddress: "maya@example.com",
      swatch: ["OATLINEN"],
      UseAddressAsEntered: false,
      CanadaEmailSignup: false,
      SignUp: false,
    });
    await waitFor(() => expect(page.dataLayer).toHaveLength(1));
    expect(page.dataLayer).toEqual([{ event: "Form Submitted", formName: "freeSwatches", emailHash: "ab12" }]);
    const after = pathsOf(arrived).filter((name) => name?.endsWith("Hashed"));
    expect(after.toSorted()).toEqual(["GetEmailHashed", "GetPhoneHashed"]);
  });

  it("reports nothing to analytics after a refusal, and shows the service's message [SWAT-18] [ERR-25]", async () => {
    document.title = "Order Free Swatches";
    const refused = { Succeeded: false, Message: "No more today.", AddressValidationResult: null };
    const own = { "/browse/specialorder/orderfreeswatchessubmit": refused };
    const arrived = show(<SwatchesPage data={data} known={known} />, own);
    await fill();
    expect((await screen.findByText("No more today.")).closest("[role=alert]")).toBeTruthy();
    expect(document.title).toBe("Error: Order Free Swatches");
    expect(page.dataLayer).toBeUndefined();
    expect(pathsOf(arrived)).not.toContain("GetEmailHashed");
  });

  it("has a free-form text for fabrics without swatches, sent once [CALL-107] (AMB-218)", async () => {
    const arrived = show(<SwatchesPage data={{ ...data, DefaultSwatch: null, FabricsByName: null }} known={known} />);
    await userEvent.type(screen.getByRole("textbox", { name: "Which swatches would you like?" }), "Rust velvet");
    await fill();
    await screen.findByRole("heading", { name: "Thank You!" });
    const orders = arrived.filter(({ path }) => path.endsWith("FreeFormSubmit"));
    expect(orders.map(({ body }) => body)).toEqual([
      expect.objectContaining({ freeFormText: "Rust velvet", swatch: [] }),
    ]);
  });
});

describe("the fabrics of a product page", () => {
  const [first, second] = productSample.options;
  const toOption = (option: Product["options"][number] | undefined, name: string, currentPrice: number) => ({
    ...(option as Product["options"][number]),
    currentPrice,
    swatch: {
      choiceCode: name.replace(" ", "").toUpperCase(),
      choiceName: name,
      name,
      description: "",
      imagePath: "/pictures/swatch-oat-linen-200.webp",
      zoomImagePath: "/pictures/swatch-oat-linen-400.webp",
      romanceCopy: "",
      optionCode: "FABRIC",
      optionShortName: "Fabric",
      priceGroupCode: "1",
      family: "Linen",
      isStock: false,
      attributes: [{ attributeId: ids.availability, value: "Yes" }],
    },
  });
  const sofa: Product = {
    ...productSample,
    swatchOrder: "chosen",
    options: [toOption(first, "Oat Linen", 219_900), toOption(second, "Moss Linen", 249_900)],
  };

  it("show their surcharges, and open the order for one with the shopper's name [SWAT-02] [SWAT-14] [SECT-14]", async () => {
    const arrived = show(<FabricChoice product={sofa} />);
    expect(await screen.findByRole("link", { name: /^Oat Linen Included/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Moss Linen \+ \$300\.00/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Get Free Swatch of Oat Linen" }));
    const popup = await screen.findByRole("dialog", { name: "Order Free Swatches" });
    expect(await within(popup).findByRole("checkbox", { name: /Oat Linen/ })).toBeTruthy();
    for (const [label, text] of [
      ["First Name", "Maya"],
      ["Last Name", "Brooks"],
      ["Email Address", "maya@example.com"],
    ] as const)
      expect(within(popup).getByRole("textbox", { name: new RegExp(`^${label}`) })).toHaveProperty("value", text);
    const [asked] = arrived.filter(({ path }) => path.endsWith("GetOrderSwatchData"));
    expect(asked?.body).toEqual({
      sku: productSample.sku,
      selected: 0,
      choiceCode: "OATLINEN",
      suppressColorBar: false,
    });
  });

  it("show their surcharges as the site writes its own money", async () => {
    show(<FabricChoice product={{ ...sofa, currency: "CAD" }} />, {}, canadaSite);
    expect(await screen.findByRole("link", { name: /^Moss Linen \+ \$300\.00/ })).toBeTruthy();
  });

  it("link to the free-form order if no samples are available (AMB-218)", () => {
    show(<FabricChoice product={{ ...productSample, swatchOrder: "freeForm" }} />);
    const link = screen.getByRole("link", { name: "Ask for Free Swatches" });
    expect(link.getAttribute("href")).toBe(`/free-swatches?sku=${productSample.sku}`);
  });
});
