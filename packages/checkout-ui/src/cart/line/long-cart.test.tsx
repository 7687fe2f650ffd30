import { fillCatalog } from "@store/commerce-service/testing";
import { cartOperations } from "@store/contract/cart";
import { cartAtom, isCartSettlingAtom, reloadCartAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { LinkProvider, type StoreLinkProps } from "@store/ui-kit/link";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { CartPage } from "../cart-page.tsx";

const service = useService();

/** A cart of a hundred lines whose links, two in each row, report their renders. */
async function openLongCart() {
  const skus = await fillCatalog(service().databaseUrl, 100);
  const page = openShopper(service());
  for (const half of [skus.slice(0, 50), skus.slice(50)])
    await page.shopper.call(cartOperations.addItems, { items: half.map((Sku) => ({ Sku })) });
  await page.store.set(reloadCartAtom);
  const drawn = new Set<string>();
  function CountedLink({ preventScrollReset: _, replace: __, ...anchor }: StoreLinkProps) {
    if (anchor.href.startsWith("/product/")) drawn.add(anchor.href);
    return <a {...anchor} />;
  }
  page.show(
    <LinkProvider component={CountedLink}>
      <CartPage {...page.navigation} />
    </LinkProvider>,
  );
  return { page, skus, drawn };
}

it("renders one line of a hundred when its quantity is typed, shown, confirmed and reloaded", async () => {
  const { page, skus, drawn } = await openLongCart();
  expect(drawn.size).toBe(100);
  const before = page.store.get(cartAtom)?.lineItems ?? [];
  const box = screen.getAllByRole<HTMLInputElement>("textbox")[41] as HTMLInputElement;
  drawn.clear();
  await userEvent.clear(box);
  await userEvent.type(box, "7");
  expect([...drawn]).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
  expect([...drawn]).toEqual([`/product/${skus[41]}`]);
  const after = page.store.get(cartAtom)?.lineItems ?? [];
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
});
