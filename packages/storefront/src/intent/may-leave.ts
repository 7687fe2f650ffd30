/**
 * Part of the loader. Returns what asks before the browser sends a form: whether the server is there. If it is not, the page
 * stays, and a notice says why, as that of the application does (`navigation-error/navigation-error-notice.tsx`). It must not
 * refer to anything outside itself.
 */
export function mayLeave(isServerThere: () => Promise<boolean>, text: string): () => Promise<boolean> {
  let notice: HTMLElement | undefined;
  const part = (name: string, parent: HTMLElement, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return parent.appendChild(element);
  };
  const end = () => notice?.remove();
  addEventListener("added", end);
  return async () => {
    end();
    if (await isServerThere()) return true;
    notice = part("div", document.body, { "data-part": "navigation-error", role: "alert" });
    const box = part("div", notice, { "data-part": "navigation-error-notice" });
    part("p", box, { "data-part": "navigation-error-text" }).textContent = text;
    const close = part("button", box, { "data-part": "button", "data-variant": "quiet", type: "button" });
    close.textContent = "Close";
    close.onclick = end;
    return false;
  };
}
