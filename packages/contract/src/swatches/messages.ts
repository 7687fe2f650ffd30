/** Swatches of one order at most. */
export const mostSwatches = 5;

/** Characters at most of what is asked for in words. */
export const freeFormMaxLength = 500;

/** What the form and the service say alike about a swatch order. */
export const swatchMessages = {
  none: "Please select at least one swatch.",
  tooMany: "You may only select up to five swatches.",
  noneAvailable:
    "Unfortunately there are no swatches available for ordering. We appreciate your patience and invite you to browse swatches at your local store.",
  freeFormMissing: "Please tell us which swatches you would like.",
  freeFormTooLong: `Please use ${freeFormMaxLength} characters at most.`,
} as const;
