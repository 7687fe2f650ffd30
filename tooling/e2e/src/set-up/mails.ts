import fs from "node:fs/promises";
import path from "node:path";
import { expect } from "./journey.ts";

/** The text of the newest mail to an address, once it was sent. */
export async function readMail(to: string, subject: RegExp): Promise<string> {
  const folder = path.join(process.env.JOURNEY_FOLDER ?? "", "mails");
  let found = "";
  await expect
    .poll(async () => {
      const files = await fs.readdir(folder).catch(() => []);
      const texts = await Promise.all(files.map((file) => fs.readFile(path.join(folder, file), "utf8")));
      found = texts.find((text) => text.includes(`To: ${to}`) && subject.test(text)) ?? "";
      return found;
    })
    .not.toBe("");
  // Long lines are folded, and "=" is written as "=3D".
  return found.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
}
