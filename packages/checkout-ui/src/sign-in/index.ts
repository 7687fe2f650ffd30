export { type Authentication, authenticate, type Credentials, validateCredentials } from "./authenticate.ts";
export { toLoginPath } from "./login-path.ts";
export { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";
export type { SignInFormOptions, SubmittedSignIn } from "./use-sign-in-form.ts";
