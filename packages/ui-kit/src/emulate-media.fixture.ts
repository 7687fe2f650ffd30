import { cdp } from "vitest/browser";

interface Media {
  readonly media?: "print" | "";
  readonly features?: ReadonlyArray<{ readonly name: "forced-colors"; readonly value: "active" }>;
}

/** Shows the page of a browser test as another medium; without options as the default screen. */
export async function emulateMedia({ media = "", features = [] }: Media = {}): Promise<void> {
  // The types of the session belong to the browser provider, which only the configuration of the tests knows.
  const session = cdp() as unknown as { send(method: string, options: object): Promise<unknown> };
  await session.send("Emulation.setEmulatedMedia", { media, features });
}
