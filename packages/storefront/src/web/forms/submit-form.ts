import type { Operation } from "@store/contract/operation";
import { data } from "react-router";
import type { PageContext } from "../context/page-context.ts";

const here = "https://store.invalid";

/** The redirect of a form; `error` is the code of a refusal, which redirects to the login page. */
export interface FormRedirect {
  readonly location: string;
  readonly error: string | null;
}

/**
 * Submits a form of the contract whose response is a redirect, with the shopper's cookies. A response without a
 * redirect becomes the error page.
 */
export async function submitForm(
  { fetch }: Pick<PageContext, "fetch">,
  { path }: Pick<Operation, "path">,
  fields: Record<string, string>,
): Promise<FormRedirect> {
  const response = await fetch(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const location = response.headers.get("location");
  if (location === null) throw data(null, { status: response.ok ? 503 : response.status });
  const { pathname, searchParams } = new URL(location, here);
  return { location, error: pathname === "/account/login" ? searchParams.get("error") : null };
}
