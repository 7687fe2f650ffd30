import { createTestService, type TestService } from "@store/commerce-service/testing";
import { createShopperStore } from "@store/shopper-state";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactElement } from "react";
import { afterAll, beforeAll } from "vitest";
import { testSite } from "./test-site.fixture.ts";

/** One service with its own database for a test file. */
export function useService(): () => TestService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await createTestService();
  });
  afterAll(() => service?.close());
  return () => {
    if (!service) throw new Error("The service runs only while tests run. Ask for it inside a test.");
    return service;
  };
}

/** A function between the page and the service in one test, which can delay or lose a response. */
type Wire = (path: string, send: () => Promise<Response>) => Promise<Response>;

/** A guest with a page over the real service. */
export function openShopper(service: TestService, { wire }: { wire?: Wire } = {}) {
  const shopper = service.shopper({ site: "US" });
  const sent: Array<{ path: string; body: string; token: string | null }> = [];
  const store = createShopperStore({
    site: testSite,
    client: {
      baseUrl: "",
      retry: { delayMs: 0 },
      fetch: (path, init) => {
        const headers = new Headers(init.headers);
        if (init.method === "POST") headers.set("origin", "http://localhost:3000");
        sent.push({ path, body: String(init.body ?? ""), token: headers.get("requestverificationtoken") });
        const send = () => shopper.send(path, { ...init, headers: Object.fromEntries(headers) });
        return wire ? wire(path, send) : send();
      },
    },
  });
  return {
    store,
    sent,
    callsTo: (name: string) => sent.filter(({ path }) => path.includes(name)),
    show(page: ReactElement) {
      cleanup();
      return render(<Provider store={store}>{page}</Provider>);
    },
  };
}
