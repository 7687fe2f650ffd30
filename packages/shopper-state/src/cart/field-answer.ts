import { replyOf, type SaidResult } from "./cart-changes.ts";

/** What a field of the cart says after its call: why it failed, or what the service adds to a success. */
export type FieldAnswer =
  | { readonly isSuccess: true; readonly message: string | null }
  | { readonly isSuccess: false; readonly message: string };

export interface FieldTexts {
  /** Where the reply may say why it refuses, before its `message`. */
  readonly places?: ReadonlyArray<"promoErrorMessage" | "cartErrorMessage">;
  /** Said of a failure without words of the service. */
  readonly fallback: string;
}

/** The words of a reply for the field that asked: the service's own first, also those of an answer outside 2xx. */
export function toFieldAnswer(result: SaidResult, { places = [], fallback }: FieldTexts): FieldAnswer {
  if (result.ok && result.value.isSuccess) return { isSuccess: true, message: result.value.message || null };
  const reply = replyOf(result);
  const said = [...places, "message"].map((place) => reply[place]);
  const message = said.find((text) => typeof text === "string" && text !== "");
  return { isSuccess: false, message: typeof message === "string" ? message : fallback };
}
