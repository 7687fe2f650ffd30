import { registryOperations as calls } from "@store/contract/registry";
import { createStorefront } from "../../app/server/create-storefront.ts";
import { buildWith, commerceSample, configSample, type PageRow } from "../../app/server/storefront.fixture.ts";
import type { StoreConfig } from "../../web/config/store-config.ts";
import { savedAccountSample } from "../account/account.samples.ts";
import * as signIn from "../sign-in/sign-in.route.tsx";
import * as newRegistry from "./new-registry.route.tsx";
import * as registries from "./registries.route.tsx";
import * as registry from "./registry.route.tsx";
import { checklistSample, registrySample, sharedRegistrySample } from "./registry.samples.ts";
import * as checklist from "./registry-checklist.route.tsx";
import * as shared from "./shared-registry.route.tsx";

const here = "http://localhost:3000";
const row = (id: string, path: string, page: PageRow[2]): PageRow => [id, path, { ...page, links: () => [] }];
const build = buildWith([
  row("registries", "gift-registry/registrant-list", registries),
  row("registry", "gift-registry/registrant-list/:registryId", registry),
  row("new-registry", "gift-registry/new", newRegistry),
  row("registry-checklist", "gift-registry/checklist/:registryId", checklist),
  row("shared-registry", "gift-registry/shared/:shareCode", shared),
  row("gift-registry-sign-in", "gift-registry/authenticate", signIn),
]);

/** What the service answers a guest. */
export const notSignedIn = () =>
  Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "Please sign in." }, { status: 401 });
/** What the service answers for a registry of another account. */
export const notFound = () =>
  Response.json({ isSuccess: false, errorCode: "RegistryNotFound", message: "Not yours." }, { status: 404 });
/** What the service answers to the owner of the registry `registry-1`. */
export const ownRegistry = { isSuccess: true, registry: registrySample };

export const registriesUrl = "/gift-registry/registrant-list";
export const registryUrl = `${registriesUrl}/registry-1`;
export const sharedUrl = "/gift-registry/shared/code-1";

/** The fields of the form of a registry. */
export const registryFields = {
  intent: "saveRegistry",
  name: "Ada & Ben",
  registryType: "bb",
  eventDate: "2027-06-12",
  address: "",
};
const secrets = { __RequestVerificationToken: "token-1", nonce: "nonce-1" };

/** The pages of registries over a service with these answers, by path; a test changes them. */
export function createRegistryShop(config: Partial<StoreConfig> = {}) {
  const sent: Array<{ path: string; token: string | null; body: string }> = [];
  const answers: Record<string, unknown> = {
    "/account/GetAccount": { isSuccess: true, ...savedAccountSample },
    [calls.getRegistries.path]: { registries: [registrySample] },
    [calls.getRegistry.path]: ownRegistry,
    [calls.getChecklist.path]: { isSuccess: true, checklist: checklistSample },
    [calls.getSharedRegistry.path]: sharedRegistrySample,
  };
  async function ask(path: string, fields?: Record<string, string>) {
    const sample = commerceSample();
    const commerce = {
      async fetch(request: Request) {
        const { pathname } = new URL(request.url);
        const token = request.headers.get("RequestVerificationToken");
        sent.push({ path: pathname, token, body: await request.clone().text() });
        const answer = answers[pathname];
        if (answer === undefined) return sample.fetch(request);
        return answer instanceof Response ? answer.clone() : Response.json(answer);
      },
    };
    const shop = createStorefront({ config: { ...configSample, ...config }, build, mode: "production", commerce });
    const answer = await shop.fetch(
      new Request(
        here + path,
        fields && {
          method: "POST",
          headers: { origin: here, "sec-fetch-dest": "document" },
          body: new URLSearchParams(fields),
        },
      ),
    );
    const html = (await answer.text()).replaceAll("&#x27;", "'");
    return { answer, html, status: answer.status, location: answer.headers.get("location") };
  }

  return {
    sent,
    answers,
    ask,
    /** Submits a form with the hidden values of the page. */
    submit: (path: string, fields: Record<string, string>) => ask(path, { ...secrets, ...fields }),
    /** The body of the first request of a call. */
    bodyOf: ({ path }: { path: string }) => JSON.parse(sent.find((one) => one.path === path)?.body ?? "null"),
  };
}
