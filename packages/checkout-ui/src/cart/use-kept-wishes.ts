import { useStore } from "jotai";
import { useEffect } from "react";

/** Has what was asked of the cart outlive a refresh. Its script comes behind the page, with those that the first press needs. */
export function useKeptWishes(): void {
  const store = useStore();
  useEffect(() => {
    const keeping = import("./keep-wishes.ts").then(
      ({ keepWishes }) => keepWishes(store),
      () => () => {},
    );
    return () => void keeping.then((stop) => stop());
  }, [store]);
}
