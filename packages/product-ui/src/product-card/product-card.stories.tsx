import type { Meta, StoryObj } from "@storybook/react-vite";
import { chairCard, partlyReducedCard, roomCard, saleCard, sofaCard, tableCard } from "../samples/sample-cards.ts";
import { ProductCard } from "./product-card.tsx";

const meta = {
  component: ProductCard,
  args: { sizes: "320px", headingLevel: 2 },
  decorators: [(Story) => <div style={{ maxWidth: "20rem" }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fabrics: Story = { args: { product: sofaCard } };
export const Sizes: Story = { args: { product: tableCard } };
export const MadeToOrder: Story = { args: { product: chairCard } };
export const OnSaleWithLongName: Story = { args: { product: saleCard } };
export const OneChoiceOnSale: Story = { args: { product: partlyReducedCard } };
/** The room loads and is shown while the pointer is over the card. */
export const WithRoomPicture: Story = { args: { product: roomCard } };
