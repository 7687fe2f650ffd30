import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  component: Pagination,
  args: { page: 2, pageCount: 3, total: 31, shown: 12, hrefOf: (page) => `/browse/all?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const SinglePage: Story = { args: { page: 1, pageCount: 1, total: 4, shown: 4 } };
