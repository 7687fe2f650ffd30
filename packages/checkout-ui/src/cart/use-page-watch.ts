import { useStore } from "jotai";
import { useEffect } from "react";

/** Has the cart outlive a refresh and stay fresh. The script comes behind the page, with those that a first click needs. */
export function usePageWatch(): void {
  const store = useStore();
  useEffect(() => {
    const watching = import("./watch-page.ts").then(
      ({ watchPage }) => watchPage(store),
      () => () => {},
    );
    return () => void watching.then((stop) => stop());
  }, [store]);
}
