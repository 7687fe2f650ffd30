/** The document of the store that loads the script of an outside feed. */
export const feedFramePath = "/browse/widget/frame";
