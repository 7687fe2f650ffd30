import type { Address, ShipTo } from "@store/contract/shared";
import {
  type AddressFieldName,
  type AddressFieldsOptions,
  checkDraft,
  getVisibleFields,
  normalizeDraft,
  toDraft,
} from "@store/ui-kit/address-fields";
import { toAddressRules } from "../address/to-address-rules.ts";
import { type StepForm, toFieldErrors } from "./step-form.ts";

export interface AddressPart extends Pick<AddressFieldsOptions, "prefix" | "names" | "hasEmail"> {
  /** The country that it lies in; the site's own when left out. */
  readonly shipTo?: ShipTo | undefined;
}

export type ParsedAddress =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The address that a form's fields hold, judged as the page's own script judges it. */
export function parseAddress({ read, site }: Pick<StepForm, "read" | "site">, part: AddressPart): ParsedAddress {
  const { prefix, shipTo } = part;
  const fields = getVisibleFields({ ...part, ...toAddressRules(site, shipTo) });
  const typed: Array<[AddressFieldName, string]> = fields.map(({ name }) => [name, read(`${prefix}.${name}`) ?? ""]);
  const check = checkDraft(normalizeDraft(toDraft(Object.fromEntries(typed)), fields), fields);
  if (!check.ok) return { ok: false, errors: toFieldErrors(prefix, check.problems) };
  return { ok: true, address: { ...check.address, country: shipTo?.code ?? site.country } };
}
