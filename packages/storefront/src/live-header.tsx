import { cartCountAtom, receiveCartCountAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { Header, type HeaderProps } from "./layout/header.tsx";
import { useReceive } from "./use-receive.ts";

/** The header with the count that the cart on screen has now, not only the one the page came with. */
export function LiveHeader({ cartCount, ...header }: HeaderProps) {
  useReceive(receiveCartCountAtom, cartCount);
  return <Header {...header} cartCount={useAtomValue(cartCountAtom)} />;
}
