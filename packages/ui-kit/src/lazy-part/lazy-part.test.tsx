import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, createContext, Suspense, startTransition, useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { lazyPart, useLazyPopup } from "./lazy-part.tsx";

const failing = () => Promise.reject(new Error("The script is gone."));

it("renders the fallback with the same props if the script cannot be loaded", async () => {
  const Part = lazyPart<{ name: string }>(failing, { Unavailable: ({ name }) => <p>Without {name}</p> });
  render(
    <Suspense>
      <Part name="the terms" />
    </Suspense>,
  );
  expect(await screen.findByText("Without the terms")).toBeVisible();
});

it("renders nothing instead of a part that the page can do without", async () => {
  const Part = lazyPart(failing);
  const { container } = render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  await expect.poll(() => container.textContent).toBe("");
});

it("renders a preloaded part at once", async () => {
  const Part = lazyPart(async () => () => <p>The terms</p>);
  await Part.preload();
  const { container } = render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(container.textContent).toBe("The terms");
});

it("loads a part again whose script could not be loaded before", async () => {
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError("The connection is lost.");
    return () => <p>The terms</p>;
  });
  await Part.preload();
  await Part.preload();
  await Part.preload();
  expect(loads).toBe(2);
  render(<Part />);
  expect(screen.getByText("The terms")).toBeVisible();
});

it("tells whether a part is there once it was preloaded", async () => {
  expect(await lazyPart(async () => () => null).preload()).toBe(true);
  expect(await lazyPart(failing).preload()).toBe(false);
});

it("shows its own fallback meanwhile, and leaves what is around it", async () => {
  const Part = lazyPart(async () => () => <p>The terms</p>, { fallback: <p>A moment</p> });
  render(
    <Suspense fallback="All of it">
      <h1>Page</h1>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("A moment")).toBeVisible();
  expect(screen.getByText("Page")).toBeVisible();
  expect(await screen.findByText("The terms")).toBeVisible();
});

it("loads a part on demand only after it was preloaded", async () => {
  const load = vi.fn(async () => () => <p>The fields</p>);
  const Part = lazyPart(load, { fallback: null, isOnDemand: true });
  render(<Part />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  await act(() => Part.preload());
  expect(screen.getByText("The fields")).toBeVisible();
});

describe("a part that the server has rendered", () => {
  const Rendered = ({ onPress = () => {} }) => (
    <form data-part="code">
      <button type="button" onClick={onPress}>
        Apply
      </button>
    </form>
  );

  const OnServer = () => (
    <Suspense>
      <Rendered />
    </Suspense>
  );

  const Presses = createContext(0);

  function Page({ Part }: { Part: ComponentType<object> }) {
    const [presses, setPresses] = useState(0);
    const press = () => startTransition(() => setPresses(presses + 1));
    return (
      <Presses value={presses}>
        <button type="button" onClick={press}>{`Pressed ${presses}`}</button>
        <Part />
      </Presses>
    );
  }

  /** A page with the server's HTML that hydrates with a lazy part. */
  async function hydrate(Part: ReturnType<typeof lazyPart<object>>) {
    const container = document.body.appendChild(document.createElement("main"));
    container.innerHTML = renderToString(<Page Part={OnServer} />);
    const form = container.querySelector("form");
    await act(async () => render(<Page Part={Part} />, { container, hydrate: true }));
    return { container, form };
  }

  it("stays as it is if its script cannot be loaded", async () => {
    const Part = lazyPart(failing, { fallback: null, written: '[data-part="code"]', Unavailable: () => "Lost" });
    const { container, form } = await hydrate(Part);
    expect(await Part.preload()).toBe(false);
    expect(container.contains(form)).toBe(true);
    expect(container).not.toHaveTextContent("Lost");
  });

  it("is taken over when its script is loaded at last", async () => {
    let isLost = true;
    const onPress = vi.fn();
    const Pressable = () => <Rendered onPress={onPress} />;
    const load = () => (isLost ? failing() : Promise.resolve(Pressable));
    const Part = lazyPart(load, { fallback: null, written: '[data-part="code"]' });
    const { container, form } = await hydrate(Part);
    isLost = false;
    await act(() => Part.preload());
    expect(container.contains(form)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("says so if the browser would have rendered it itself", async () => {
    const Part = lazyPart(failing, { fallback: null, written: '[data-part="none"]', Unavailable: () => "Lost" });
    render(<Part />);
    expect(await screen.findByText("Lost")).toBeVisible();
  });

  it("stays while its script loads, and holds no transition of what is around it", async () => {
    let arrive = (_: typeof Rendered) => {};
    const Part = lazyPart<object>(() => new Promise<typeof Rendered>((resolve) => (arrive = resolve)), {
      fallback: null,
    });
    const { container, form } = await hydrate(Part);
    await userEvent.click(screen.getByRole("button", { name: "Pressed 0" }));
    expect(screen.getByRole("button", { name: "Pressed 1" })).toBeVisible();
    expect(container.contains(form)).toBe(true);
    await act(async () => arrive(Rendered));
    expect(container.contains(form)).toBe(true);
  });
});

describe("useLazyPopup", () => {
  function Page({ Popup }: { Popup: ReturnType<typeof lazyPart<{ isOpen: boolean; onClose: () => void }>> }) {
    const { popup, hasFailed, open } = useLazyPopup(Popup);
    return (
      <>
        <button type="button" onClick={() => void open()}>
          Open
        </button>
        {hasFailed ? <p>Not there</p> : null}
        {popup ? <Popup {...popup} /> : null}
      </>
    );
  }
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  it("loads the popup with the first press, and keeps it while it fades out", async () => {
    const load = vi.fn(async () => ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        {isOpen ? "Close" : "Closing"}
      </button>
    ));
    render(<Page Popup={lazyPart(load)} />);
    expect(load).not.toHaveBeenCalled();
    await press("Open");
    await press("Close");
    expect(screen.getByText("Closing")).toBeVisible();
    await press("Open");
    expect(screen.getByText("Close")).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it("tells that its script cannot be loaded, and opens it when it comes", async () => {
    let isLost = true;
    const load = async () => {
      if (isLost) throw new TypeError("Failed to fetch");
      return () => <p>Help</p>;
    };
    render(<Page Popup={lazyPart(load)} />);
    await press("Open");
    expect(screen.getByText("Not there")).toBeVisible();
    isLost = false;
    await press("Open");
    expect(screen.getByText("Help")).toBeVisible();
    expect(screen.queryByText("Not there")).toBeNull();
  });
});
