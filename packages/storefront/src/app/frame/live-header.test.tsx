import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, it } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { navigationSample, shipToSample, storeSample } from "./layout.samples.ts";
import { LiveHeader } from "./live-header.tsx";

it("shows the query of the search page on the search page only", async () => {
  const header = (
    <LiveHeader {...navigationSample} store={storeSample} otherSiteUrl="/" shipTo={shipToSample} cartCount={0} />
  );
  const router = createMemoryRouter([{ path: "*", element: header }], { initialEntries: ["/"] });
  const nothing = { terms: [], categories: [], products: [] };
  render(
    <Provider store={answeringStore(() => nothing)}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });
  await userEvent.type(field(), "rug{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?query=rug"));
  expect(field().value).toBe("rug");
  await router.navigate("/search?query=lamp");
  await waitFor(() => expect(field().value).toBe("lamp"));
  await router.navigate(-1);
  await waitFor(() => expect(field().value).toBe("rug"));
  await router.navigate(-1);
  await waitFor(() => expect(field().value).toBe(""));
});
