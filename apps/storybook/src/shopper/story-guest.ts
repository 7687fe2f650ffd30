import type { CardEntry } from "@store/contract/payment/requests";
import type { Address, Site } from "@store/contract/shared";

const guest = { firstName: "Maya", lastName: "Brooks", emailAddress: "maya.brooks@example.com" };

/** Where the guest of the stories lives. */
export const guestAddresses: Readonly<Record<Site, Address>> = {
  US: {
    ...guest,
    address1: "1420 N Wood St",
    city: "Chicago",
    state: "IL",
    postalCode: "60622",
    country: "USA",
    dayPhone: "(312) 234-5678",
  },
  CA: {
    ...guest,
    address1: "88 Harbord St",
    city: "Toronto",
    state: "ON",
    postalCode: "M5S 1G5",
    country: "CAN",
    dayPhone: "(416) 234-5678",
  },
};

/** Where it goes abroad, in the country that the story names. */
export const guestAddressAbroad: Address = {
  ...guest,
  address1: "12 Harbour Road",
  city: "Riverton",
  state: "",
  postalCode: "",
  country: "",
  dayPhone: "+33 1 23 45 67 89",
};

/** A test number that the sandbox processor approves. */
export const guestCard: CardEntry = {
  type: "Visa",
  number: "4111111111111111",
  expMonth: "04",
  expYear: "2029",
  cvv: "123",
  saveToAccount: false,
  isExpired: false,
  lastFour: "1111",
};
