/** Too many passwords are being hashed at the moment. */
export const busy = {
  kind: "refused",
  status: 503,
  errorCode: "Unexpected",
  message: "Very many people are signing in right now. Please try again in a moment.",
} as const;
