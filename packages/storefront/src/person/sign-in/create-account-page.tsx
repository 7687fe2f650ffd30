import { CreateAccountForm, type CreateAccountFormProps } from "@store/auth-ui/new-account";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../../web/page/content-page.tsx";

/** Creates an account, with a link to sign in. */
export function CreateAccountPage(form: CreateAccountFormProps) {
  const query = new URLSearchParams({ returnUrl: form.returnUrl });
  return (
    <ContentPage
      title="Create an Account"
      lead="Find your cart on every device, and check out with saved addresses and cards."
    >
      <CreateAccountForm {...form} />
      <p>
        Already have an account? <StoreLink href={`/account/login?${query}`}>Sign In</StoreLink>
      </p>
    </ContentPage>
  );
}
