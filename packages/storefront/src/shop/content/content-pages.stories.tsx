import "../../app/frame/layout.css";
import "../../web/page/content-page.css";
import "./stores-page.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import { storeSample } from "../../app/frame/layout.samples.ts";
import { PrivacyPage } from "./privacy-page.tsx";
import { storesSample } from "./stores.samples.ts";
import { StoresPage } from "./stores-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const meta = {
  title: "Pages/Content",
  decorators: [inPage()],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stores: Story = { render: () => <StoresPage stores={storesSample} /> };
export const Terms: Story = { render: () => <TermsPage store={storeSample} /> };
export const Privacy: Story = { render: () => <PrivacyPage store={storeSample} /> };
export const StoresOnPhone: Story = { ...Stores, globals: { viewport: { value: "phone" } } };
export const ModernTerms: Story = { ...Terms, globals: { brand: "modern" } };
