import type { Meta, StoryObj } from "@storybook/react-vite";
import { bookcaseCard, chairCard, lampCard, sofaCard, tableCard } from "../samples/sample-cards.ts";
import { ProductGrid } from "./product-grid.tsx";

const meta = { component: ProductGrid, args: { headingLevel: 2, priorityCount: 4 } } satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = { args: { products: [sofaCard, chairCard, lampCard, tableCard, bookcaseCard] } };
export const ThreeColumns: Story = { args: { products: [tableCard, bookcaseCard, chairCard] } };
