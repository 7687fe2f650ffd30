import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";

/** The placeholder of a cart that is loading. */
export function CartSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <Skeleton label="Loading your cart" onRetry={onRetry}>
      {[1, 2].map((line) => (
        <div key={line} data-part="cart-line">
          <div data-part="cart-line-picture">
            <SkeletonBlock shape="picture" />
          </div>
          <div data-part="cart-line-text">
            <SkeletonBlock shape="heading" />
            <SkeletonBlock />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
