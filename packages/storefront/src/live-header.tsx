import { cartCountAtom, receiveCartCountAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useLocation, useNavigation } from "react-router";
import { Header, type HeaderProps } from "./layout/header.tsx";
import { useClosedPanels } from "./layout/use-closed-panels.ts";
import { useReceive } from "./use-receive.ts";

/** The header with the count that the cart on screen has now; its panels close as soon as another page is on its way. */
export function LiveHeader({ cartCount, ...header }: HeaderProps) {
  useReceive(receiveCartCountAtom, cartCount);
  const here = useLocation();
  useClosedPanels((useNavigation().location ?? here).key);
  return <Header {...header} cartCount={useAtomValue(cartCountAtom)} />;
}
