const sessionOver = "Your session is over. Please sign in again.";
const problems: ReadonlyMap<string, string> = new Map([
  ["SignInExpired", "Signing in took too long. Please sign in again."],
  ["InProgress", "An order is being placed right now. Please wait a moment and sign in again."],
  ["SessionMissing", sessionOver],
  ["StaleToken", sessionOver],
]);

/** Why a sign-in led back to the login page, in words, by the code that its address carries. */
export function toSignInProblem(error: string): string {
  return problems.get(error) ?? "We could not sign you in. Please try again.";
}
