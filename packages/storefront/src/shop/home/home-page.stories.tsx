import "../../app/frame/layout.css";
import "./home.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import { storesSample } from "../content/stores.samples.ts";
import { homeSample } from "./home.samples.ts";
import { HomePage } from "./home-page.tsx";

const meta = {
  title: "Pages/Home",
  decorators: [inPage()],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = { render: () => <HomePage home={homeSample} stores={storesSample} /> };
export const Modern: Story = { ...General, globals: { brand: "modern" } };
export const OnPhone: Story = { ...General, globals: { viewport: { value: "phone" } } };
