import type { Decorator } from "@storybook/react-vite";
import { Provider } from "jotai";
import type { LoadedShopper } from "./load-shopper.ts";

/** Draws a story over its guest's store, and as it is without one. */
export const withShopper: Decorator = (Story, { loaded }) => {
  // Filled by `loadShopper`, whose answer Storybook does not type.
  const { shopper } = loaded as LoadedShopper;
  return shopper ? (
    <Provider store={shopper.store}>
      <Story />
    </Provider>
  ) : (
    <Story />
  );
};
