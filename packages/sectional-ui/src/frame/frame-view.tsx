import { useRef } from "react";
import type { FrameProblem } from "./receive-pieces.ts";
import { type FrameOptions, useFrame } from "./use-frame.ts";

const sentences: Readonly<Record<FrameProblem, string>> = {
  noPlan: "The 3D view's pieces do not join as a plan. The plan and the list stay as they were.",
  otherPieces: "The 3D view shows other pieces than the plan and the list.",
};

/** The 3D view of the planner in its frame, on an origin of its own [SECT-02]. */
export function FrameView(options: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { src, isReady, isUnavailable, problem } = useFrame(frame, options);
  return (
    <div data-part="frame-view" data-ready={isReady ? "" : undefined}>
      {isUnavailable ? (
        <p role="status">3D is not available here. The plan and the list have everything.</p>
      ) : src === undefined ? null : (
        <iframe
          ref={frame}
          src={src}
          title="3D view of your sectional"
          // The frame takes the origin of the shop from it.
          referrerPolicy="origin"
          sandbox="allow-scripts allow-same-origin allow-downloads"
        />
      )}
      {isReady || isUnavailable ? null : <p role="status">Loading the 3D view…</p>}
      <p role="status" data-part="frame-problem">
        {problem && sentences[problem]}
      </p>
    </div>
  );
}
