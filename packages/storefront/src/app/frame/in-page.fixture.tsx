import type { Decorator } from "@storybook/react-vite";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { type ArrivedCall, answeringStore } from "../../web/hydration/answering-store.fixture.ts";

/** Draws a story as the main part of the page at `path`; with `answer`, its calls have that result. */
export function inPage({
  path = "/",
  answer,
}: {
  path?: string;
  answer?: (call: ArrivedCall) => unknown;
} = {}): Decorator {
  return (Story) => {
    const Shop = createRoutesStub([{ path: "*", Component: () => <main id="content">{Story()}</main> }]);
    const shop = <Shop initialEntries={[path]} />;
    return answer ? <Provider store={answeringStore(answer)}>{shop}</Provider> : shop;
  };
}
