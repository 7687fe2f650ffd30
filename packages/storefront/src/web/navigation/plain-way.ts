import { isServerThere } from "@store/ui-kit/is-server-there";
import type { HydratedRouterProps } from "react-router/dom";
import { toPageUrl } from "../urls/to-page-url.ts";
import { isSecretTyped } from "./is-secret-typed.ts";

/** A form is submitted a second time only while the server counts both submissions as one. */
const resendMs = 2_500;

/** A navigation or a submitted form whose data did not come through. */
interface FailedPress {
  readonly request: Request;
  readonly context: Parameters<NonNullable<HydratedRouterProps["unstable_fetch"]>>[1];
  /** By `performance.now()`. */
  readonly startedAt: number;
}

/** Statuses of a server or proxy that is overloaded or broken; the page stays, and its notice offers to try again. */
const isOverloaded = ({ status }: Response) => status >= 500 || status === 408 || status === 429;

/**
 * Loads the document of a page, or submits a form with everything that was typed, as without scripts. If that is not
 * possible, it returns or throws the result, for the page to report: the answer of something else than the store, or
 * why there is none.
 */
export async function takePlainWay(
  { request, context, startedAt }: FailedPress,
  result: Response | { readonly error: unknown },
): Promise<Response> {
  const failure = result instanceof Response ? null : result.error;
  if (request.signal.aborted) throw failure;
  if (result instanceof Response && isOverloaded(result)) return result;
  const isThere = failure === null || (await isServerThere());
  const isNavigation = context.type === "navigation";
  if (isThere && request.method === "POST" && performance.now() - startedAt < resendMs) {
    submitForm(toPageUrl(request), await request.formData());
  } else if (isThere && request.method === "GET" && isNavigation) {
    if (isSecretTyped()) throw new Error("The page can only be left.", { cause: "lost" });
    loadDocument(toPageUrl(request), context.navigationType);
  } else {
    throw failure ?? new TypeError("Failed to fetch: another answer than the store's");
  }
  // The page is being left.
  return new Promise(() => {});
}

function loadDocument(url: string, action: string): void {
  // Back and Forward have changed the address already.
  if (action === "PUSH") location.assign(url);
  else location.replace(url);
}

function submitForm(url: string, fields: FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = url;
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = String(value);
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
