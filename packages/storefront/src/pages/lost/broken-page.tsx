import { OopsPage, type OopsPageProps } from "./oops-page.tsx";
import { useLoggedError } from "./use-logged-error.ts";

export interface BrokenPageProps extends OopsPageProps {
  readonly error: unknown;
}

/** "Oops" within the shop's own frame, whose service hears of it [ERR-33]. */
export function BrokenPage({ error, ...page }: BrokenPageProps) {
  useLoggedError(error);
  return <OopsPage {...page} />;
}
