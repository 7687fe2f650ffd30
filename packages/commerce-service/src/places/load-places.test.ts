import { expect, it } from "vitest";
import { createTestService } from "../testing/index.ts";
import { postalPlaces } from "./generated/postal-places.ts";
import { loadPlaces } from "./load-places.ts";

it("loads every place once per edition", { tags: ["deep"] }, async () => {
  const service = await createTestService();
  try {
    const { database } = service;
    const count = () =>
      database
        .selectFrom("postal_place")
        .select(({ fn }) => ["country", fn.countAll().as("codes"), fn.max("code_count").as("most")])
        .groupBy("country")
        .orderBy("country")
        .execute();
    const loaded = await count();
    expect(loaded).toEqual([
      { country: "CAN", codes: 1620, most: expect.any(Number) },
      { country: "USA", codes: 40938, most: expect.any(Number) },
    ]);

    await database.deleteFrom("postal_place").where("postal_code", "=", "60614").execute();
    await loadPlaces(database);
    expect(await database.selectFrom("postal_place").selectAll().where("postal_code", "=", "60614").execute()).toEqual(
      [],
    );

    await database.updateTable("postal_edition").set({ edition: "the one before" }).execute();
    await loadPlaces(database);
    expect(await count()).toEqual(loaded);
    expect(await database.selectFrom("postal_edition").select("edition").execute()).toEqual([
      { edition: postalPlaces.edition },
    ]);
    expect(
      await database
        .selectFrom("postal_place")
        .selectAll()
        .where("postal_code", "in", ["60614", "H2W"])
        .orderBy("country")
        .execute(),
    ).toEqual([
      {
        country: "CAN",
        postal_code: "H2W",
        city: "Montréal",
        city_key: "montreal",
        state: "QC",
        code_count: expect.any(Number),
        latitude: expect.closeTo(45.52, 1),
        longitude: expect.closeTo(-73.58, 1),
      },
      {
        country: "USA",
        postal_code: "60614",
        city: "Chicago",
        city_key: "chicago",
        state: "IL",
        code_count: expect.any(Number),
        latitude: expect.closeTo(41.92, 1),
        longitude: expect.closeTo(-87.65, 1),
      },
    ]);
  } finally {
    await service.close();
  }
});
