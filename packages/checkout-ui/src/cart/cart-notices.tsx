import type { Cart } from "@store/contract/cart";
import { Alert } from "@store/ui-kit/alert";
import { AbroadNote } from "../address/abroad-note.tsx";
import { cartStep } from "../steps/step-table.ts";

/** Messages about joined quantities, and about the duties of an order that is shipped abroad. */
export function CartNotices({ messages, shipTo }: Pick<Cart, "messages" | "shipTo">) {
  const { joinedQuantities, duties } = messages;
  return (
    <>
      {joinedQuantities ? (
        <Alert tone="info">
          <p>{joinedQuantities}</p>
        </Alert>
      ) : null}
      {duties ? <AbroadNote country={shipTo?.name} duties={duties} from={cartStep.path} /> : null}
    </>
  );
}
