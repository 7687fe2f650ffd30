import { sectionalOperations } from "@store/contract/sectionals";

const { path } = sectionalOperations.getSectionalPage;

/** Lets the planner's 3D view, which has an origin of its own, read the planner's page; it is the same for everybody. */
export function sharePlanner(response: Response, request: Request, configuratorOrigin: string | undefined): Response {
  if (configuratorOrigin === undefined || new URL(request.url).pathname !== path) return response;
  const shared = new Response(response.body, response);
  shared.headers.set("access-control-allow-origin", configuratorOrigin);
  return shared;
}
