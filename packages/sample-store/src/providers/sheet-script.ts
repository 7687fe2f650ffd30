/**
 * The script of a sheet in a window or a frame, as `/sheet.js`: it asks its server what a button means, and tells the shop
 * that opened it. It is sent as its own text, so that it uses nothing outside itself.
 */
export function sheetScript(): void {
  const form = document.forms[0];
  const { shop = "", sheet = "" } = form?.dataset ?? {};
  const isFrame = parent !== window;
  const opener: Window | null = isFrame ? parent : window.opener;
  const status = document.querySelector("[role=status]");
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const choose = async (choice: URLSearchParams) => {
    try {
      const response = await fetch(location.pathname, { method: "POST", body: choice });
      opener?.postMessage({ sheet, result: await response.json() }, shop);
    } catch {
      say("The sandbox does not answer. Please try again.");
    }
  };

  if (!opener) say("No shop has opened this sheet, so nobody hears what you choose.");
  // A press before this script would ask the server for another page.
  if (form) form.inert = false;
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement;
    if (button.value === "close") close();
    else if (button.value === "hang") {
      document.body.dataset.hangs = "";
      document.querySelector<HTMLElement>("[value=timeOut]")?.focus();
    } else {
      const choice = new URLSearchParams();
      for (const [name, value] of new FormData(form, button)) choice.append(name, String(value));
      void choose(choice);
    }
  });
  // Keys in a frame do not reach the shop's page.
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") void choose(new URLSearchParams({ choice: "cancel" }));
  });
}
