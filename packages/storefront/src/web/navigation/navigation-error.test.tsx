import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import {
  createBrowserRouter,
  Link,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  useLoaderData,
  useNavigate,
  useRouteError,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NavigationErrorNotice } from "./navigation-error-notice.tsx";
import { clientMiddleware, observeNavigation } from "./navigation-observer.ts";
import { usePageGuard } from "./use-page-guard.ts";

// The build knows the files of pages: here, those of one path are lost.
const loadFiles = vi.hoisted(() => vi.fn());
vi.mock("./load-files.ts", () => ({ loadFiles }));

/** How the server responds: with the page, or with a failure. */
let failure: (() => unknown) | null = null;
/** What the answers of these paths wait for. */
let slow: Readonly<Record<string, Promise<void>>> = {};
const requested: string[] = [];

async function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  requested.push(pathname + search);
  await slow[pathname];
  if (failure) throw failure();
  return `The list of ${pathname + search}`;
}

const toLamps = ({ params }: LoaderFunctionArgs) => redirect(`/lamps/${params.way}`);

function Frame() {
  usePageGuard();
  return <Outlet />;
}

function List() {
  const title = useLoaderData<string>();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState(false);
  return (
    <>
      <h1>{title}</h1>
      <input
        type="checkbox"
        aria-label="Moss"
        checked={ticked}
        onChange={() => {
          setTicked(true);
          navigate("/sofas?color=moss", { preventScrollReset: true });
        }}
      />
      <Link to="/rugs">Rugs</Link>
      <NavigationErrorNotice observe={observeNavigation} />
    </>
  );
}

function Broken() {
  useRouteError();
  return (
    <>
      <h1>Oops</h1>
      <Link to="/rugs">Rugs</Link>
      <NavigationErrorNotice observe={observeNavigation} />
    </>
  );
}

async function showSofas() {
  failure = null;
  window.history.replaceState(null, "", "/sofas");
  const page = { loader, Component: List };
  const router = createBrowserRouter([
    {
      path: "/",
      // The router's type does not define the result of `next`; in a browser it is what the middleware expects.
      middleware: clientMiddleware as MiddlewareFunction[],
      Component: Frame,
      ErrorBoundary: Broken,
      HydrateFallback: () => null,
      children: [
        { path: "sofas", ...page },
        { path: "rugs", ...page },
        { path: "outlet", loader: () => redirect("/sofas?query=8'") },
        { path: "lamps/:way", ...page },
        { path: "light/:way", loader: toLamps, action: toLamps },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "The list of /sofas" });
  // The notice and the guard begin after the page is painted.
  await act(async () => {});
  requested.length = 0;
  return router;
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const offline = () => new TypeError("Failed to fetch");
const down = () => new Response(null, { status: 503 });

beforeEach(() => {
  failure = null;
  slow = {};
});

describe("a page that fails to load", () => {
  it.each([
    ["the network is away", offline, /trouble connecting/],
    ["the shop is down", down, /couldn't load that/],
  ])("keeps the previous page with its selections, and says so when %s", async (_, how, texts) => {
    const router = await showSofas();
    failure = how;
    await userEvent.click(screen.getByRole("checkbox", { name: "Moss" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(texts));
    expect(title()).toBe("The list of /sofas");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Moss" }).checked).toBe(true);
    expect(window.location.pathname + window.location.search).toBe("/sofas");
    expect(requested).toEqual(["/sofas?color=moss"]);
    await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  });

  it("loads again on request, reports another failure, and removes the message after a success", async () => {
    await showSofas();
    failure = offline;
    await userEvent.click(screen.getByRole("checkbox", { name: "Moss" }));
    await screen.findByText(/trouble connecting/);
    failure = down;
    await click("Try again");
    await screen.findByText(/couldn't load that/);
    failure = null;
    await click("Try again");
    await screen.findByRole("heading", { name: "The list of /sofas?color=moss" });
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
    expect(requested).toEqual(["/sofas?color=moss", "/sofas?color=moss", "/sofas?color=moss"]);
  });

  it("is identified by its URL however the browser encodes it, so that a retry loads the other view", async () => {
    const router = await showSofas();
    await router.navigate("/outlet");
    await screen.findByRole("heading", { name: "The list of /sofas?query=8%27" });
    const entries = window.history.length;
    failure = offline;
    await userEvent.click(screen.getByRole("checkbox", { name: "Moss" }));
    await screen.findByText(/trouble connecting/);
    expect(window.history.length).toBe(entries);
    failure = null;
    await click("Try again");
    await screen.findByRole("heading", { name: "The list of /sofas?color=moss" });
  });

  it("returns the focus when the message is dismissed", async () => {
    await showSofas();
    failure = offline;
    const link = screen.getByRole("link", { name: "Rugs" });
    await userEvent.click(link);
    await screen.findByText(/trouble connecting/);
    await click("Close");
    expect(screen.getByRole("status").textContent).toBe("");
    expect(document.activeElement).toBe(link);
  });

  it.each([
    ["closes", "close"],
    ["leaves the page", "remove"],
  ] as const)("is in an open drawer, outside of which nothing can be pressed, until that %s", async (_, way) => {
    const router = await showSofas();
    failure = offline;
    const drawer = document.createElement("dialog");
    document.body.append(drawer);
    drawer.showModal();
    await router.navigate("/sofas?color=moss");
    expect(await within(drawer).findByText(/trouble connecting/)).toBeVisible();
    drawer[way]();
    await waitFor(() => expect(drawer).toBeEmptyDOMElement());
    expect(await screen.findByText(/trouble connecting/)).toBeVisible();
    await click("Close");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("also keeps the previous page after Back; a retry goes back", async () => {
    await showSofas();
    await userEvent.click(screen.getByRole("link", { name: "Rugs" }));
    await screen.findByRole("heading", { name: "The list of /rugs" });
    failure = offline;
    window.history.back();
    await screen.findByText(/trouble connecting/);
    expect(title()).toBe("The list of /rugs");
    await waitFor(() => expect(window.location.pathname).toBe("/rugs"));
    failure = null;
    await click("Try again");
    await screen.findByRole("heading", { name: "The list of /sofas" });
    expect(window.location.pathname).toBe("/sofas");
  });
});

describe("a page whose file is lost", () => {
  beforeEach(() => {
    loadFiles.mockImplementation(async (pathname: string) => {
      if (pathname.startsWith("/lamps")) throw new TypeError("Failed to fetch dynamically imported module");
    });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    return () => {
      loadFiles.mockReset();
      vi.unstubAllGlobals();
    };
  });

  it.each([
    ["opened", "/lamps/link", undefined],
    ["where a page leads on to", "/light/redirect", undefined],
    ["where a sent form leads on to", "/light/form", { formMethod: "post", formData: new FormData() }],
  ] as const)("keeps the previous page without a connection, %s", async (_, path, options) => {
    const router = await showSofas();
    await router.navigate(path, options);
    await screen.findByText(/trouble connecting/);
    await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
    expect(title()).toBe("The list of /sofas");
    expect(window.location.pathname).toBe("/sofas");
    loadFiles.mockReset();
    await click("Try again");
    await screen.findByRole("heading", { name: /^The list of .lamps/ });
  });
});

describe("of several presses while files are loading", () => {
  const once = () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { release, released };
  };

  /** Files are loaded once, so each test has a page of its own. */
  async function showWithSlowFiles(path: string) {
    const files = once();
    loadFiles.mockImplementation((pathname: string) => (pathname === path ? files.released : undefined));
    const router = await showSofas();
    return { router, arrive: () => act(async () => files.release()) };
  }

  it("the last one counts, also while its data is on the way", async () => {
    const { router, arrive } = await showWithSlowFiles("/lamps/slow");
    const rugs = once();
    slow = { "/rugs": rugs.released };
    void router.navigate("/lamps/slow");
    void router.navigate("/rugs");
    await waitFor(() => expect(requested).toEqual(["/rugs"]));
    await arrive();
    await act(async () => rugs.release());
    await screen.findByRole("heading", { name: "The list of /rugs" });
    expect(requested).toEqual(["/rugs"]);
  });

  it("the last one counts, although the one before it arrives first", async () => {
    const { router, arrive } = await showWithSlowFiles("/lamps/late");
    const rugs = once();
    slow = { "/rugs": rugs.released };
    void router.navigate("/rugs");
    await waitFor(() => expect(requested).toEqual(["/rugs"]));
    void router.navigate("/lamps/late");
    await act(async () => rugs.release());
    await screen.findByRole("heading", { name: "The list of /rugs" });
    await arrive();
    await screen.findByRole("heading", { name: "The list of /lamps/late" });
    expect(window.location.pathname).toBe("/lamps/late");
  });
});

describe("the error page", () => {
  it("is shown for a refused request", async () => {
    await showSofas();
    failure = () => new Response(null, { status: 404 });
    await userEvent.click(screen.getByRole("link", { name: "Rugs" }));
    await screen.findByRole("heading", { name: "Oops" });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("has no page to return to, and requests once", async () => {
    await showSofas();
    failure = () => new Response(null, { status: 404 });
    await userEvent.click(screen.getByRole("link", { name: "Rugs" }));
    await screen.findByRole("heading", { name: "Oops" });
    requested.length = 0;
    failure = offline;
    await userEvent.click(screen.getByRole("link", { name: "Rugs" }));
    await waitFor(() => expect(requested).toEqual(["/rugs"]));
    expect(title()).toBe("Oops");
  });
});
