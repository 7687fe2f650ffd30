import { useEffect, useState } from "react";

/** Whether the submit button of a form has left the screen. False until the browser has looked. */
export function useIsOffScreen(form: string): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const button = document.getElementById(form)?.querySelector("button[type=submit]");
    if (!button || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => setOff(entry?.isIntersecting === false));
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return isOff;
}
