import { type DesignRequest, designNoteMax, designQuestions, toDesignAnswers } from "@store/contract/account";
import { Alert } from "@store/ui-kit/alert";
import { Button, buttonLook } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { Field } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { Select } from "@store/ui-kit/select";
import { useForm } from "@store/ui-kit/use-form";
import { ContentPage } from "../../web/page/content-page.tsx";
import {
  checkDesignDraft,
  type DesignDraft,
  type DesignName,
  designNames,
  designPath,
} from "../sign-in/design-draft.ts";
import { PreviousForm } from "../sign-in/previous-form.tsx";

const title = "Design Services";
const lead = "Tell us about your room, and a designer answers by email. It costs nothing.";

interface DesignFormPageProps {
  readonly draft: DesignDraft;
  /** What the server found wrong with it. */
  readonly errors?: Partial<Record<DesignName, string>> | undefined;
}

/** The first step: what the request is about. The browser submits it to the address of the second. */
export function DesignFormPage({ draft, errors }: DesignFormPageProps) {
  const form = useForm<DesignName>({
    names: designNames,
    initial: draft,
    initialErrors: errors,
    check: checkDesignDraft,
  });
  return (
    <ContentPage title={title} lead={lead}>
      <form
        action={designPath}
        noValidate
        data-part="account-form"
        aria-label={title}
        onSubmit={(event) => {
          if (form.validate() === null) event.preventDefault();
        }}
      >
        <input type="hidden" name="step" value="2" />
        <ErrorSummary problems={form.problemList} />
        {Object.entries(designQuestions).map(([name, { label, answers }]) => (
          <Select
            key={name}
            {...form.fieldProps(name as DesignName)}
            label={label}
            placeholder="Choose"
            options={Object.entries(answers).map(([value, text]) => ({ value, label: text }))}
            required
          />
        ))}
        <Field
          {...form.fieldProps("note")}
          label="Anything else"
          hint={`Up to ${designNoteMax} characters`}
          autoComplete="off"
        />
        <Button type="submit">Next</Button>
      </form>
    </ContentPage>
  );
}

interface DesignReviewPageProps {
  readonly draft: DesignDraft;
  /** Of who is signed in: where the answer goes. */
  readonly email: string;
  /** Why it could not be sent. */
  readonly problem?: string | undefined;
}

/** The second step of who is signed in: the request as it will be sent. */
export function DesignReviewPage({ draft, email, problem }: DesignReviewPageProps) {
  return (
    <ContentPage title="Send Your Request" lead={`A designer answers to ${email}.`}>
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <dl data-part="account-details">
        {/* It was checked before this step. */}
        {toDesignAnswers(draft as DesignRequest).map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {/* Submitted to this page's own address, which holds the draft. */}
      <form method="post" data-part="account-form" aria-label="Send request">
        <FormSecrets />
        <div data-part="content-actions">
          <Button type="submit">Send Request</Button>
        </div>
      </form>
      <PreviousForm draft={draft} />
    </ContentPage>
  );
}

/** After a request was sent. */
export function DesignSentPage() {
  return (
    <ContentPage title="Your Request Was Sent" lead="A designer reads it and answers by email. We mailed you a copy.">
      <div data-part="content-actions">
        <StoreLink href="/" {...buttonLook("primary")}>
          Continue Shopping
        </StoreLink>
        <StoreLink href="/free-swatches" {...buttonLook("secondary")}>
          Order Free Swatches
        </StoreLink>
      </div>
    </ContentPage>
  );
}
