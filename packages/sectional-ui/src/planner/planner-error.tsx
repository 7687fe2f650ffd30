import { StoreLink } from "@store/ui-kit/link";

export interface PlannerErrorProps {
  readonly shopMoreUrl: string;
}

/** In the place of a planner that cannot be shown [SECT-12]. */
export function PlannerError({ shopMoreUrl }: PlannerErrorProps) {
  return (
    <div data-part="planner-error">
      <h1>Oops!</h1>
      <p>An error occurred attempting to load this sectional planner. Please try again shortly.</p>
      <p>
        <StoreLink href={shopMoreUrl}>Shop More Sectionals</StoreLink>
      </p>
    </div>
  );
}
