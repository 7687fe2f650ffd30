export { NewPasswordForm, type NewPasswordFormProps } from "./new-password-form.tsx";
export { ResetPasswordForm, type ResetPasswordFormProps, type SubmittedReset } from "./reset-password-form.tsx";
