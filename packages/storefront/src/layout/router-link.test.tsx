import { LinkProvider, StoreLink } from "@store/ui-kit/link";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { RouterLink } from "./router-link.tsx";

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
