import { registryOperations as calls } from "@store/contract/registry";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import type { PageRow } from "../../app/server/storefront.fixture.ts";
import type { StoreConfig } from "../../web/config/store-config.ts";
import { savedAccountSample } from "../account/account.samples.ts";
import * as signIn from "../sign-in/sign-in.route.tsx";
import * as newRegistry from "./new-registry.route.tsx";
import * as registries from "./registries.route.tsx";
import * as registry from "./registry.route.tsx";
import { checklistSample, registrySample, sharedRegistrySample } from "./registry.samples.ts";
import * as checklist from "./registry-checklist.route.tsx";
import * as shared from "./shared-registry.route.tsx";

const pages: readonly PageRow[] = [
  ["registries", "gift-registry/registrant-list", registries],
  ["registry", "gift-registry/registrant-list/:registryId", registry],
  ["new-registry", "gift-registry/new", newRegistry],
  ["registry-checklist", "gift-registry/checklist/:registryId", checklist],
  ["shared-registry", "gift-registry/shared/:shareCode", shared],
  ["gift-registry-sign-in", "gift-registry/authenticate", signIn],
];

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

/** The pages of registries over a service with these answers, by path; a test changes them. */
export function createRegistryShop(config: Partial<StoreConfig> = {}) {
  const answers = {
    "/account/GetAccount": { isSuccess: true, ...savedAccountSample },
    [calls.getRegistries.path]: { registries: [registrySample] },
    [calls.getRegistry.path]: ownRegistry,
    [calls.getChecklist.path]: { isSuccess: true, checklist: checklistSample },
    [calls.getSharedRegistry.path]: sharedRegistrySample,
  };
  const headers = { origin: "http://localhost:3000", "sec-fetch-dest": "document" };
  const shop = openShop({ pages, answers, config });
  return {
    ...shop,
    ask: (path: string, fields?: object) => shop.ask(path, fields, headers),
    submit: (path: string, fields: object) => shop.submit(path, fields, headers),
  };
}
