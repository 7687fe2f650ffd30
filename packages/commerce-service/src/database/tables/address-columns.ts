/** Name, address and phone number in any table. */
export interface AddressColumns {
  first_name: string;
  last_name: string;
  address1: string;
  address2: string | null;
  address3: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  day_phone: string;
}
