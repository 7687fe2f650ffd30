import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SortSelect } from "./sort-select.tsx";

it("names the sort order, reports a new one and is part of the form it names", async () => {
  const onSort = vi.fn();
  render(
    <>
      <form id="filters" />
      <SortSelect
        form="filters"
        sort="featured"
        sorts={[
          { value: "featured", label: "Featured" },
          { value: "price-low", label: "Price, low to high" },
        ]}
        onSort={onSort}
      />
    </>,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  expect(select).toHaveValue("featured");
  expect(select.form?.id).toBe("filters");
  await userEvent.selectOptions(select, "Price, low to high");
  expect(onSort).toHaveBeenCalledExactlyOnceWith("price-low");
});
