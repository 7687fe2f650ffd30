import type { Cart } from "@store/contract/cart";
import { Alert } from "@store/ui-kit/alert";
import { AbroadNote } from "../checkout/address/abroad-note.tsx";
import { cartStep } from "../checkout/steps/step-table.ts";

/** What became of quantities when two carts were joined, and where an order goes abroad and who pays there. */
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
