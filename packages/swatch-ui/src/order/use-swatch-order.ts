import type { OrderSwatchData } from "@store/contract/swatches";
import type { SwatchAddress, SwatchAddressField } from "@store/postal-and-address/swatch-address";
import {
  type AddressFieldsState,
  addressFields,
  type PlacesProvider,
  toControlProps,
} from "@store/ui-kit/address-fields";
import { useAtHydration } from "@store/ui-kit/early";
import { readControl, useForm } from "@store/ui-kit/use-form";
import { useEffect, useRef, useState } from "react";
import type { SwatchShop } from "../swatch.ts";
import { toOrderSwatches } from "../swatch-properties.ts";
import {
  findOrderProblems,
  type PlaceSuggestion,
  parseAddressChoice,
  type SwatchOrderValues,
  type SwatchOutcome,
  swatchFieldNames,
  toSwatchForm,
} from "./order-values.ts";
import { useSelection } from "./use-selection.ts";

/** What the server says of a form that was posted without scripts and is not ordered, and its input. */
export type SwatchAnswer = Omit<Extract<SwatchOutcome, { kind: "invalid" }>, "kind"> & {
  readonly values: SwatchOrderValues;
};

export interface SwatchOrderOptions {
  readonly data: OrderSwatchData;
  readonly shop: SwatchShop;
  /** The known data of the shopper: name and e-mail address. */
  readonly known?: Partial<SwatchAddress> | null | undefined;
  /** Sends an order and returns its outcome. */
  readonly send: (values: SwatchOrderValues) => Promise<SwatchOutcome>;
  /** Called after an order was placed. */
  readonly onOrdered?: ((values: SwatchOrderValues) => void) | undefined;
  readonly answer?: SwatchAnswer | undefined;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** Suggests places for the address; without it the fields are plain ones. */
  readonly places?: PlacesProvider | undefined;
}

type Name = SwatchAddressField | "freeFormText";
const rules = { emailEndingMax: 63, limits: { name: 20, line: 30 } };

/** The state of a swatch order: the selection, which is the tray's, the form, and the service's response. */
export function useSwatchOrder(options: SwatchOrderOptions) {
  const { data, shop, known, send, onOrdered, answer, idPrefix, places } = options;
  const isFreeForm = data.FabricsByName === null;
  const offered = toOrderSwatches(data, shop);
  const fields = addressFields({ country: shop.country, ...rules });
  const selection = useSelection(data, offered, answer?.values.choiceCodes);
  const [values, setValues] = useState<Record<Name, string>>({
    ...pickAddress(toSwatchForm(shop.country, known)),
    ...answer?.values.address,
    freeFormText: answer?.values.freeFormText ?? "",
  });
  const [isAsEntered, setIsAsEntered] = useState(answer?.values.isAddressAsEntered ?? false);
  const [isSignUp, setIsSignUp] = useState(answer?.values.isEmailSignUp ?? false);
  // A box that was checked before hydration.
  useAtHydration(() => setIsSignUp(readControl("isEmailSignUp", idPrefix) === "on"));
  const [addressChoice, setAddressChoice] = useState("");
  const [outcome, setOutcome] = useState<SwatchOutcome | null>(
    answer && !answer.errors ? { kind: "invalid", ...answer } : null,
  );
  const [hasFailed, setHasFailed] = useState(answer !== undefined);
  const isSending = useRef(false);

  const toOrder = (typed: Record<Name, string>): SwatchOrderValues => ({
    sku: data.Sku,
    choiceCodes: selection.codes,
    freeFormText: isFreeForm ? typed.freeFormText : undefined,
    address: pickAddress(typed),
    isAddressAsEntered: isAsEntered,
    isEmailSignUp: isSignUp,
  });
  const form = useForm<Name>({
    names: isFreeForm ? ["freeFormText", ...swatchFieldNames] : swatchFieldNames,
    idPrefix,
    initial: values,
    values,
    onChange: (changed) => setValues({ ...changed }),
    initialErrors: answer?.errors,
    check: (typed) => findOrderProblems(toOrder({ ...typed }), shop.country) ?? {},
    normalize: (name, value) => fields.find((field) => field.name === name)?.normalize(value) ?? value,
  });

  const address: AddressFieldsState = {
    fields,
    draft: pickAddress(values),
    fill: form.fill,
    places,
    fieldProps: (field) => toControlProps(field, "shipping", form.fieldProps(field.name)),
  };
  useErrorTitle(form.problemList.length > 0 || outcome?.kind === "invalid");

  async function submit(): Promise<void> {
    // Two clicks before the next render are one.
    if (isSending.current) return;
    isSending.current = true;
    try {
      setHasFailed(true);
      if (selection.problem !== null && !isFreeForm) return;
      await form.submit(async (valid) => {
        const order = toOrder({ ...valid });
        const became = await send(order);
        setOutcome(became);
        setAddressChoice("");
        if (became.kind === "shown") {
          selection.clear();
          onOrdered?.(order);
        }
        return null;
      });
    } finally {
      isSending.current = false;
    }
  }

  function chooseAddress(said: string, suggestions: readonly PlaceSuggestion[]): void {
    setAddressChoice(said);
    setIsAsEntered(said === "asEntered");
    const place = parseAddressChoice(said, suggestions);
    if (place) setValues({ ...values, ...place });
  }

  // The server's messages are about its request; later selections are validated here.
  const posted = selection.wasChanged ? undefined : answer?.errors?.swatch;
  const selectionProblem = hasFailed || selection.hadSome ? (posted ?? selection.problem) : null;
  const isNoneSent = !isFreeForm && offered.every(({ isAvailable }) => !isAvailable) && selection.codes.length === 0;
  // Without scripts, the server says what is missing.
  const isBlocked = !isFreeForm && (isNoneSent || (selection.isLive && selection.problem !== null));
  return {
    isFreeForm,
    offered,
    idPrefix,
    form,
    address,
    selection,
    outcome,
    isAsEntered,
    setIsAsEntered,
    isSignUp,
    setIsSignUp,
    addressChoice,
    chooseAddress,
    submit,
    isBlocked,
    /** Why the button is disabled or the form failed, beside the button. */
    selectionProblem: isFreeForm ? null : selectionProblem,
  };
}

/** Begins the page's title with "Error:" while something has to be corrected, as the server does without scripts. */
function useErrorTitle(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return;
    const prefix = "Error: ";
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasFailed]);
}

function pickAddress(typed: Readonly<Record<SwatchAddressField, string>>): SwatchAddress {
  return Object.fromEntries(swatchFieldNames.map((name) => [name, typed[name]])) as Record<SwatchAddressField, string>;
}
