import { Button } from "@store/ui-kit/button";
import { useEffect, useState } from "react";
import { canReadCodes, useCodeReader } from "./use-code-reader.ts";

export interface ScanCameraProps {
  /** Called with the text of a code that was read. */
  readonly onCode: (code: string) => void;
}

/** Reads a code with the camera, after a press. Absent in browsers that cannot read codes, and before scripts run. */
export function ScanCamera({ onCode }: ScanCameraProps) {
  const [isAble, setIsAble] = useState(false);
  useEffect(() => setIsAble(canReadCodes()), []);
  const { video, state, start, stop } = useCodeReader(onCode);
  if (!isAble) return null;
  const isOff = state !== "starting" && state !== "on";
  return (
    <div data-part="scan-camera">
      <video ref={video} muted playsInline hidden={state !== "on"} aria-label="What the camera sees" />
      <Button variant="secondary" onClick={() => (isOff ? void start() : stop())}>
        {isOff ? "Use the Camera" : "Stop the Camera"}
      </Button>
      <p role="status">{statusTexts[state]}</p>
    </div>
  );
}

const statusTexts = {
  off: "",
  starting: "Starting the camera…",
  on: "Hold the code of the item in front of the camera.",
  refused: "The camera cannot be used. Allow it in your browser, or type the number.",
  unreadable: "This browser cannot read codes. Please type the number.",
} as const;
