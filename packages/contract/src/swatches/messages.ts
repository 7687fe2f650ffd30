/** The maximum number of swatches in an order. */
export const maxSwatches = 5;

/** The maximum length of a free-form order, in characters. */
export const freeFormMaxLength = 500;

/** The texts about a swatch order that the form and the service share. */
export const swatchMessages = {
  none: "Please select at least one swatch.",
  tooMany: "You may only select up to five swatches.",
  noneAvailable:
    "Unfortunately there are no swatches available for ordering. We appreciate your patience and invite you to browse swatches at your local store.",
  freeFormMissing: "Please tell us which swatches you would like.",
  freeFormTooLong: `Please use ${freeFormMaxLength} characters at most.`,
} as const;
