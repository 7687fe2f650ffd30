import { checkEmail, checkPhone, checkPostalCode } from "@store/postal-and-address";
import type { Peers } from "./peers.ts";
import type { Race } from "./race.ts";

interface Validator {
  isEmail(text: string): boolean;
  isMobilePhone(text: string, locale: string): boolean;
  isPostalCode(text: string, locale: string): boolean;
}
interface Valibot {
  pipe(...parts: unknown[]): unknown;
  string(): unknown;
  email(): unknown;
  is(schema: unknown, value: unknown): boolean;
}
interface Phones {
  isValidPhoneNumber(text: string, country: string): boolean;
}
interface LibAddress {
  isAddressValid(address: object): boolean;
}

const emails =
  "maya@example.com maya.brooks@mail.example.com m@x.org maya+lamp@example.co.uk first.last@sub.domain.example.net maya@example maya.example.com @example.com maya@@example.com maya@-example.com".split(
    " ",
  );
const phones = [
  "(312) 234-5678",
  "312-234-5678",
  "3122345678",
  "1-312-234-5678",
  "+13122345678",
  "312-234-567",
  "112-234-5678",
  "12",
];
const zips = ["60614", "62701", "61101", "60007", "6061", "606141", "ABCDE", "6061A"];

/** The checks that an address form needs for every field. */
export async function addressRaces({ load }: Peers): Promise<Race<string>[]> {
  const { isEmail, isMobilePhone, isPostalCode } = await load<Validator>("validator");
  const valibot = await load<Valibot>("valibot");
  const { isValidPhoneNumber } = await load<Phones>("libphonenumber-js/min");
  const { isAddressValid } = await load<LibAddress>("lib-address");
  const email = valibot.pipe(valibot.string(), valibot.email());
  const site = { country: "US" } as const;
  const anyEnding = { endingMax: 63 };
  const address = { country: "US", addressLine1: "1420 N Wood St", city: "Chicago", state: "IL" };
  return [
    {
      name: "e-mail address",
      inputs: emails,
      ours: (text) => checkEmail(text, anyEnding).ok,
      peers: { valibot: { run: (text) => valibot.is(email, text) }, validator: { run: (text) => isEmail(text) } },
      goals: { valibot: 2, validator: 40 },
    },
    {
      name: "phone",
      inputs: phones,
      ours: (text) => checkPhone(text).ok,
      peers: {
        validator: { run: (text) => isMobilePhone(text, "en-US") },
        "libphonenumber-js": { run: (text) => isValidPhoneNumber(text, "US") },
      },
      goals: { validator: 4, "libphonenumber-js": 500 },
    },
    {
      name: "postal code",
      inputs: zips,
      ours: (text) => checkPostalCode(text, site).ok,
      peers: {
        "lib-address": { run: (text) => isAddressValid({ ...address, zip: text }) },
        validator: { run: (text) => isPostalCode(text, "US") },
      },
      goals: { "lib-address": 1.2 },
    },
  ];
}
