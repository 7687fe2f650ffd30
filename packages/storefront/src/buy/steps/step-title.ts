import { pageTitle } from "../../web/search-engines/page-title.ts";

/**
 * The title of a checkout step. It starts with "Error:" if the server renders the step with errors, as it does with
 * scripts.
 */
export function stepTitle(matches: readonly unknown[], { path, title }: Readonly<Record<"path" | "title", string>>) {
  const steps = matches as ReadonlyArray<{ loaderData?: { failedStep?: string | null } } | undefined>;
  const hasFailed = steps.some((match) => match?.loaderData?.failedStep === path);
  return pageTitle(matches, hasFailed ? `Error: ${title}` : title);
}
