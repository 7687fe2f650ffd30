/** What a shop asks the sandbox wallets for. */
interface SheetRequest {
  readonly kind: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly storeName: string;
}

/**
 * The script that a shop loads from the sandbox wallets, as `/sdk.js`. It is sent as its own text, so that it uses nothing
 * outside itself. It hears only its own origin, and of that only the sheet that it opened.
 */
export function walletSdk(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const closedAfterMs = 300;

  /** Opens a sheet: in the frame, if there is one, else in a window of its own. Never rejects. */
  function open({ kind, ...request }: SheetRequest, frame?: HTMLIFrameElement) {
    const sheet = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const fields = { ...request, amountCents: String(request.amountCents), shop: location.origin, sheet };
    const url = `${origin}/${kind}?${new URLSearchParams(fields)}`;
    if (frame) frame.src = url;
    const view = frame ? frame.contentWindow : window.open(url, "", "popup,width=480,height=760");
    let settle = (_outcome: object) => {};
    const result = new Promise<object>((resolve) => {
      if (!view) {
        resolve({ kind: "failed", message: "The browser did not open the window." });
        return;
      }
      const hear = ({ origin: sender, source, data }: MessageEvent) => {
        if (sender === origin && source === view && data?.sheet === sheet && data.result) settle(data.result);
      };
      // Nothing tells of a window that is closed.
      const watch = setInterval(() => {
        if (view.closed) settle({ kind: "cancelled" });
      }, closedAfterMs);
      settle = (settled) => {
        removeEventListener("message", hear);
        clearInterval(watch);
        if (!frame) view.close();
        resolve(settled);
      };
      addEventListener("message", hear);
    });
    return { result, close: () => settle({ kind: "cancelled" }) };
  }

  Object.assign(window, { SandboxWallets: { open } });
}
