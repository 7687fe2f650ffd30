import { createTestService, type TestService, type TestServiceOptions } from "@store/commerce-service/testing";
import { sampleCards, sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import type { Address } from "@store/contract/shared";
import { checkoutAtom, createShopperStore, receiveCheckoutAtom, type StoreSite } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactElement } from "react";
import { afterAll, beforeAll, vi } from "vitest";

export const { visa: visaNumber, declined: declinedNumber } = sampleCards;

/** One service with its own database for a test file. */
export function useService(options: TestServiceOptions = {}): () => TestService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await createTestService(options);
  });
  afterAll(() => service?.close());
  return () => {
    if (!service) throw new Error("The service stands only while tests run. Ask for it inside a test.");
    return service;
  };
}

/** Counts so many wrong codes of strangers that guests are slowed down; the returned function forgets them. */
export async function exhaustCodes({ database, clock }: TestService): Promise<() => Promise<unknown>> {
  const row = { subject: "codes wrong", window_started: clock.now(), used: 1_000_000 };
  await database
    .insertInto("rate_limit")
    .values(row)
    .onConflict((conflict) => conflict.column("subject").doUpdateSet(row))
    .execute();
  return () => database.deleteFrom("rate_limit").where("subject", "=", row.subject).execute();
}

/** A function between the page and the service in one test, which can drop a response or inspect a request. */
type Wire = (path: string, send: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>;

/** A shopper with a page over the real service. */
export function openShopper(service: TestService, { site = usSite, wire }: { site?: StoreSite; wire?: Wire } = {}) {
  const shopper = service.shopper({ site: site.site });
  const origin = site.site === "US" ? "http://localhost:3000" : "http://localhost:3001";
  const sent: Array<{ path: string; body: string; key: string | null; token: string | null }> = [];
  const storage = new Map<string, string>();
  // What the tab notes of every order that it shows is no draft.
  const shown = new Map<string, string>();
  const placeOf = (name: string) => (name.startsWith("seenOrder.") ? shown : storage);
  /** The state of one page. */
  const openStore = () =>
    createShopperStore({
      site,
      client: {
        baseUrl: "",
        retry: { delayMs: 0 },
        fetch: (path, init) => {
          const headers = new Headers(init.headers);
          if (init.method === "POST") headers.set("origin", origin);
          sent.push({
            path,
            body: String(init.body ?? ""),
            key: headers.get("idempotency-key"),
            token: headers.get("requestverificationtoken"),
          });
          const send = () => shopper.send(path, { ...init, headers: Object.fromEntries(headers) });
          return wire ? wire(path, send, init.signal) : send();
        },
      },
      platform: {
        now: () => service.clock.now(),
        wait: async () => {},
        events: document,
        storage: {
          getItem: (name) => placeOf(name).get(name) ?? null,
          setItem: (name, text) => void placeOf(name).set(name, text),
          removeItem: (name) => void placeOf(name).delete(name),
        },
      },
    });
  const store = openStore();

  /** The model of the page's loader. */
  async function load(target = store): Promise<void> {
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    target.set(receiveCheckoutAtom, body.checkout);
  }
  const bring = {
    async toCart(items: AddToCartItem[] = [{ Sku: sampleSkus.lamp }]) {
      await shopper.call(cartOperations.addItems, { items });
    },
    async toShipping() {
      await bring.toCart();
      await shopper.call(cartOperations.checkout, {});
      await load();
    },
    async toDelivery(address: Address = chicagoAddress) {
      await bring.toShipping();
      await shopper.call(checkoutOperations.saveShippingAddress, { address });
      await shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
      await load();
    },
    async toPayment(address?: Address) {
      await bring.toDelivery(address);
      await bring.toPaymentFromDelivery();
    },
    /** From the delivery step, however it was reached, with what is chosen there. */
    async toPaymentFromDelivery() {
      await load();
      const people = store.get(checkoutAtom)?.shippingOptions.recipients ?? [];
      const recipients = people.map(({ id }) => ({ recipientId: id, shipments: [] }));
      await shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
      await shopper.call(checkoutOperations.moveToPaymentPage, {});
      await load();
    },
    async toReview(number = visaNumber) {
      await bring.toPayment();
      await bring.toPaid(number);
    },
    /** From the payment step, however it was reached. */
    async toPaid(number = visaNumber, cvv = "123") {
      await shopper.call(paymentOperations.savePayment, {
        cardOneData: {
          type: "Visa",
          number,
          expMonth: "12",
          expYear: "2029",
          cvv,
          saveToAccount: false,
          isExpired: false,
          lastFour: number.slice(-4),
        },
        accountCardOneData: null,
        cardTwoData: null,
        accountCardTwoData: null,
      });
      await shopper.call(checkoutOperations.moveToReviewPage, {});
      await load();
    },
  };
  const onGo = vi.fn<(path: string) => void>();
  const onLeave = vi.fn<(url: string) => void>();
  const onTitle = vi.fn<(title: string) => void>();
  const callsTo = (name: string) => sent.filter(({ path }) => path.includes(name));

  return {
    shopper,
    store,
    sent,
    storage,
    bring,
    onGo,
    onLeave,
    onTitle,
    callsTo,
    navigation: { onGo, onLeave, onTitle },
    show: (page: ReactElement) => render(<Provider store={store}>{page}</Provider>),
    /** The page after a browser refresh: only the tab's storage of the previous one is left. */
    async refresh(page: ReactElement) {
      cleanup();
      const fresh = openStore();
      await load(fresh);
      return render(<Provider store={fresh}>{page}</Provider>);
    },
  };
}
