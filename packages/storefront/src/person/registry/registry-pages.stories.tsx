import "../../app/frame/layout.css";
import "../../web/page/content-page.css";
import "../account/account.css";
import "@store/product-ui/registry.css";
import "./registry-pages.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import { savedAccountSample } from "../account/account.samples.ts";
import { ChecklistPage } from "./checklist-page.tsx";
import { NewRegistryPage } from "./new-registry-page.tsx";
import { RegistriesPage } from "./registries-page.tsx";
import { checklistSample, registrySample, sharedRegistrySample } from "./registry.samples.ts";
import { RegistryNotFoundPage } from "./registry-not-found-page.tsx";
import { RegistryPage } from "./registry-page.tsx";
import { SharedRegistryPage } from "./shared-registry-page.tsx";

const meta = {
  title: "Pages/Registry",
  decorators: [inPage()],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { addresses } = savedAccountSample;
const [address] = addresses;
const longName = "The Wedding of Alexandrina-Victoria Featherstonehaugh and Bart Cholmondeley Xx";
const [item] = registrySample.items;
const many = Array.from({ length: 300 }, (_, index) => (item ? { ...item, sku: String(200_000 + index) } : [])).flat();
const own = { registry: registrySample, addresses, shareUrl: "https://shop.example/gift-registry/shared/code-1" };
const shared = {
  registry: sharedRegistrySample,
  shareCode: "code-1",
  otherBrandUrl: "https://modern.shop.example/gift-registry/shared/code-1",
};

export const List: Story = { render: () => <RegistriesPage registries={[registrySample]} /> };
export const ListEmpty: Story = { render: () => <RegistriesPage registries={[]} done="removeRegistry" /> };
export const New: Story = { render: () => <NewRegistryPage addresses={[]} /> };
export const NewForGuest: Story = { render: () => <NewRegistryPage addresses={null} /> };
export const NewRefused: Story = {
  render: () => (
    <NewRegistryPage
      addresses={addresses}
      submitted={{
        errors: { name: "Please leave out numbers of cards." },
        fields: { name: "4111 1111 1111 1111", registryType: "bb", eventDate: "2027-06-12" },
      }}
    />
  ),
};
export const Edit: Story = {
  render: () => <RegistryPage {...own} registry={{ ...registrySample, address }} done="saveRegistry" />,
};
export const EditModern: Story = { ...Edit, globals: { brand: "modern" } };
export const EditEmpty: Story = {
  render: () => <RegistryPage {...own} registry={{ ...registrySample, items: [] }} />,
};
export const EditAfterEvent: Story = {
  render: () => <RegistryPage {...own} registry={{ ...registrySample, isOver: true }} />,
};
export const EditLong: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => <RegistryPage {...own} registry={{ ...registrySample, name: longName, items: many }} />,
};
export const EditRefused: Story = {
  render: () => (
    <RegistryPage
      {...own}
      submitted={{
        errors: { quantity: "Please enter a quantity from 1 to 99." },
        fields: { sku: "100401", quantity: "100" },
      }}
    />
  ),
};
export const Removed: Story = {
  render: () => <RegistryPage {...own} removed={{ sku: "100701", quantity: 2 }} />,
};
export const AsksToReplaceLink: Story = { render: () => <RegistryPage {...own} ask="renew" /> };
export const AsksToRemove: Story = { render: () => <RegistryPage {...own} askedSku="100401" /> };
export const CleanedName: Story = {
  render: () => <RegistryPage {...own} registry={{ ...registrySample, name: "Ada Ben", isNameCleaned: true }} />,
};
export const AsksToDelete: Story = { render: () => <RegistryPage {...own} ask="delete" /> };
export const Checklist: Story = {
  render: () => <ChecklistPage registry={registrySample} checklist={checklistSample} />,
};
export const Shared: Story = { render: () => <SharedRegistryPage {...shared} /> };
export const SharedOnPhone: Story = { ...Shared, globals: { viewport: { value: "phone" } } };
export const SharedAfterEvent: Story = {
  render: () => <SharedRegistryPage {...shared} registry={{ ...sharedRegistrySample, isOver: true }} />,
};
export const SharedEmpty: Story = {
  render: () => <SharedRegistryPage {...shared} registry={{ ...sharedRegistrySample, items: [] }} />,
};
export const SharedRefused: Story = {
  render: () => (
    <SharedRegistryPage
      {...shared}
      problem="Only 4 of Beacon Table Lamp, Black are left."
      fields={{ sku: "100401", quantity: "9" }}
    />
  ),
};
export const Lost: Story = { render: () => <RegistryNotFoundPage /> };
