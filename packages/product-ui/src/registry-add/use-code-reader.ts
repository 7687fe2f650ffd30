import { useEffect, useRef, useState } from "react";

/** How often a picture of the camera is read, in milliseconds. */
const readEveryMs = 250;

interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type ReaderWindow = Window & { readonly BarcodeDetector?: new () => BarcodeReader };

/** Whether this browser can read codes from pictures. */
export const canReadCodes = (): boolean => "BarcodeDetector" in window && navigator.mediaDevices !== undefined;

export type ReaderState = "off" | "starting" | "on" | "refused" | "unreadable";

/** The camera as a reader of codes: started by a press, and stopped by the first code, a press or leaving the page. */
export function useCodeReader(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stopReader = useRef<() => void>(undefined);
  const [state, setState] = useState<ReaderState>("off");
  useEffect(() => () => stopReader.current?.(), []);

  async function start(): Promise<void> {
    const Reader = (window as ReaderWindow).BarcodeDetector;
    if (!Reader || state === "starting") return;
    setState("starting");
    const ended = new AbortController();
    stopReader.current = () => ended.abort();
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    } catch {
      if (!ended.signal.aborted) setState("refused");
      return;
    }
    const end = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (ended.signal.aborted || !video.current) return end();
    ended.signal.addEventListener("abort", end);
    let reader: BarcodeReader;
    try {
      reader = new Reader();
    } catch {
      stop();
      setState("unreadable");
      return;
    }
    video.current.srcObject = stream;
    await video.current.play().catch(() => undefined);
    setState("on");
    const code = await readFirst(reader, video.current, ended.signal);
    if (code === null) return;
    stop();
    onCode(code);
  }

  function stop(): void {
    stopReader.current?.();
    setState("off");
  }
  return { video, state, start, stop };
}

/** The first code that comes into view; null if reading ends before. */
async function readFirst(reader: BarcodeReader, video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    const [found] = await reader.detect(video).catch(() => []);
    if (found && !signal.aborted) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, readEveryMs));
  }
  return null;
}
