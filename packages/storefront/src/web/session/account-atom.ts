import { atom } from "jotai";
import type { Account } from "../../app/frame/account-menu.tsx";

/** Who is signed in, as the page knows it; null for a guest. */
export const accountAtom = atom<Account | null>(null);
