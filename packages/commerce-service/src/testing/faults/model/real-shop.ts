import { cartOperations } from "@store/contract/cart";
import { insertSession } from "../../../service/queries/sessions.ts";
import { makeSession } from "../../../service/session/session-store.ts";
import { maskToken, toSessionId } from "../../../service/session/session-token.ts";
import { hashNumber, hashPin } from "../../../tenders/hash-number.ts";
import { setStock } from "../../set-stock.ts";
import { createShopper, type Shopper } from "../../shopper.ts";
import type { FaultEnvironment } from "../fault-environment.ts";
import { newShopper, type PriceList, type ShopModel } from "./shop-model.ts";

/** The store behind its real handler, for the model's actions. */
export interface RealShop {
  environment: FaultEnvironment;
  prices: PriceList;
  shoppers: readonly RealShopper[];
  giftCards: ReadonlyMap<string, { number: string; pin: string }>;
}
export interface RealShopper {
  browser: Shopper;
  ownerId: string;
}

const unitsOfEach = 12;
let opened = 0;

/** Two new shoppers, two gift cards and a few units of four items, in the store and in the model. */
export async function openShop(
  environment: FaultEnvironment,
  prices: PriceList,
): Promise<{ model: ShopModel; real: RealShop }> {
  opened += 1;
  const skus = [...prices.priceCents.keys()];
  await setStock(environment.database, unitsOfEach, skus);
  const giftCards = new Map<string, { number: string; pin: string }>();
  for (const [name, cents] of [
    ["small", 2511],
    ["large", 60_013],
  ] as const) {
    const number = `6199${String(opened).padStart(11, "0")}${name === "small" ? 1 : 2}`;
    giftCards.set(name, { number, pin: "4471" });
    await environment.database
      .insertInto("gift_card")
      .values({
        number_hash: await hashNumber("giftCard", number),
        pin_hash: await hashPin("4471", { number }),
        last_four: number.slice(-4),
        site: "US",
        issued_cents: cents,
        balance_cents: cents,
      })
      .execute();
  }
  const browsers = [...(await openBrowser(environment)), ...(await openBrowser(environment))];
  const shoppers = await Promise.all(
    browsers.map(async (browser) => ({
      browser,
      ownerId: toSessionId({ secret: browser.cookies.get("store-session-us")?.split(".")[0] ?? "" }),
    })),
  );
  const model: ShopModel = {
    stock: new Map(skus.map((sku) => [sku, unitsOfEach])),
    giftCards: new Map([
      ["small", 2511],
      ["large", 60_013],
    ]),
    shoppers: shoppers.map(newShopper),
  };
  return { model, real: { environment, prices, shoppers, giftCards } };
}

/** The id of the line that holds a SKU in a list of a shopper. */
export async function lineIdOf(
  { environment }: RealShop,
  { ownerId }: RealShopper,
  { sku, state }: { sku: string; state: "cart" | "saved" },
): Promise<string> {
  const line = await environment.database
    .selectFrom("basket_line")
    .innerJoin("basket", "basket.basket_id", "basket_line.basket_id")
    .select("line_id")
    .where("owner_id", "=", ownerId)
    .where("basket.status", "<>", "ordered")
    .where("sku", "=", sku)
    .where("state", "=", state)
    .executeTakeFirst();
  return line?.line_id ?? "none";
}

/** The cart as its shopper sees it now. */
export async function readCart({ browser }: RealShopper) {
  const { body } = await browser.call(cartOperations.getCartJsx, {});
  if (!body.cartData) throw new Error("The response has no cart.");
  return body.cartData;
}

/** A shopper with a session and nothing else; `tabs` share its cookies and use the two processes alternately. */
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
