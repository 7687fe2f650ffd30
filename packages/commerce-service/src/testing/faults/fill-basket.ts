import { type Basket, type CardChoice, firstRecipientId, type TenderChoice } from "../../basket/basket.ts";
import { saveBasket } from "../../basket/queries/save-basket.ts";
import { plainLine } from "../../basket/rules/basket-state.ts";
import { toOwnerId } from "../../service/session/owner-id.ts";
import { makeSession } from "../../service/session/session-store.ts";
import { maskToken } from "../../service/session/session-token.ts";
import { sampleAddresses } from "../proceed-to-review.ts";
import { createShopper, type Shopper } from "../shopper.ts";
import type { CheckoutPlan, PlannedTender } from "./checkout-plan.ts";
import type { FaultEnvironment } from "./fault-environment.ts";
import { createAccount, issueTender, type WaveShares } from "./wave-shares.ts";

const storefront = { site: "US", brand: "general" } as const;

/** A shopper at the review, with everything needed to check the outcome. */
export interface ReadyShopper {
  shopper: Shopper;
  ownerId: string;
  basketId: string;
}

/** Brings a shopper to the review with the plan's data, through the service's own basket writer. */
export async function fillBasket(
  environment: FaultEnvironment,
  plan: CheckoutPlan,
  { shares, service }: { shares: WaveShares; service: Pick<FaultEnvironment["service"], "fetch"> },
): Promise<ReadyShopper> {
  const { ports, database, clock } = environment;
  const accountId = await findAccount(environment, plan, shares);
  const account =
    accountId === null ? null : { accountId, ownerId: `${toOwnerId(accountId, storefront)}:${ports.random.token(6)}` };
  const { session, token, row } = makeSession(ports, storefront, { account });
  const basketId = ports.random.token(16);
  const email = `${basketId.toLowerCase()}@example.com`;
  const isRewards = accountId !== null;
  const basket: Basket = {
    basketId,
    ownerId: session.ownerId,
    ...storefront,
    version: 1,
    status: "open",
    isInCheckout: true,
    reachedStep: 4,
    choices: {
      email,
      recipients: [
        {
          id: firstRecipientId,
          address: { ...sampleAddresses.chicago, emailAddress: email },
          serviceLevels: { parcel: plan.serviceLevel },
        },
      ],
      cards: await createCards(environment, plan, isRewards),
      tenders: await Promise.all(plan.tenders.map((tender) => toTender(tender, { environment, shares, accountId }))),
      promoCodes: plan.promo === null ? [] : [plan.promo === "once" ? shares.promoCode : plan.promo],
    },
    lines: toLines(environment, plan, basketId),
  };
  await saveBasket(database, { before: null, after: basket, now: clock.now(), session: row, answer: null });
  const shopper = createShopper(service);
  shopper.cookies.set("store-session-us", token.text);
  shopper.token = maskToken(session.requestToken, ports.random);
  return { shopper, ownerId: session.ownerId, basketId };
}

// In the service an account has one basket. Here each of its sessions has its own, so that they can compete.
async function findAccount(
  environment: FaultEnvironment,
  { tenders }: CheckoutPlan,
  shares: WaveShares,
): Promise<string | null> {
  if (tenders.includes("sharedCertificate")) return shares.accountId;
  return tenders.includes("certificate") ? createAccount(environment) : null;
}

function toLines({ catalog, scarceSku }: FaultEnvironment, plan: CheckoutPlan, basketId: string): Basket["lines"] {
  const wanted = plan.lines.map(({ item, quantity }) => ({ sku: catalog[item % catalog.length] ?? "", quantity }));
  if (plan.wantsScarce) wanted.push({ sku: scarceSku, quantity: 1 });
  return wanted.map(({ sku, quantity }, at) => ({
    ...plainLine,
    lineId: `${basketId}-${at}`,
    sku,
    quantity,
    position: at + 1,
  }));
}

/** The cards of a plan at the processor; certificates need a card of the rewards program. */
async function createCards(
  { database, ports, clock }: FaultEnvironment,
  { cards }: CheckoutPlan,
  isRewards: boolean,
): Promise<CardChoice[]> {
  const created = cards.map((outcome) => ({
    token: `fault-${ports.random.token(12)}`,
    outcome,
    created_at: clock.now(),
  }));
  await database.insertInto("sandbox_card").values(created).execute();
  return created.map(({ token }, at) => ({
    id: token,
    token,
    type: isRewards ? "CoBrandMasterCard" : "Visa",
    lastFour: `000${at}`,
    expMonth: "08",
    expYear: "2031",
    ...(at === 1 && { amountCents: 777 }),
  }));
}

async function toTender(
  tender: PlannedTender,
  { environment, shares, accountId }: { environment: FaultEnvironment; shares: WaveShares; accountId: string | null },
): Promise<TenderChoice> {
  switch (tender) {
    case "ownGiftCard":
      return issueTender(environment, { kind: "giftCard", cents: 1203 });
    case "richGiftCard":
      return issueTender(environment, { kind: "giftCard", cents: 500_000 });
    case "sharedGiftCard":
      return { ...shares.giftCard };
    case "ownCode":
      return issueTender(environment, { kind: "tenderCode", cents: 1501 });
    case "sharedCode":
      return { ...shares.code };
    case "certificate":
      return issueTender(environment, { kind: "certificate", cents: 1000, accountId: accountId ?? "" });
    case "sharedCertificate":
      return { ...shares.certificate };
    default:
      return tender satisfies never;
  }
}
