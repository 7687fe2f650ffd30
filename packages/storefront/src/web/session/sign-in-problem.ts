const sessionOver = "Your session is over. Please sign in again.";
const problems: ReadonlyMap<string, string> = new Map([
  ["SignInExpired", "Signing in took too long. Please sign in again."],
  ["InProgress", "An order is being placed right now. Please wait a moment and sign in again."],
  ["SessionMissing", sessionOver],
  ["StaleToken", sessionOver],
]);

/** The message for the error code with which a sign-in returns to the login page. */
export function toSignInProblem(error: string): string {
  return problems.get(error) ?? "We could not sign you in. Please try again.";
}
