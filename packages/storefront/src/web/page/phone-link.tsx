import { toTelephoneUrl } from "../urls/to-telephone-url.ts";

/** A phone number as a link. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={toTelephoneUrl(phone)}>{phone}</a>;
}
