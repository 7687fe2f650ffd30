import { LinkProvider, StoreLink } from "@store/ui-kit/link";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { RouterLink } from "./router-link.tsx";

it.each([
  ["/sectional-planner/dune?design=10.LAS", "/stores", true],
  ["/stores", "/sectional-planner/dune", true],
  ["/sectional-planner/dune", "/sectional-planner/dune/fit", false],
  ["/sectional-planner/dune", "#legs", false],
  ["/gift-registry/scan", "/gift-registry/registrant-list", true],
  ["/product/100401", "/gift-registry/scan", true],
  ["/gift-registry/scan", "/gift-registry/scan?code=100401", false],
  ["/stores", "/", false],
])("from %s to %s loads a document: %s", (from, href, isDocument) => {
  const Shop = createRoutesStub([{ path: "*", Component: () => <RouterLink href={href}>Go</RouterLink> }]);
  let isHandled: boolean | undefined;
  // The router prevents the browser's own navigation when it handles a link.
  const note = (event: MouseEvent) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", note, { once: true });
  render(<Shop initialEntries={[from]} />);
  fireEvent.click(screen.getByRole("link", { name: "Go" }));
  expect(isHandled).toBe(!isDocument);
});

it("navigates within the store without loading a document", async () => {
  const Shop = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <LinkProvider component={RouterLink}>
          <StoreLink href="/stores">Stores</StoreLink>
        </LinkProvider>
      ),
    },
    { path: "/stores", Component: () => <h1>Our stores</h1> },
  ]);
  render(<Shop />);
  await userEvent.click(screen.getByRole("link", { name: "Stores" }));
  expect(await screen.findByRole("heading", { name: "Our stores" })).toBeTruthy();
});
