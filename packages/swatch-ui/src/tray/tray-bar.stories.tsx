import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { oatLinen } from "../swatch.samples.ts";
import { addSwatch, type TraySwatch, trayAtom } from "./tray-atoms.ts";
import { TrayBar } from "./tray-bar.tsx";

const noSwatches: readonly TraySwatch[] = [];

const withSwatches = (count: number): Story => ({
  decorators: [
    (Story) => {
      const store = createStore();
      const swatches = Array.from({ length: count }, (_, index) => ({
        ...oatLinen,
        choiceCode: `F${index}`,
        name: `Oat Linen ${index}`,
      }));
      store.set(trayAtom, () => swatches.reduce(addSwatch, noSwatches));
      return (
        <Provider store={store}>
          <Story />
        </Provider>
      );
    },
  ],
});

const meta = { component: TrayBar, args: { orderUrl: "#order" } } satisfies Meta<typeof TrayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleItem: Story = withSwatches(1);
export const AtMaximum: Story = withSwatches(5);
