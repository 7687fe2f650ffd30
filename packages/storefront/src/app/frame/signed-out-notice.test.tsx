import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet, useLocation } from "react-router";
import { expect, it } from "vitest";
import { SignedOutNotice, useSignedOutPage } from "./signed-out-notice.tsx";

/** As in the page frame, whose main element is another one for the steps of the checkout. */
function Shop() {
  const { pathname } = useLocation();
  const isShown = useSignedOutPage(true);
  return (
    <>
      <main key={pathname}>{isShown ? <SignedOutNotice /> : null}</main>
      <Link to="/cart?step=2">Same page</Link>
      <Link to="/stores">Stores</Link>
      <Link to="/cart">Cart</Link>
      <Outlet />
    </>
  );
}

it("the notice of an ended session is a status that stays on its page, and does not return to it", async () => {
  const App = createRoutesStub([
    {
      path: "/",
      Component: Shop,
      children: [
        { path: "cart", Component: () => <h1>Cart</h1> },
        { path: "stores", Component: () => <h1>Stores</h1> },
      ],
    },
  ]);
  render(<App initialEntries={["/cart"]} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("link", { name: "Same page" }));
  expect(await screen.findByRole("status")).toHaveTextContent("You were signed out.");
  await user.click(screen.getByRole("link", { name: "Stores" }));
  await screen.findByRole("heading", { name: "Stores" });
  expect(screen.queryByRole("status")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Cart" }));
  await screen.findByRole("heading", { name: "Cart" });
  expect(screen.queryByRole("status")).toBeNull();
});
