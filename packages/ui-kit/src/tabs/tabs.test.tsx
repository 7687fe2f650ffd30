import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Tabs, type TabsProps } from "./tabs.tsx";

const props: TabsProps = {
  label: "About the Harbor Sofa",
  tabs: [
    { value: "details", label: "Details", content: <p>Kiln-dried beech.</p> },
    { value: "care", label: "Care", content: <a href="/care">How to care for linen</a> },
    { value: "delivery", label: "Delivery", content: <p>In-home delivery.</p> },
  ],
};
const openTab = () => screen.getByRole("tab", { selected: true }).textContent;

describe("Tabs", () => {
  it("shows only the panel of the selected tab", async () => {
    render(<Tabs {...props} />);
    expect(screen.getByRole("tabpanel", { name: "Details" })).toHaveTextContent("Kiln-dried beech.");
    await userEvent.click(screen.getByRole("tab", { name: "Delivery" }));
    expect(screen.getByRole("tabpanel", { name: "Delivery" })).toHaveTextContent("In-home delivery.");
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  });

  it("is one stop of the Tab key; arrows, Home and End select and wrap around", async () => {
    render(<Tabs {...props} />);
    await userEvent.tab();
    expect(screen.getByRole("tab", { name: "Details" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(openTab()).toBe("Care");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(openTab()).toBe("Details");
    await userEvent.keyboard("{ArrowLeft}");
    expect(openTab()).toBe("Delivery");
    await userEvent.keyboard("{Home}{ArrowRight}");
    await userEvent.tab();
    expect(screen.getByRole("tabpanel", { name: "Care" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "How to care for linen" })).toHaveFocus();
  });

  it("opens the requested tab, and the first one if that is gone", () => {
    const { unmount } = render(<Tabs {...props} initial="care" />);
    expect(openTab()).toBe("Care");
    unmount();
    render(<Tabs {...props} initial="reviews" />);
    expect(openTab()).toBe("Details");
  });

  it("renders every panel in the page, with its heading", () => {
    const html = renderToStaticMarkup(<Tabs {...props} />);
    for (const { label } of props.tabs) expect(html).toContain(`<h3 data-part="tab-panel-title">${label}</h3>`);
    expect(html).toContain("How to care for linen");
  });
});
