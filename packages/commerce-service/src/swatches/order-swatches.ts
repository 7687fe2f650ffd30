import { freeFormMaxLength, maxSwatches, type SwatchOrderReply, swatchMessages } from "@store/contract/swatches";
import type { SubmitFreeFormOrder } from "@store/contract/swatches/requests";
import { checkSwatchAddress, type SwatchAddress } from "@store/postal-and-address/swatch-address";
import { countryOfSite } from "../delivery/rules/delivery-place.ts";
import { holdsCardNumber } from "../free-text/holds-card-number.ts";
import { checkPlaceOfAddress } from "../places/check-place-of-address.ts";
import { type SwatchSettings, toSwatchSettings } from "../ports/swatch-settings.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume } from "../service/rate-limit/rate-limit.ts";
import { hashesWithSecrets } from "../service/session/secrets.ts";
import { type CatalogSwatch, findSwatches, findSwatchProduct } from "./queries/find-swatches.ts";
import { type SaveOutcome, saveSwatchOrder } from "./queries/save-swatch-order.ts";
import { isSent } from "./rules/to-swatch.ts";

type Reply = Answer<SwatchOrderReply>;

const refuse = (Message: string): Reply => ({
  kind: "reply",
  reply: { Succeeded: false, Message, AddressValidationResult: null },
});

/**
 * Orders one to five swatches, or a free-form text, to an address of the site. An address whose city, state and postal
 * code contradict each other is answered with suggestions, unless the shopper keeps it as entered. A refused order
 * saves nothing and takes no stock.
 */
export async function orderSwatches(request: SubmitFreeFormOrder, context: CallContext): Promise<Reply> {
  const { site, database, random, secrets, clock } = context;
  const settings = toSwatchSettings(context);
  const freeFormText = request.freeFormText?.trim() || null;
  const choiceCodes = [...new Set(request.swatch)];
  const check = checkSwatchAddress(toTyped(request), { country: site });
  const problem = check.ok ? null : Object.values(check.problems)[0];
  const texts = [request.FirstName, request.LastName, request.Address1, request.Address2, request.City, freeFormText];
  if (freeFormText && freeFormText.length > freeFormMaxLength) return refuse(swatchMessages.freeFormTooLong);
  if (choiceCodes.length === 0 && freeFormText === null) {
    return refuse(request.freeFormText === undefined ? swatchMessages.none : swatchMessages.freeFormMissing);
  }
  if (choiceCodes.length > maxSwatches) return refuse(swatchMessages.tooMany);
  if (!check.ok) return refuse(problem ?? "");
  if (texts.some((text) => text && holdsCardNumber(text))) return refuse("Please leave out numbers of cards.");

  const limited = await consume(context, limits.swatchOrders);
  if (limited) return limited;
  const swatches = choiceCodes.length > 0 ? await findSwatches(database, context, { choiceCodes }) : [];
  const choiceProblem = await findChoiceProblem(swatches, request, context);
  if (choiceProblem !== null) return refuse(choiceProblem);
  const { address } = check;
  if (!request.UseAddressAsEntered) {
    const place = await checkPlaceOfAddress(database, { ...address, country: countryOfSite[site] }, site);
    if (!place.isValid) return toUnconfirmed(place.suggestions);
  }

  const { sessionId } = await context.requireSession();
  const rows = choiceCodes.map((code) => `swatch ${code}`);
  const outcome = await context.rowQueue.run(rows, () =>
    saveSwatchOrder(
      database,
      {
        site,
        brand: context.brand,
        orderId: random.token(16),
        sessionId,
        sku: request.Sku || null,
        choiceCodes,
        freeFormText,
        address,
        addressHashes: hashesWithSecrets(secrets, `swatches ${toAddressKey(address)}`),
        isAddressAsEntered: request.UseAddressAsEntered,
        isEmailSignUp: site === "CA" ? request.CanadaEmailSignup : request.SignUp,
        mail: {
          mailId: random.token(16),
          content: {
            kind: "swatchesOrdered",
            firstName: address.firstName,
            swatches: swatches.map(({ name }) => name),
            arrivesIn: settings.deliveryDays[site],
          },
        },
        now: clock.now(),
      },
      settings.perAddress,
    ),
  );
  if (outcome !== "saved") return refuse(toMessage(outcome, swatches, settings));
  return { kind: "reply", reply: { Succeeded: true, Message: null, AddressValidationResult: null } };
}

function toTyped(request: SubmitFreeFormOrder): SwatchAddress {
  return {
    firstName: request.FirstName,
    lastName: request.LastName,
    address1: request.Address1,
    address2: request.Address2,
    city: request.City,
    state: request.State,
    postalCode: request.PostalCode,
    dayPhone: request.DayPhone,
    emailAddress: request.EmailAddress,
  };
}

/** Why the selection cannot be ordered, as text; null if it can. `found` are its swatches in the assortment. */
async function findChoiceProblem(
  found: readonly CatalogSwatch[],
  { Sku, swatch }: SubmitFreeFormOrder,
  context: CallContext,
): Promise<string | null> {
  const { database, brand } = context;
  const { attributeIds } = toSwatchSettings(context);
  if (Sku !== "" && !(await findSwatchProduct(database, context, Sku))) return "We do not sell this product here.";
  if (found.length < new Set(swatch).size) return "We do not offer one of these swatches here. Please choose again.";
  const missing = found.find((one) => !isSent(one, brand, attributeIds));
  return missing ? toUnavailable(missing.name) : null;
}

function toUnavailable(name: string): string {
  return `The swatch of ${name} is temporarily unavailable. Please choose another one.`;
}

function toMessage(
  outcome: Exclude<SaveOutcome, "saved">,
  swatches: readonly CatalogSwatch[],
  { perAddress }: SwatchSettings,
): string {
  if (outcome === "addressLimit") {
    const { orders, days } = perAddress;
    return `We send ${orders} swatch orders to an address in ${days} days at most. Please try again later.`;
  }
  const soldOut = swatches.find(({ choiceCode }) => outcome.soldOut.includes(choiceCode));
  return toUnavailable(soldOut?.name ?? "this fabric");
}

function toUnconfirmed(suggestions: readonly { city: string; state: string; zipCode: string }[]): Reply {
  const Suggestions = suggestions.map(({ city, state, zipCode }) => ({ City: city, State: state, ZipCode: zipCode }));
  return { kind: "reply", reply: { Succeeded: false, Message: null, AddressValidationResult: { Suggestions } } };
}

// Commas, periods and case make no difference.
function toAddressKey({ address1, address2, postalCode }: SwatchAddress): string {
  return `${address1} ${address2} ${postalCode}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
