import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { Pagination } from "./pagination.tsx";

/** The types of the session belong to the browser provider, which only the configuration of the tests knows. */
const session = () => cdp() as unknown as { send(method: string, options: object): Promise<unknown> };
const setForcedColors = (value: "active" | "none") =>
  session().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

afterEach(async () => {
  cleanup();
  await setForcedColors("none");
});

it("frames only the current page in forced colors", async () => {
  await setForcedColors("active");
  render(
    <>
      <Pagination page={2} pageCount={3} total={31} shown={12} hrefOf={(page) => `?page=${page}`} />
      <i data-testid="ground" style={{ forcedColorAdjust: "none", color: "Canvas" }} />
    </>,
  );
  const ground = getComputedStyle(screen.getByTestId("ground")).color;
  const links = ["1", "2", "3"].map((name) => screen.getByRole("link", { name: new RegExp(name) }));
  expect(links.map((link) => getComputedStyle(link).borderTopColor !== ground)).toEqual([false, true, false]);
});
