import { accountOperations } from "@store/contract/account";
import type { RequestDesign } from "@store/contract/account/requests";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formClient, formSecrets, readForm, toActionResult, toProblem } from "../../web/forms/page-form.ts";
import { authStyles } from "../../web/page/form-styles.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { checkDesignDraft, designPath, readDesignDraft, toDesignUrl } from "../sign-in/design-draft.ts";
import { PreviousForm } from "../sign-in/previous-form.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import type { Route } from "./+types/design-services.route";
import { DesignFormPage, DesignReviewPage, DesignSentPage } from "./design-services-page.tsx";

export const links = authStyles;

const trouble = "We could not send your request. Please try again.";

/** The address says which step it is and what was chosen; the second one is a sign-in for a guest (AMB-222). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.has("sent")) return { view: "sent" } as const;
  const draft = readDesignDraft((name) => searchParams.get(name));
  const errors = checkDesignDraft(draft);
  const isSecond = searchParams.get("step") === "2";
  if (!isSecond) return { view: "form", draft } as const;
  if (Object.keys(errors).length > 0) return { view: "form", draft, errors } as const;
  const returnUrl = toDesignUrl(draft, 2);
  const { account, widget } = await replyOf(page.client.call(accountOperations.getSignInConfig, { returnUrl }));
  const secrets = await formSecrets(page);
  if (!account) return { view: "signIn", draft, widget, returnUrl, secrets } as const;
  return { view: "review", draft, email: account.email, secrets } as const;
}

/** Sends the request that the address holds; a session that is over leads to the second step, which asks to sign in. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { searchParams } = new URL(request.url);
  const draft = readDesignDraft((name) => searchParams.get(name));
  const here = toDesignUrl(draft, 2);
  if (Object.keys(checkDesignDraft(draft)).length > 0) return toActionResult(moved(here));
  // It was validated to contain the codes of answers.
  const result = await formClient(pageOf(context), form).call(accountOperations.requestDesign, draft as RequestDesign);
  if (result.ok && result.value.isSuccess) return toActionResult(moved(`${designPath}?sent`));
  if (!result.ok && result.failure.kind === "refused" && result.failure.status === 401)
    return toActionResult(moved(here));
  const [problem = toProblem(result, trouble) ?? trouble] = Object.values((result.ok && result.value.errors) || {});
  return toActionResult(invalid({ problem }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, "Design Services", "A designer helps with your room, by email."),
  ...(loaderData?.view === "form" && !loaderData.errors ? [] : [{ name: "robots", content: "noindex" }]),
];

export const handle: PageHandle = { head: "reading", isListed: true };

export default function DesignServices({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case "sent":
      return <DesignSentPage />;
    case "form":
      return <DesignFormPage key={JSON.stringify(loaderData)} {...loaderData} />;
    case "signIn": {
      const { draft, widget, returnUrl, secrets } = loaderData;
      return (
        <FormPage secrets={secrets}>
          <SignInPage
            purpose="designServices"
            widget={widget}
            returnUrl={returnUrl}
            previous={<PreviousForm draft={draft} />}
          />
        </FormPage>
      );
    }
    case "review": {
      const { secrets, ...review } = loaderData;
      return (
        <FormPage secrets={secrets}>
          <DesignReviewPage {...review} problem={actionData?.problem} />
        </FormPage>
      );
    }
    default:
      return loaderData satisfies never;
  }
}
