import { cdp } from "vitest/browser";

interface Media {
  readonly media?: "print" | "";
  readonly features?: ReadonlyArray<{ readonly name: "forced-colors"; readonly value: "active" }>;
}

/** Shows the page of a browser test as another medium does; without options as the screen that it is. */
export async function emulateMedia({ media = "", features = [] }: Media = {}): Promise<void> {
  // The types of the session belong to the browser's provider, which only the tests' configuration knows.
  const session = cdp() as unknown as { send(method: string, options: object): Promise<unknown> };
  await session.send("Emulation.setEmulatedMedia", { media, features });
}
