import { maskToken } from "../service/session/request-token.ts";
import { insertSession, makeSession } from "../service/session/session-store.ts";
import { createShopper, type Shopper } from "../testing/shopper.ts";
import type { World } from "./world.ts";

/** A shopper with a session and nothing else; `tabs` are the same browser, answered by either process in turn. */
export async function openBrowser(world: World, tabs = 1): Promise<Shopper[]> {
  const { session, pass, row } = makeSession(world.ports, { site: "US", brand: "general" });
  await insertSession(world.database, row);
  return Array.from({ length: tabs }, (_, at) => {
    const shopper = createShopper(at % 2 === 0 ? world.service : world.another);
    shopper.cookies.set("store-session-us", pass.text);
    shopper.token = maskToken(session.requestToken, world.ports.random);
    return shopper;
  });
}
