import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LinkProvider, StoreLink, type StoreLinkProps } from "./link.tsx";

function RouterLink({ preventScrollReset, ...anchor }: StoreLinkProps) {
  return <a {...anchor} data-router={preventScrollReset ? "stays" : "jumps"} />;
}

describe("StoreLink", () => {
  it("is a plain anchor on its own", () => {
    render(
      <StoreLink href="/stores" preventScrollReset>
        Stores
      </StoreLink>,
    );
    expect(screen.getByRole("link", { name: "Stores" }).outerHTML).toBe('<a href="/stores">Stores</a>');
  });

  it("uses the application's router if there is one", () => {
    render(
      <LinkProvider component={RouterLink}>
        <StoreLink href="/product/100102" preventScrollReset>
          Moss Linen
        </StoreLink>
      </LinkProvider>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("data-router", "stays");
  });
});
