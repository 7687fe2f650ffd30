/**
 * Part of the loader. Returns what asks before the browser sends a form: whether the server is there. If it is not, the page
 * stays, and a notice says why, as that of the application does (`navigation-error/navigation-error-notice.tsx`). It must not
 * refer to anything outside itself.
 */
export function mayLeave(isServerThere: (orSlow: boolean) => Promise<boolean>, text: string): () => Promise<boolean> {
  let notice: HTMLElement | undefined;
  const part = (name: string, role: string, ...children: (Node | string)[]) => {
    const element = document.createElement(name);
    element.dataset.part = role;
    element.append(...children);
    return element;
  };
  const end = () => notice?.remove();
  for (const type of ["added", "online"]) addEventListener(type, end);
  return async () => {
    end();
    if (await isServerThere(true)) return true;
    const close = part("button", "button", "Close");
    close.dataset.variant = "quiet";
    close.onclick = end;
    notice = part(
      "div",
      "navigation-error",
      part("div", "navigation-error-notice", part("p", "navigation-error-text", text), close),
    );
    notice.role = "alert";
    document.body.append(notice);
    return false;
  };
}
