import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ToastProvider, type ToastRequest, useToast } from "./toast.tsx";

function Shower(request: ToastRequest) {
  const show = useToast();
  return <Button onClick={() => show(request)}>Remove</Button>;
}

/** A page that shows one toast. */
function Page(request: ToastRequest) {
  return (
    <ToastProvider>
      <Shower {...request} />
    </ToastProvider>
  );
}

const meta = {
  component: Page,
  // The play function must not wait for the code that loads with the first toast.
  loaders: [() => import("./toast-stack.tsx")],
  args: { text: "Harbor Sofa is removed from your cart." },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Remove" }));
    const text = await screen.findByText(args.text);
    await waitFor(() => expect(getComputedStyle(text.closest("[data-part=toast]") as Element).opacity).toBe("1"));
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {};
export const WithUndo: Story = { args: { onUndo: fn() } };
