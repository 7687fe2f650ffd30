import type { Meta, StoryObj } from "@storybook/react-vite";
import { Provider } from "jotai";
import { answeringStore } from "../../answering-store.fixture.ts";
import { productCardsSample } from "../product-cards.samples.ts";
import { AddConfirmation } from "./add-confirmation.tsx";
import { addedSample } from "./added.samples.ts";

const answer = () => ({ isSuccess: true, title: "People Also Bought", items: productCardsSample });

const meta = {
  title: "Pages/Add Confirmation",
  component: AddConfirmation,
  args: { added: addedSample, sku: "100401", isOpen: true, onClose: () => {} },
  decorators: [
    (Story) => (
      <Provider store={answeringStore(answer)}>
        <Story />
      </Provider>
    ),
  ],
} satisfies Meta<typeof AddConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const WithBanners: Story = {
  args: {
    added: {
      ...addedSample,
      installationService: { formattedFee: "$99.00", text: "Assembly" },
      rewardsBanner: { text: "Earn rewards on this order", url: "/rewards" },
    },
  },
};
export const MadeToOrder: Story = { args: { added: { ...addedSample, confirmation: "custom" } } };
export const Personalized: Story = { args: { added: { ...addedSample, confirmation: "monogramming" } } };
