import type { CartLine, LineTexts } from "@store/contract/shared";

/**
 * What stands below the options of a line, in the cart and in a placed order alike: for which gift registry it is, whose
 * name keeps its own direction, whether that is more than is wanted, and whether it can be returned.
 */
export function LineNotes({
  registryText,
  registryNote,
  returnsText,
}: LineTexts & Pick<CartLine["itemInfo"], "registryNote">) {
  return (
    <>
      {registryText ? (
        <p data-part="soft">
          <bdi>{registryText}</bdi>
        </p>
      ) : null}
      {registryNote ? <p data-part="soft">{registryNote}</p> : null}
      {returnsText ? <p data-part="soft">{returnsText}</p> : null}
    </>
  );
}
