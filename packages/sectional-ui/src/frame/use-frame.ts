import type { SectionalPage } from "@store/contract/sectionals";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type FrameMessage, type PageMessage, readFrameMessage } from "../protocol/messages.ts";
import { type Channel, openChannel } from "../protocol/open-channel.ts";
import type { PlannerModel } from "../state/use-planner.ts";
import { answerPrices, type PriceOptions } from "./answer-prices.ts";
import { findFrameMode, toFrameUrl } from "./to-frame-url.ts";
import { useDesignSync } from "./use-design-sync.ts";

export interface FrameOptions extends Pick<PriceOptions, "loadPrice"> {
  readonly planner: PlannerModel;
  readonly page: Pick<SectionalPage, "collectionCode" | "configuratorUrl" | "defaults">;
  /** The frame reported an error, or sent what it may not send. */
  readonly onError: (message: string) => void;
}

/** Milliseconds after which a frame that said nothing is called unavailable. */
const patienceMs = 15_000;

/**
 * The 3D view of a planner: listens before it sets the address of the frame, keeps both designs equal, tells the fabric and
 * the panel, and answers questions for prices (AMB-257). The frame is ready with its first message.
 */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, options: FrameOptions) {
  const { planner, page } = options;
  const { state, designText } = planner;
  const latest = useRef(options);
  const channel = useRef<Channel<PageMessage> | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [isLate, setIsLate] = useState(false);
  /** Set when this window listens: the frame's first message must not be missed. */
  const [src, setSrc] = useState<string>();
  const url = page.configuratorUrl;
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (isReady) channel.current?.send({ type: "SetPanel", data: { panel: state.panel } });
  }, [isReady, state.panel]);
  useEffect(() => {
    if (isReady) channel.current?.send({ type: "SetFabricCode", data: { fabricChoiceCode: state.fabric } });
  }, [isReady, state.fabric]);
  const designs = useDesignSync(frame, { designText, src, isReady });

  useEffect(() => {
    if (url === null) return;
    const answerPrice = answerPrices(
      () => latest.current,
      (message) => channel.current?.send(message),
    );
    const receive = (message: FrameMessage) => {
      const { planner: now, onError } = latest.current;
      if (message.type === "ConfiguratorError") return onError(message.data.message);
      if (message.type === "ConfiguratorGetItemTypeprice") return answerPrice(message.data.itemType);
      setIsReady(true);
      const edit = designs.receive(message.data, now.catalog);
      if (edit) now.dispatch({ type: "open", design: edit, announcement: "Changed in the 3D view." });
    };
    channel.current = openChannel<PageMessage, FrameMessage>({
      here: window,
      getPeer: () => frame.current?.contentWindow ?? null,
      origin: new URL(url).origin,
      read: readFrameMessage,
      onMessage: receive,
      onBroken: (what) => latest.current.onError(`A message of the 3D view was broken: ${what}.`),
    });
    const { planner: now, page: shown } = latest.current;
    designs.start(now.designText);
    setSrc(
      toFrameUrl({
        configuratorUrl: url,
        collectionCode: shown.collectionCode,
        mode: findFrameMode((query) => window.matchMedia(query).matches),
        isCanada: now.unit === "cm",
        design: now.designText,
      }),
    );
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      channel.current?.close();
    };
  }, [frame, url]);

  return { src, isReady, isUnavailable: isLate && !isReady, problem: designs.problem };
}
