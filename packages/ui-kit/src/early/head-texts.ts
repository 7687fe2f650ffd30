// What the texts are made of.
import type {} from "./head.ts";
import type { HeadKind } from "./protocol.ts";

/**
 * The scripts of the head, to be inlined in a document after its style sheet: the builds of a shop and of this package make them of
 * `head.ts` (`earlyHead` of `@store/config`). From the sources, as in a test of a page, a document has none.
 */
export const headTexts: Readonly<Record<HeadKind, string>> = { eager: "", reading: "", listing: "", product: "" };
