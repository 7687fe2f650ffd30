import { Button, type ButtonVariant } from "@store/ui-kit/button";

/** A button that signs out. The browser submits it, with and without scripts, and the next document is a guest's. */
export function SignOutForm({ variant = "quiet" }: { readonly variant?: ButtonVariant }) {
  return (
    <form method="post" action="/account/sign-out" data-part="sign-out">
      <Button type="submit" variant={variant}>
        Sign Out
      </Button>
    </form>
  );
}
