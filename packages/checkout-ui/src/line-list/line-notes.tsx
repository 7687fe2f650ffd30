import type { CartLine } from "@store/contract/shared";

/** For which gift registry a line is, whose name keeps its own direction, and whether that is more than is wanted. */
export function RegistryTexts({
  registryText,
  registryNote,
}: Pick<CartLine["itemInfo"], "registryText" | "registryNote">) {
  if (!registryText) return null;
  return (
    <>
      <p data-part="soft">
        <bdi>{registryText}</bdi>
      </p>
      {registryNote ? <p data-part="soft">{registryNote}</p> : null}
    </>
  );
}
