import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";

/** Where the order goes that leaves the site's country, and who pays what there (AMB-044). */
export function AbroadNote({ country }: { readonly country: string }) {
  return (
    <Alert tone="info" title={`Your order goes to ${country}.`}>
      <p>
        We charge no tax. Duties and import taxes are not included. They are paid on delivery.{" "}
        <StoreLink href="/ship-to?from=/checkout/shipping">Choose another country</StoreLink>
      </p>
    </Alert>
  );
}
