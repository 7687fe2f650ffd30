import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SecurityCodeHelp } from "../../card/security-code-help.tsx";
import type { OwnPopupProps } from "../../popups/own-popup-props.ts";
import { CertificateInterrupter } from "../../tenders/certificate-interrupter.tsx";

const service = useService();
beforeAll(() => import("dompurify"));

/** A button that opens the popup, like the payment step. */
function Opener({ draw }: { draw: (popup: OwnPopupProps) => React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {draw({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isBack = () => waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());

describe("the help for the security code", () => {
  it("shows the HTML of the shared endpoint [POP-13]", async () => {
    const page = openShopper(service());
    page.show(<SecurityCodeHelp isOpen onClose={() => {}} />);
    const dialog = await screen.findByRole("dialog", { name: "Where Is My Security Code?" });
    expect(dialog).toHaveTextContent(/the last 3 digits on the back/);
    expect(page.sent.map(({ path }) => path)).toEqual(["/SharedLayer/PopupV2?popupName=CreditCardVerification"]);
  });

  it("says that it could not be loaded, and loads on a retry [POP-13]", async () => {
    let isDown = true;
    const page = openShopper(service(), {
      wire: (path, send) =>
        isDown && path.includes("PopupV2") ? Promise.reject(new TypeError("Failed to fetch")) : send(),
    });
    page.show(<SecurityCodeHelp isOpen onClose={() => {}} />);
    expect(await screen.findByRole("dialog", { name: "Security Code" })).toBeVisible();
    expect(await screen.findByText("We could not load this.")).toBeVisible();
    isDown = false;
    await click("Try Again");
    expect(await screen.findByRole("dialog", { name: "Where Is My Security Code?" })).toBeVisible();
    expect(page.callsTo("Log")).toHaveLength(1);
  });
});

describe("the question before certificates are removed", () => {
  async function open(options: Parameters<typeof openShopper>[1] = {}) {
    const page = openShopper(service(), options);
    const onRemoved = vi.fn();
    await page.bring.toPayment();
    page.sent.length = 0;
    page.show(
      <Opener
        draw={(popup) => (
          <CertificateInterrupter {...popup} onClosed={() => {}} request={{ kind: "certificates", onRemoved }} />
        )}
      />,
    );
    await click("Open");
    expect(await screen.findByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    return { page, onRemoved };
  }

  it("keeps everything on Cancel [POP-12]", async () => {
    const { page, onRemoved } = await open();
    await click("Cancel");
    await isBack();
    expect(page.sent).toEqual([]);
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it("removes the certificates on Continue and continues [POP-12]", async () => {
    const { page, onRemoved } = await open();
    await click("Continue");
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
    expect(page.sent.map(({ path }) => path)).toEqual([
      "/ReactCheckout/RemoveCertificates",
      "/ReactCheckout/RefreshCheckout",
    ]);
    await isBack();
  });

  it("cannot be closed while they are being removed, because the next action belongs to it [POP-12]", async () => {
    // Made before the call, which may not have left yet when it is answered.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { onRemoved } = await open({
      wire: async (path, send) => {
        const reply = await send();
        if (path.includes("RemoveCertificates")) await held;
        return reply;
      },
    });
    expect(screen.getByRole("alertdialog")).toHaveTextContent(
      "Your reward certificates can only be used with your rewards card. If you continue, they will be removed from this order.",
    );
    await click("Continue");
    await userEvent.keyboard("{Escape}");
    await click("Cancel");
    expect(screen.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    answer();
    await isBack();
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  it("stays and says so if they could not be removed [POP-12]", async () => {
    const { onRemoved } = await open({
      wire: (path, send) =>
        path.includes("RemoveCertificates") ? Promise.resolve(new Response("{}", { status: 500 })) : send(),
    });
    await click("Continue");
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not take the certificates off.");
    expect(onRemoved).not.toHaveBeenCalled();
  });
});
