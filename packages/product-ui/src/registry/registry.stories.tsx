import "../registry-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { GiveForm } from "./give-form.tsx";
import { OwnItemForm } from "./own-item-form.tsx";
import { listedRegistriesSample, longName, registryItemsSample } from "./registry.samples.ts";
import { RegistryChecklist } from "./registry-checklist.tsx";
import { RegistryForm } from "./registry-form.tsx";
import { RegistryItems } from "./registry-items.tsx";
import { RegistryList } from "./registry-list.tsx";
import { ShareLink } from "./share-link.tsx";

const meta = { title: "Registry" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = { name: "Ada and Ben's Wedding", registryType: "br", eventDate: "2027-06-12", address: "address-1" };
const addresses = [{ value: "address-1", label: "Nell Ashby, 2210 W Cortland St, Chicago, IL 60647" }];
const list = { path: "/gift-registry", hasChecklists: true, formatDate: (day: string) => day };

export const List: Story = { render: () => <RegistryList {...list} registries={listedRegistriesSample} /> };
export const ListWithLongName: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <RegistryList {...list} registries={listedRegistriesSample.map((one) => ({ ...one, name: longName }))} />
  ),
};
export const Form: Story = {
  render: () => (
    <RegistryForm
      initial={fields}
      addresses={addresses}
      addressHint="Givers may send gifts to it; they never see it."
      submitLabel="Save"
    />
  ),
};
export const FormWithErrors: Story = {
  render: () => (
    <RegistryForm
      initial={{ ...fields, name: "4111 1111 1111 1111" }}
      errors={{ name: "Please leave out numbers of cards.", eventDate: "Please enter an Event Date in the future." }}
      submitLabel="Create"
    />
  ),
};
export const OwnItems: Story = {
  render: () => (
    <RegistryItems items={registryItemsSample} renderActions={(item) => <OwnItemForm item={item} path="#" />} />
  ),
};
export const OwnItemRefused: Story = {
  render: () => (
    <RegistryItems
      items={registryItemsSample.slice(0, 1)}
      renderActions={(item) => (
        <OwnItemForm item={item} path="#" typed="100" error="Please enter a quantity from 1 to 99." />
      )}
    />
  ),
};
export const ItemsOfGivers: Story = {
  render: () => (
    <RegistryItems items={registryItemsSample} renderActions={(item) => <GiveForm item={item} shareCode="code-1" />} />
  ),
};
export const ItemsOfGiversOnPhone: Story = { ...ItemsOfGivers, globals: { viewport: { value: "phone" } } };
export const SoldElsewhere: Story = {
  render: () => (
    <RegistryItems
      items={registryItemsSample.map(({ url: _, ...item }) => ({ ...item, notice: "It is sold in our other shop." }))}
      renderActions={() => null}
    />
  ),
};
export const Checklist: Story = {
  render: () => (
    <RegistryChecklist
      groups={[
        {
          title: "Bedroom",
          entries: [
            { label: "Bath", recommended: 6, added: 4, url: "/browse/bath" },
            { label: "Bedding", recommended: 4, added: 4, url: "/browse/bedding" },
          ],
        },
      ]}
    />
  ),
};
export const Link: Story = { render: () => <ShareLink url="https://shop.example/gift-registry/shared/aB3dE5" /> };
