import { findPostalRegions } from "@store/postal-and-address";
import type { PostalPlaceTable } from "../../database/schema.ts";
import { toCityKey } from "./to-city-key.ts";

type PlaceLine = Pick<PostalPlaceTable, "country" | "postal_code" | "city">;
type NamedPlace = PlaceLine & Pick<PostalPlaceTable, "city_key" | "state">;

/** Unpacks the generated files of places and of their positions. Throws if one is damaged. */
export async function unpackPlaces(packed: string, packedPositions: string): Promise<PostalPlaceTable[]> {
  const [text, positionsText] = await Promise.all([unzip(packed), unzip(packedPositions)]);
  const [us = "", canada = ""] = text.split("\n\n");
  const [latitudes = [], longitudes = []] = positionsText.split("\n").map(readDegrees);
  const places = [...readZipLines(us.split("\n")), ...readHalfCodeLines(canada.split("\n"))].map(toPlace);
  const counts = new Map<string, number>();
  for (const place of places) counts.set(toCityOf(place), (counts.get(toCityOf(place)) ?? 0) + 1);
  return places.map((place, index) => ({
    ...place,
    code_count: counts.get(toCityOf(place)) ?? 1,
    latitude: latitudes[index] ?? null,
    longitude: longitudes[index] ?? null,
  }));
}

function unzip(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

// Hundredths of a degree, each as the distance from the one before.
function readDegrees(line: string): number[] {
  let hundredths = 0;
  return line.split(",").map((distance) => {
    hundredths += Number(distance);
    return hundredths / 100;
  });
}

function readZipLines(lines: readonly string[]): PlaceLine[] {
  let [code, city] = [0, ""];
  return lines.map((line) => {
    const [distance, name] = line.split(",");
    code += Number(distance || "1");
    city = name || city;
    return { country: "USA", postal_code: String(code).padStart(5, "0"), city };
  });
}

function readHalfCodeLines(lines: readonly string[]): PlaceLine[] {
  let city = "";
  return lines.map((line) => {
    const [code = "", name] = line.split(",");
    city = name || city;
    return { country: "CAN", postal_code: code, city };
  });
}

// The first characters of a code determine its region, so the file does not repeat it.
function toPlace({ country, postal_code, city }: PlaceLine): NamedPlace {
  const [state] = findPostalRegions(postal_code, { country: country === "USA" ? "US" : "CA" });
  if (state === undefined)
    throw new Error(`The packed places hold "${postal_code}", which no region has. Derive them anew.`);
  return { country, postal_code, city, city_key: toCityKey(city), state };
}

function toCityOf({ country, state, city_key }: NamedPlace): string {
  return `${country} ${state} ${city_key}`;
}
