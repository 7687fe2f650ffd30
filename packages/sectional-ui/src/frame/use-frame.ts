import type { SectionalPage } from "@store/contract/sectionals";
import type { GetSectionalPriceByPiece } from "@store/contract/sectionals/requests";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toDetailsRequest } from "../design/to-details-request.ts";
import { emptyLayout } from "../layout/layout.ts";
import { type FrameMessage, type PageMessage, readFrameMessage } from "../protocol/messages.ts";
import { type Channel, openChannel } from "../protocol/open-channel.ts";
import { nothingSent, sendLayout, stopWaiting } from "../protocol/sync-layouts.ts";
import type { PlannerModel } from "../state/use-planner.ts";
import { type FrameProblem, type FrameView, receivePieces } from "./receive-pieces.ts";
import { findFrameMode, toFrameUrl } from "./to-frame-url.ts";

/** The price of a piece in cents, and the one before a sale. */
interface PiecePrice {
  readonly currentPrice: number;
  readonly regularPrice: number;
}

/** Loads the price of a piece; null if that failed. */
export type LoadPrice = (request: GetSectionalPriceByPiece) => Promise<PiecePrice | null>;

export interface FrameOptions {
  readonly planner: PlannerModel;
  readonly page: Pick<SectionalPage, "collectionCode" | "configuratorUrl" | "defaults">;
  readonly loadPrice: LoadPrice;
  /** The frame reported an error, or sent what it may not send. */
  readonly onError: (message: string) => void;
}

/** Milliseconds after which a frame that said nothing is called unavailable. */
const patienceMs = 15_000;
/** Milliseconds after which a layout that the frame has not answered is no longer waited for. */
const echoPatienceMs = 2000;
/** The largest number of price calls at a time. */
const maxCalls = 4;

/**
 * The 3D view of a planner: listens before it sets the address of the frame, keeps both layouts equal, tells the fabric and
 * the panel, and answers questions for prices (AMB-257). The frame is ready with its first message.
 */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, options: FrameOptions) {
  const { planner, page } = options;
  const { state, design } = planner;
  const latest = useRef(options);
  const view = useRef<FrameView>({ sent: nothingSent, known: design, isGreeted: false, problem: null });
  const channel = useRef<Channel<PageMessage> | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [problem, setProblem] = useState<FrameProblem | null>(null);
  const echoTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Set when this window listens: the frame's first message must not be missed. */
  const [src, setSrc] = useState<string>();
  const url = page.configuratorUrl;
  useEffect(() => {
    latest.current = options;
  });
  const update = (next: FrameView) => {
    view.current = next;
    setProblem(next.problem);
  };

  useEffect(() => {
    if (url === null) return;
    const askPrice = limitCalls(maxCalls);
    const prices = new Map<string, PiecePrice>();
    const receive = (message: FrameMessage) => {
      const { planner: now, page: shown, loadPrice, onError } = latest.current;
      if (message.type === "ConfiguratorError") return onError(message.data.message);
      if (message.type === "ConfiguratorGetItemTypeprice") {
        const { itemType } = message.data;
        const { itemTypes: _, ...choices } = toDetailsRequest(emptyLayout, now.state, shown);
        const { fabricChoiceCode } = choices;
        const key = `${itemType} ${fabricChoiceCode}`;
        const answer = () => {
          const price = prices.get(key);
          // Of a fabric that is no longer shown, the price would be another one.
          const isShown = latest.current.planner.state.fabric === fabricChoiceCode;
          if (price && isShown) channel.current?.send({ type: message.type, data: { itemType, ...price } });
        };
        if (prices.has(key)) return answer();
        if (!now.catalog.has(itemType)) return;
        return void askPrice(key, async () => {
          const price = await loadPrice({ ...choices, itemType });
          if (price) prices.set(key, price);
          answer();
        });
      }
      setIsReady(true);
      const received = receivePieces(view.current, message.data, now.catalog);
      update(received.view);
      if (received.edit) now.dispatch({ type: "open", layout: received.edit, announcement: "Changed in the 3D view." });
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
    update({ sent: nothingSent, known: now.design, isGreeted: false, problem: null });
    setSrc(
      toFrameUrl({
        configuratorUrl: url,
        collectionCode: shown.collectionCode,
        mode: findFrameMode((query) => window.matchMedia(query).matches),
        isCanada: now.unit === "cm",
        design: now.design,
      }),
    );
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(echoTimer.current);
      channel.current?.close();
    };
  }, [frame, url]);

  useEffect(() => {
    if (isReady) channel.current?.send({ type: "SetPanel", data: { panel: state.panel } });
  }, [isReady, state.panel]);
  useEffect(() => {
    if (isReady) channel.current?.send({ type: "SetFabricCode", data: { fabricChoiceCode: state.fabric } });
  }, [isReady, state.fabric]);
  useEffect(() => {
    if (!isReady || view.current.known === design) return;
    // An empty layout has a text, too: the frame answers with it.
    const { sent, fragment } = sendLayout(view.current.sent, design === "" ? "10" : design);
    update({ ...view.current, sent, known: design });
    // The same document: no load, and no entry in the history.
    frame.current?.contentWindow?.location.replace(`${src}${fragment}`);
    clearTimeout(echoTimer.current);
    echoTimer.current = setTimeout(() => {
      const { sent: waiting } = view.current;
      if (waiting.pending.length === 0) return;
      update({ ...view.current, sent: stopWaiting(waiting), problem: "otherPieces" });
    }, echoPatienceMs);
  }, [frame, isReady, design, src]);

  return { src, isReady, isUnavailable: isLate && !isReady, problem };
}

/** Runs at most so many calls at a time, and each key once while it is pending. */
function limitCalls(most: number) {
  const pending = new Set<string>();
  const waiting: (() => void)[] = [];
  return async (key: string, call: () => Promise<void>) => {
    if (pending.has(key)) return;
    pending.add(key);
    if (pending.size > most) await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await call();
    } finally {
      pending.delete(key);
      waiting.shift()?.();
    }
  };
}
