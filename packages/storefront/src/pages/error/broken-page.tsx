import { OopsPage, type OopsPageProps } from "./oops-page.tsx";
import { useLoggedError } from "./use-logged-error.ts";

export interface BrokenPageProps extends OopsPageProps {
  readonly error: unknown;
}

/** The "Oops" page within the shop's frame; the error is logged to the service (ERR-33). */
export function BrokenPage({ error, ...page }: BrokenPageProps) {
  useLoggedError(error);
  return <OopsPage {...page} />;
}
