import { swatchMessages } from "@store/contract/swatches";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { fieldId } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { type ReactNode, useId } from "react";
import { toDeliveryPromise } from "../swatch-properties.ts";
import { ConfirmAddress, type ConfirmAddressMessages } from "./confirm-address.tsx";
import { FreeFormText } from "./free-form-text.tsx";
import { SlidingForm } from "./sliding-form.tsx";
import { SwatchList } from "./swatch-list.tsx";
import { type SwatchOrderOptions, useSwatchOrder } from "./use-swatch-order.ts";

export type { SwatchAnswer, SwatchOrderOptions } from "./use-swatch-order.ts";

export interface SwatchOrderProps extends SwatchOrderOptions {
  /** The URL to which the form is posted without scripts. */
  readonly action: string;
  readonly storesUrl?: string;
  readonly privacyUrl?: string;
  /** The site's own messages about an unconfirmed address. */
  readonly addressMessages?: ConfirmAddressMessages | undefined;
  /** Whether the address is a sheet that slides up over the swatches, as on a phone of the modern brand. */
  readonly slides?: boolean;
  /** Shown after the order was placed. */
  readonly thanks: ReactNode;
}

/**
 * The order form of free swatches: the selection, the address and the button. A real form, posted to `action` without
 * scripts; with scripts `send` sends it and `thanks` replaces it.
 */
export function SwatchOrder(props: SwatchOrderProps) {
  const {
    shop,
    action,
    storesUrl = "/stores",
    privacyUrl = "/customer-service/privacy-policy",
    slides = false,
  } = props;
  const order = useSwatchOrder(props);
  const { form, selection, outcome } = order;
  const blockId = useId();
  if (outcome?.kind === "shown") return props.thanks;
  const { problem, suggestions } = outcome ?? {};
  const hasNone = !order.isFreeForm && order.offered.length === 0;
  return (
    <form
      data-part="swatch-order"
      method="post"
      action={action}
      noValidate
      aria-busy={form.isSubmitting}
      onSubmit={(event) => {
        // Until the swatches that were checked before hydration are known, the server reads the form.
        if (!selection.isLive) return;
        event.preventDefault();
        void order.submit();
      }}
    >
      <FormSecrets />
      <input type="hidden" name="sku" value={props.data.Sku} />
      <ErrorSummary problems={form.problemList} />
      {props.data.SwatchModalMessage ? <p>{props.data.SwatchModalMessage}</p> : null}
      {hasNone ? <p data-part="swatch-none">{swatchMessages.noneAvailable}</p> : null}
      {order.isFreeForm ? <FreeFormText order={order} site={shop.country} /> : null}
      {order.isFreeForm && selection.codes.length + selection.recent.length === 0 ? null : (
        <SwatchList
          offered={order.offered}
          others={selection.others}
          recent={selection.recent}
          codes={selection.codes}
          isFull={selection.isFull}
          onToggle={selection.toggle}
        />
      )}
      <StoreLink href={storesUrl} data-part="swatch-stores">
        Visit Your Store to View Swatches
      </StoreLink>
      <SlidingForm slides={slides} title="Shipping Details">
        <AddressFields form={order.address} />
        {suggestions ? (
          <ConfirmAddress
            suggestions={suggestions}
            answer={order.addressChoice}
            onAnswer={(said) => order.chooseAddress(said, suggestions)}
            isAsEntered={order.isAsEntered}
            onAsEntered={order.setIsAsEntered}
            id={fieldId("addressAnswer", order.idPrefix)}
            messages={props.addressMessages}
          />
        ) : null}
        <label data-part="swatch-check">
          <input
            type="checkbox"
            id={order.idPrefix && fieldId("isEmailSignUp", order.idPrefix)}
            name="isEmailSignUp"
            checked={order.isSignUp}
            onChange={(event) => order.setIsSignUp(event.target.checked)}
          />
          <span>
            Send me e-mail about new products and offers. <StoreLink href={privacyUrl}>Privacy Policy</StoreLink>
          </span>
        </label>
        {problem ? <Alert tone="error">{problem}</Alert> : null}
        <p data-part="swatch-promise">{toDeliveryPromise(shop)}</p>
        <Button
          type="submit"
          busy={form.isSubmitting}
          busyLabel="Sending Swatches"
          disabled={order.isBlocked}
          aria-describedby={order.selectionProblem ? blockId : undefined}
        >
          Send Swatches
        </Button>
        <p id={blockId} role="status" data-part="field-error">
          {order.selectionProblem}
        </p>
      </SlidingForm>
    </form>
  );
}
