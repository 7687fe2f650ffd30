import type { Ports } from "./context.ts";

const correlationForm = /^[\w-]{8,64}$/;

/** The name under which a call is found in the logs: the caller's, or a new one. */
export function readCorrelationId(request: Request, { random }: Pick<Ports, "random">): string {
  const given = request.headers.get("x-correlation-id") ?? "";
  return correlationForm.test(given) ? given : random.token(12);
}
