import type { Locator } from "playwright";

export interface AwaitedPaint {
  readonly key: string;
  /** Begins to look when the key goes down and answers once a frame with the new text was drawn. */
  readonly shows: Locator;
  readonly text: string;
}

/**
 * Milliseconds from the browser's receipt of a key to the end of the first frame in which an element shows a text: the
 * value of an input, the text content of any other element.
 */
export async function timeKey({ key, shows, text }: AwaitedPaint): Promise<number> {
  const painted = shows.evaluateHandle((element, wanted) => {
    const shown = () => (element instanceof HTMLInputElement ? element.value : (element.textContent ?? ""));
    if (shown() === wanted) throw new Error(`It already shows "${wanted}".`);
    const done = new Promise<number>((resolve) => {
      const onKey = ({ timeStamp }: Event) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (shown() !== wanted) return look();
            // A message arrives behind the frame that its callback belongs to: styles, layout and paint included.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        look();
      };
      window.addEventListener("keydown", onKey, { capture: true, once: true });
    });
    // Wrapped in an object, so that nothing awaits it yet.
    return { done };
  }, text);
  const watch = await painted;
  await shows.page().keyboard.press(key);
  return watch.evaluate(({ done }) => done);
}
