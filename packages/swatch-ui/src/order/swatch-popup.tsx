import type { OrderSwatchData } from "@store/contract/swatches";
import { Alert } from "@store/ui-kit/alert";
import { useIsMobile } from "@store/ui-kit/mobile";
import { Popup } from "@store/ui-kit/popup";
import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { trayAtom } from "../tray/tray-atoms.ts";
import { SwatchOrder, type SwatchOrderProps } from "./swatch-order.tsx";
import { ThankYou } from "./thank-you.tsx";

export interface SwatchPopupProps extends Omit<SwatchOrderProps, "data" | "thanks" | "slides"> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The product whose page opened it; "" for the whole assortment. */
  readonly sku: string;
  /** The swatch that is selected initially; "" for none. */
  readonly choiceCode: string;
  /** Loads the swatches for the product, the number of selected ones, and the first choice; null if that failed. */
  readonly load: (sku: string, selected: number, choiceCode: string) => Promise<OrderSwatchData | null>;
}

/** The order form in a popup. After the order it shows only thanks. */
export function SwatchPopup({ isOpen, onClose, sku, choiceCode, load, ...order }: SwatchPopupProps) {
  const selected = useAtomValue(trayAtom).length;
  const [data, setData] = useState<OrderSwatchData | null>();
  const [isOrdered, setIsOrdered] = useState(false);
  const isMobile = useIsMobile();

  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    setData(undefined);
    setIsOrdered(false);
    void load(sku, selected, choiceCode).then((loaded) => {
      if (!isLeft) setData(loaded);
    });
    return () => {
      isLeft = true;
    };
    // A selection while it is open does not change the offered swatches.
  }, [isOpen, sku, choiceCode]);

  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="large">
      <Popup.Title>{isOrdered ? "Thank You!" : "Order Free Swatches"}</Popup.Title>
      <Popup.Body>
        {data ? (
          <SwatchOrder
            {...order}
            data={data}
            slides={isMobile && order.shop.brand === "modern"}
            onOrdered={(values) => {
              setIsOrdered(true);
              order.onOrdered?.(values);
            }}
            thanks={
              <ThankYou shop={order.shop} heading={null}>
                <Popup.Close variant="primary">Close</Popup.Close>
              </ThankYou>
            }
          />
        ) : null}
        {data === undefined ? (
          <Skeleton label="Loading swatches">
            <SkeletonBlock shape="heading" />
            <SkeletonBlock shape="picture" />
          </Skeleton>
        ) : null}
        {data === null ? (
          <Alert tone="error">The swatches could not be loaded. Please check your connection and try again.</Alert>
        ) : null}
      </Popup.Body>
    </Popup.Root>
  );
}
