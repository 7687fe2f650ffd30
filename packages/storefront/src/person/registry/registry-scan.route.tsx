import { catalogOperations } from "@store/contract/catalog";
import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry-add.css?url";
import { scanField } from "@store/product-ui/registry-scan";
import { invalid } from "@store/ui-kit/form-outcome";
import { data, redirectDocument, replace } from "react-router";
import { addToRegistry } from "../../buy/adding/add-to-registry.ts";
import { answerOrProblem } from "../../buy/adding/answer-add.ts";
import { withLastFirst } from "../../buy/adding/last-registry.ts";
import { TermsPart } from "../../buy/adding/lazy-adds.tsx";
import { type RegistryOutcome, registryField } from "../../buy/adding/registry-outcome.ts";
import { acceptedTermsField, termsField } from "../../buy/adding/to-terms-of-add.ts";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formClient, formSecrets, parseIntent, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { registryPath } from "../../web/urls/registry-paths.ts";
import { scanPath, toScanModeCookie } from "../../web/urls/scan-mode.ts";
import { toPageUrl } from "../../web/urls/to-page-url.ts";
import type { Route } from "./+types/registry-scan.route";
import { ScanPage } from "./scan-page.tsx";
import { toScannedSku } from "./to-scanned-sku.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Turns scan mode on, for a shopper who is signed in and has a registry. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const owned = await page.client.call(registryOperations.getRegistries, { id: "mine" });
  const query = new URLSearchParams({ returnUrl: toPageUrl(request) });
  if (!owned.ok && owned.failure.kind === "refused" && owned.failure.errorCode === "NotSignedIn")
    throw replace(`${registryPath}/authenticate?${query}`);
  const { registries } = await replyOf(Promise.resolve(owned));
  if (registries.length === 0) throw replace(`${registryPath}/new?${query}`);
  const code = new URL(request.url).searchParams.get(scanField) ?? "";
  return data(
    { registries: withLastFirst(registries, request), code, secrets: await formSecrets(page) },
    { headers: { "Set-Cookie": toScanModeCookie(true) } },
  );
}

/** Only the document of this page may use the camera. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(toPageUrl(request));
}

/** What the page shows does not change with an add, and loading it again would load a document. */
export const shouldRevalidate = () => false;

/** Adds the item of a code, or ends scan mode. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (parseIntent(form).command === "stopScanning") {
    const headers = { "Set-Cookie": toScanModeCookie(false) };
    return redirectDocument(`${registryPath}/registrant-list`, { status: 303, headers });
  }
  const page = pageOf(context);
  const code = readText(form, scanField) ?? "";
  const refuse = (problem: string) => toActionResult(invalid({ problem, fields: toFields(form) }));
  if (code === "") return refuse("Please enter the number of an item.");
  const sku = toScannedSku(code, [new URL(request.url).origin, ...Object.values(page.origins), page.otherBrandOrigin]);
  if (sku === null) return refuse(unknown);
  const client = formClient(page, form, toNonce(form));
  const product = await client.call(catalogOperations.getProduct, { sku });
  if (!product.ok) return refuse(product.failure.kind === "refused" ? unknown : trouble);
  form.set("sku", sku);
  form.set("intent", "addToRegistry");
  const { hasCustomOrderConfirmation = false } = product.value.customOrderConfirmation ?? {};
  if (hasCustomOrderConfirmation && !form.has(acceptedTermsField)) form.set(termsField, "ask");
  const returnUrl = `${scanPath}?${new URLSearchParams({ [scanField]: code })}`;
  return addToRegistry({ request, form, client, returnUrl, refuse, leave: redirectDocument });
}

const unknown = "We do not know this number. Please check it, or try another item.";
const trouble = "We are having trouble right now. Please try again.";

/** The nonce of the page, together with how often it has added: the same item can be scanned twice. */
const toNonce = (form: FormData) => `${readText(form, "nonce") ?? ""} ${readText(form, "confirmation") ?? ""}`;

/** What was typed and selected. */
const toFields = (form: FormData) => ({
  [scanField]: readText(form, scanField) ?? "",
  [registryField]: readText(form, registryField) ?? "",
});

/** Keeps what was typed if the form could not be sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const answer = await answerOrProblem(serverAction());
  if ("terms" in answer) await TermsPart.preload();
  return "problem" in answer ? { ...answer, fields: toFields(form) } : answer;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Scan Items"),
  { name: "robots", content: "noindex" },
];

/** What the action answers, in one shape. */
interface ScanResult {
  readonly registry?: RegistryOutcome | null;
  readonly terms?: Parameters<typeof ScanPage>[0]["terms"];
  readonly problem?: string | null;
  readonly fields?: Readonly<Record<string, string>>;
}

export default function RegistryScan({ loaderData, actionData }: Route.ComponentProps) {
  const { registry = null, terms = null, problem = null, fields }: ScanResult = actionData ?? {};
  const { registries, code, secrets } = loaderData;
  return (
    <FormPage secrets={secrets}>
      <ScanPage
        registries={registries}
        outcome={registry}
        terms={terms}
        registryId={fields?.[registryField] || undefined}
        code={fields?.[scanField] ?? (actionData ? "" : code)}
        problem={problem}
      />
    </FormPage>
  );
}
