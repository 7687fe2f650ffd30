import { toTelephoneUrl } from "../../layout/to-telephone-url.ts";

/** A number that a phone calls at a touch. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={toTelephoneUrl(phone)}>{phone}</a>;
}
