import type { OrderSummary } from "@store/contract/shared";

/** Says which promo codes no longer reduce the price, and why; announced when it appears. */
export function LostPromotions({ summary }: { readonly summary: Pick<OrderSummary, "lostPromotions"> }) {
  const { lostPromotions = [] } = summary;
  return (
    <div role="status" data-part="lost-promotions">
      {lostPromotions.length > 0 ? (
        <div data-part="alert" data-tone="info">
          {lostPromotions.map(({ code, message }) => (
            <p key={code}>
              <strong>{`${code} is not applied.`}</strong> <span>{message}</span>
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
