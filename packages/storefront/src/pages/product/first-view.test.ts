import { expect, it } from "vitest";
import { keepView, viewIsNoted } from "./first-view.ts";

it("waits for the view that is on its way, and for nothing where there is none", async () => {
  await viewIsNoted();
  const order: string[] = [];
  let arrive = () => {};
  const view = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  keepView(view.then(() => order.push("view")));
  const add = viewIsNoted().then(() => order.push("add"));
  arrive();
  await add;
  expect(order).toEqual(["view", "add"]);
});
