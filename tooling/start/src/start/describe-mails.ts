import path from "node:path";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";
import { portOffsets } from "@store/storefront-server";
import type { StartSettings } from "./read-start-settings.ts";

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
