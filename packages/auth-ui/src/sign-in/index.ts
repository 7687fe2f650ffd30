export { type Authentication, authenticate } from "./authenticate.ts";
export { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";
export { SocialSignIn, type SocialSignInProps } from "./social-sign-in.tsx";
export { type SignInStart, startSignIn } from "./start-sign-in.ts";
export type { SignInFormOptions } from "./use-sign-in-form.ts";
export { type Credentials, validateCredentials } from "./validate-credentials.ts";
