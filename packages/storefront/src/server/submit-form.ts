import type { Operation } from "@store/contract/operation";
import { data } from "react-router";
import type { PageContext } from "./page-context.ts";

const here = "https://store.invalid";

/** Where the answer to a form leads; `error` is the code of a refusal, which leads to the login page. */
export interface FormOutcome {
  readonly location: string;
  readonly error: string | null;
}

/** Submits a form of the contract that is answered with a redirect, in the shopper's name. An answer that leads nowhere becomes the error page. */
export async function submitForm(
  { fetch }: Pick<PageContext, "fetch">,
  { path }: Pick<Operation, "path">,
  fields: Record<string, string>,
): Promise<FormOutcome> {
  const response = await fetch(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const location = response.headers.get("location");
  if (location === null) throw data(null, { status: response.ok ? 503 : response.status });
  const { pathname, searchParams } = new URL(location, here);
  return { location, error: pathname === "/account/login" ? searchParams.get("error") : null };
}
