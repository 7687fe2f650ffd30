import type { CartLine, LineTexts } from "@store/contract/shared";

/**
 * What stands below the options of a line, in the cart and in a placed order alike: for which gift registry it is, whose
 * name keeps its own direction, whether that is more than is wanted, and whether it can be returned. The usual returns
 * are said once, beside the lines of a cart; an order keeps what was said of each.
 */
export function LineNotes({
  registryText,
  registryNote,
  returnsText,
  isReturnable = false,
}: LineTexts & Pick<CartLine["itemInfo"], "registryNote" | "isReturnable">) {
  return (
    <>
      {registryText ? (
        <p data-part="soft">
          <bdi>{registryText}</bdi>
        </p>
      ) : null}
      {registryNote ? <p data-part="soft">{registryNote}</p> : null}
      {returnsText && !isReturnable ? <p data-part="soft">{returnsText}</p> : null}
    </>
  );
}
