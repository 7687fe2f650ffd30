import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Form, useActionData, useLocation } from "react-router";
import { expect, it } from "vitest";
import { useShowUrl } from "./use-show-url.ts";

/** A page that tells what its form was answered, and the function of its first render, as an answer from elsewhere has it. */
function open(options?: Parameters<typeof useShowUrl>[0]) {
  const answers: (() => void)[] = [];
  let first: ReturnType<typeof useShowUrl>["show"] | undefined;
  function Page() {
    const { show, onSubmit } = useShowUrl(options);
    first ??= show;
    return (
      <main onSubmit={onSubmit}>
        <Form method="post" aria-label="Add" />
        <p>{useActionData() ?? "not answered"}</p>
        <p>{`at ${useLocation().search}`}</p>
      </main>
    );
  }
  const action = () => new Promise<string>((resolve) => answers.push(() => resolve("added")));
  const Shop = createRoutesStub([{ path: "/", Component: Page, action }]);
  render(<Shop />);
  return { answers, show: (url: string) => first?.(url, { loads: false }) };
}

it("shows a URL at once while nothing is loaded or sent", async () => {
  const { show } = open();
  await act(async () => show("?choices=a"));
  expect(screen.getByText("at ?choices=a")).toBeVisible();
});

it("waits for the answer of a form that was sent in the same moment, and takes nothing from it", async () => {
  const { answers, show } = open();
  await act(async () => {
    fireEvent.submit(screen.getByRole("form", { name: "Add" }));
    show("?choices=a");
    show("?choices=b");
  });
  expect(screen.getByText("at")).toBeVisible();
  await act(async () => answers[0]?.());
  expect(await screen.findByText("at ?choices=b")).toBeVisible();
  expect(answers).toHaveLength(1);
});

it("waits as long as it is held", async () => {
  const { show } = open({ isHeld: true });
  await act(async () => show("?choices=a"));
  expect(screen.getByText("at")).toBeVisible();
});
