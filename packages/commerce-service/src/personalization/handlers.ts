import { personalizationOperations, type RenderedPersonalization } from "@store/contract/personalization";
import { type Design, personalizationRequests } from "@store/contract/personalization/requests";
import { checkPersonalization } from "../line-options/check-personalization.ts";
import { drawPersonalization } from "../line-options/draw-personalization.ts";
import { findUnusablePatterns } from "../line-options/find-unusable-patterns.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume } from "../service/rate-limit/rate-limit.ts";
import { findPersonalizationRule, type SkuPersonalization } from "./queries/find-personalization-rule.ts";
import { insertPersonalization } from "./queries/insert-personalization.ts";

export const personalizationModule = defineModule({
  operations: personalizationOperations,
  requests: personalizationRequests,
  handlers: { saveDesign: savePersonalization, renderPersonalization },
});

type SavedReply = { isSuccess: boolean; profileGuid: string; personalizationId: string };

/** Stores checked texts for their add; 404 if the SKU is not sold, 422 with the reason if they cannot be made. */
async function savePersonalization(request: Design, context: CallContext): Promise<Answer<SavedReply>> {
  const { sku } = request;
  const found = await findRule(sku, context);
  if (!found) return notSold(sku);
  const checked = checkPersonalization(request, found.rule, found);
  if (!checked.ok) {
    const { businessErrorDescription: message } = checked.error;
    return { kind: "refused", status: 422, errorCode: "PersonalizationInvalid", message };
  }
  const limited = await consume(context, limits.personalizations);
  if (limited) return limited;
  const { database, clock, random, session } = context;
  const keys = { profileGuid: random.token(16), personalizationId: random.token(16) };
  const ownerId = session?.ownerId ?? null;
  const { personalization } = checked;
  await insertPersonalization(database, { ...keys, ownerId, sku, personalization, now: clock.now() });
  return { kind: "reply", reply: { isSuccess: true, ...keys } };
}

/** The picture of a personalization, or why it cannot be made; 404 if the SKU is not sold. */
async function renderPersonalization(request: Design, context: CallContext): Promise<Answer<RenderedPersonalization>> {
  const found = await findRule(request.sku, context);
  if (!found) return notSold(request.sku);
  const checked = checkPersonalization(request, found.rule, found);
  if (!checked.ok || !found.rule) {
    return { kind: "reply", reply: { imageUrl: null, hasError: true, error: checked.ok ? null : checked.error } };
  }
  const imageUrl = drawPersonalization(checked.personalization, found.rule);
  return { kind: "reply", reply: { imageUrl, hasError: false, error: null } };
}

async function findRule(sku: string, context: CallContext): Promise<SkuPersonalization | undefined> {
  const { database, site, brand, log } = context;
  const found = await findPersonalizationRule(database, { site, brand }, sku);
  const unusable = found?.rule ? findUnusablePatterns(found.rule) : [];
  if (unusable.length > 0) log.warn("pattern of a font not usable", { sku, fonts: unusable.join("; ") });
  return found;
}

function notSold(sku: string): Answer<never> {
  return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
}
