import type { Product } from "@store/contract/catalog";
import { personalizationOperations } from "@store/contract/personalization";
import styles from "@store/product-ui/personalization.css?url";
import {
  PersonalizationForm,
  type PersonalizationFormProps,
  type Render,
} from "@store/product-ui/personalization-form";
import { checkoutClientAtom } from "@store/shopper-state";
import { useStore } from "jotai";

export interface PersonalizationPartProps
  extends Pick<PersonalizationFormProps, "submitted" | "handle" | "onValidity"> {
  readonly product: Product;
}

/** The personalization of the page's product, with a preview while it is typed. */
export function PersonalizationPart(props: PersonalizationPartProps) {
  const store = useStore();
  const render: Render = async (texts) => {
    const result = await store.get(checkoutClientAtom).call(personalizationOperations.renderPersonalization, texts);
    return result.ok ? result.value : null;
  };
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <PersonalizationForm {...props} render={render} />
    </>
  );
}
