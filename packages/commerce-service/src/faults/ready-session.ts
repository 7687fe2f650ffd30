import { maskToken } from "../service/session/request-token.ts";
import { insertSession, makeSession } from "../service/session/session-store.ts";
import { createShopper, type Shopper } from "../testing/shopper.ts";
import type { FaultEnvironment } from "./fault-environment.ts";

/** A shopper with a session and nothing else; `tabs` are the same browser, answered by either process in turn. */
export async function openBrowser(environment: FaultEnvironment, tabs = 1): Promise<Shopper[]> {
  const { session, token, row } = makeSession(environment.ports, { site: "US", brand: "general" });
  await insertSession(environment.database, row);
  return Array.from({ length: tabs }, (_, at) => {
    const shopper = createShopper(at % 2 === 0 ? environment.service : environment.another);
    shopper.cookies.set("store-session-us", token.text);
    shopper.token = maskToken(session.requestToken, environment.ports.random);
    return shopper;
  });
}
