import { createShopperStore, type StoreSite } from "@store/shopper-state";

export const siteSample: StoreSite = {
  site: "US",
  brand: "general",
  brandName: "Linden & Loam",
  currency: "USD",
  locale: "en-US",
  country: "USA",
  servicePhone: "1-800-555-0134",
  serviceHours: "Monday to Saturday, 8 am to 8 pm Central",
  exampleEmail: "name@example.com",
  emailEndingMax: 63,
  luhn: true,
  cardBins: { proprietary: ["3777"], plcc: [], imprint: [], coBrand: [], reissuedCoBrand: [] },
  plccLabel: "Linden & Loam CC",
  coBrandLabel: "Linden & Loam MC",
  cartErrorButtonText: "Back to Cart",
  paymentProvider: { enabled: false },
  donation: null,
  allowedRedirectHosts: [],
};

/** A call as the service receives it. */
export interface ArrivedCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The state of a page whose service responds to every call with the result of `answer`. */
export function answeringStore(answer: (call: ArrivedCall) => unknown) {
  return createShopperStore({
    site: siteSample,
    client: {
      baseUrl: "http://shop.test",
      fetch: async (url, { body }) => {
        const { pathname: path, searchParams: query } = new URL(url);
        return Response.json(await answer({ path, query, body: typeof body === "string" ? JSON.parse(body) : null }));
      },
    },
  });
}
