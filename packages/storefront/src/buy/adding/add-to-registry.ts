import type { CallResult } from "@store/checkout-client";
import { registryOperations } from "@store/contract/registry";
import { toPlainDigits } from "@store/postal-and-address";
import { registryButtonId } from "@store/ui-kit/early-protocol";
import { type Invalid, invalid, shown } from "@store/ui-kit/form-outcome";
import { redirect } from "react-router";
import { type FormClient, toActionResult, toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { registryPath } from "../../web/urls/registry-paths.ts";
import { toPageUrl } from "../../web/urls/to-page-url.ts";
import { checkTexts } from "./add-personalized.ts";
import { confirmationField } from "./confirmation-field.tsx";
import { findTermsOfAdd } from "./find-terms-of-add.ts";
import { toLastRegistryCookie, withLastFirst } from "./last-registry.ts";
import {
  fromField,
  type OfferedRegistries,
  type OwnRegistries,
  type RegistryAdded,
  registryField,
} from "./registry-outcome.ts";
import { acceptedTermsField, toTermsOfAdd } from "./to-terms-of-add.ts";

const trouble = "We could not add this to your registry. Please try again.";

export interface RegistrySubmission {
  readonly request: Request;
  readonly form: FormData;
  readonly client: FormClient;
  /** Where a sign-in, or a first registry, returns to; by default the page of the form. */
  readonly returnUrl?: string;
  /** How a page is left; by default within the document. */
  readonly leave?: typeof redirect;
  /** The answer to a refusal; by default the reason stands beside the button. */
  readonly refuse?: (problem: string) => ReturnType<typeof toActionResult<Invalid>>;
}

/**
 * Adds the item of a form to a registry of the account. Terms come first, then the sign-in, a first registry, or the choice
 * of one: nothing is added before, and nothing by itself afterwards (AMB-224, AMB-240). A page whose scripts run gets what
 * was added; a document leads to the confirmation (AMB-255).
 */
export async function addToRegistry(submission: RegistrySubmission) {
  const { request, form, client, leave = redirect } = submission;
  const quantity = readText(form, "quantity") || "1";
  const { refuse = (problem: string) => toActionResult(invalid({ registry: { ...invalid({ problem }), quantity } })) } =
    submission;
  const texts = await checkTexts(client, form);
  if (texts.kind === "invalid") return texts.submitted ? toActionResult(texts) : refuse(trouble);
  const terms = await findTermsOfAdd(client, form);
  if (terms === undefined) return refuse(trouble);
  if (terms) return toActionResult(shown({ terms }));

  const owned = await client.call(registryOperations.getRegistries, { id: "mine" });
  if (isSignedOut(owned)) return leave(toUrl("authenticate", submission), 303);
  if (!owned.ok) return refuse(toProblem(owned, trouble) ?? trouble);
  const registries = withLastFirst(owned.value.registries, request);
  const registryId = readText(form, registryField) ?? (registries.length === 1 ? registries[0]?.grId : undefined);
  if (registries.length === 0) return leave(toUrl("new", submission), 303);
  if (registryId === undefined)
    return toActionResult(shown({ registry: { ...shown(toChoice(registries, form)), quantity } }), { status: 200 });

  const sku = readText(form, "sku") ?? "";
  const items = [{ Sku: sku, Quantity: Number(toPlainDigits(quantity)), GrId: registryId }];
  const result = await client.call(registryOperations.addRegistryItems, items);
  if (isSignedOut(result)) return leave(toUrl("authenticate", submission), 303);
  if (!result.ok || !result.value.isSuccess) return refuse(toProblem(result, trouble) ?? trouble);
  const headers = { "Set-Cookie": toLastRegistryCookie(registryId, request) };
  const { hasText } = texts.data;
  if (request.headers.get("sec-fetch-dest") === "document" || !form.has(confirmationField)) {
    const marks = { sku, registryId, hasText, isReplayed: client.isReplayed() };
    return leave(toConfirmationUrl(result.value, marks), { status: 303, headers });
  }
  const added = shown({ added: result.value, hasText, isReplayed: client.isReplayed() });
  return toActionResult(shown({ registry: { ...added, quantity } }), { headers });
}

const isSignedOut = (result: CallResult<unknown>) =>
  !result.ok && result.failure.kind === "refused" && result.failure.errorCode === "NotSignedIn";

/** The page of registries that returns to the form's page, where its button then has the focus. */
function toUrl(page: "authenticate" | "new", { request, form, returnUrl }: RegistrySubmission): string {
  const query = new URLSearchParams({ returnUrl: returnUrl ?? toFormUrl(request, form) });
  return `${registryPath}/${page}?${query}`;
}

/** The page of a form with the quantity that was chosen on it. A card's form names its page. */
function toFormUrl(request: Request, form: FormData): string {
  const from = readText(form, fromField);
  if (from) return `${toReturnUrl(from).split("#")[0]}#${registryButtonId}-${readText(form, "sku")}`;
  const [path = "", query = ""] = toPageUrl(request).split("?");
  const parameters = new URLSearchParams(query);
  const quantity = readText(form, "quantity") ?? "1";
  if (quantity === "1") parameters.delete("quantity");
  else parameters.set("quantity", quantity);
  return `${path}${parameters.size > 0 ? `?${parameters}` : ""}#${registryButtonId}`;
}

/** The choice of a registry, with the fields of the add. */
function toChoice(registries: OwnRegistries, form: FormData): OfferedRegistries {
  const termsId = readText(form, acceptedTermsField);
  const { fields } = toTermsOfAdd({ termsId: termsId ?? "", message: "" }, form);
  const { [acceptedTermsField]: _, ...withoutTerms } = fields;
  return { registries, fields: termsId === null ? withoutTerms : fields };
}

function toConfirmationUrl(
  { addedItemCount }: RegistryAdded,
  { sku, registryId, hasText, isReplayed }: { sku: string; registryId: string; hasText: boolean; isReplayed: boolean },
): string {
  const marks = { ...(hasText && { text: "1" }), ...(isReplayed && { again: "1" }) };
  const query = new URLSearchParams({ grId: registryId, sku, count: String(addedItemCount), ...marks });
  return `${registryPath}/added?${query}`;
}
