/** A postal code and the city that the postal service names for it. */
export interface PostalPlaceTable {
  country: "USA" | "CAN";
  /** A ZIP code, or the first half of a Canadian postal code. */
  postal_code: string;
  city: string;
  /** The city as `toCityKey` spells it, for comparing and searching. */
  city_key: string;
  state: string;
  /** How many codes the city has, which is as near as this data comes to how many people live there. */
  code_count: number;
}

export interface PostalEditionTable {
  edition: string;
}
