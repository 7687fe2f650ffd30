import path from "node:path";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";
import { portOffsets } from "@store/storefront-server";
import type { StartSettings } from "./read-start-settings.ts";
import type { StoreAddresses } from "./store-apps.ts";

/** The output in the terminal when every address responds. */
export function startBanner({
  addresses,
  demo,
  isUnpublished = false,
  database,
  seconds,
  mails,
  dev = false,
}: {
  addresses: StoreAddresses;
  demo: boolean;
  /** In production, without origins: the addresses in links work on this machine only. */
  isUnpublished?: boolean;
  database: string;
  seconds: number;
  /** Where mails are found, if no server sends them. */
  mails?: string | undefined;
  dev?: boolean;
}): string {
  const lines = [
    ["United States", "Linden & Loam", addresses.us],
    ["", "Plinth", addresses.usModern],
    ["Canada", "Linden & Loam", addresses.ca],
    ["", "Plinth", addresses.caModern],
    ...(demo ? [["Try it", "test cards, codes", `${addresses.us}/demo`]] : []),
    ...(mails ? [["Mails", "", mails]] : []),
    ...(isUnpublished
      ? [["Links name", "", "this machine; for a domain set STORE_ORIGIN_US and the other three"]]
      : []),
    ["Database", "", database],
    ["Stop", "", `Ctrl-C, or \`npx -y pnpm@12 stop${dev ? " --dev" : ""}\``],
  ];
  const rows = lines.map(([what = "", who = "", where = ""]) => `  ${what.padEnd(14)} ${who.padEnd(18)} ${where}`);
  return `\n  The store is running (ready after ${seconds.toFixed(1)} s).\n\n${rows.join("\n")}\n`;
}

/** What becomes of mails, for the output of `start`: undefined if a server sends them, else where they are found. */
export function describeMails(
  { demo, ports, folder }: Pick<StartSettings, "demo" | "ports" | "folder">,
  mailUrl: string | undefined,
): string | undefined {
  if (mailUrl) return undefined;
  if (demo) return `http://localhost:${ports.us + portOffsets.mails}`;
  const mails = path.relative(workspaceRoot, path.join(folder, "mails"));
  return `not sent, only files in ${mails}; set STORE_MAIL_URL=smtps://user:password@mail.example.com`;
}
