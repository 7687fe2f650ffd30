import { once } from "node:events";
import net from "node:net";
import { createCommerceService } from "@store/commerce-service";
import { createTestService, type TestService } from "@store/commerce-service/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createMailer } from "./create-mailer.ts";

const recipients = ["one@example.com", "two@example.com", "three@example.com"];
const hour = 60 * 60 * 1000;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const cleanUp: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

/** Writes three mails into the outbox. */
beforeEach(async () => {
  await shop.database.deleteFrom("mail_outbox").execute();
  const now = shop.clock.now();
  await shop.database
    .insertInto("mail_outbox")
    .values(
      recipients.map((recipient, index) => ({
        mail_id: `mail-${index}`,
        recipient,
        site: "US" as const,
        brand: "general" as const,
        content: JSON.stringify({ kind: "accountCreated", firstName: "Nell" }),
        attempts: 0,
        next_attempt_at: now,
        sent_at: null,
        created_at: now,
      })),
    )
    .execute();
});

/** What a server does with a mail that has come whole: takes it, or breaks the connection without a word. */
type Behavior = (messageId: string) => Promise<"take" | "crash">;

/**
 * A mail server on its own socket, with the commands that one mail needs; it records the ids of the accepted mails in
 * order.
 */
async function openServer(behave: Behavior) {
  const taken: string[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let text = "";
    let isData = false;
    say("220 test");
    socket.on("data", async (chunk) => {
      text += chunk.toString("latin1");
      if (isData) {
        if (!text.endsWith("\r\n.\r\n")) return;
        const id = /Message-ID: <(.+?)@/.exec(text)?.[1] ?? "none";
        text = "";
        isData = false;
        if ((await behave(id)) === "crash") return socket.destroy();
        taken.push(id);
        say("250 taken");
        return;
      }
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        isData = line === "DATA";
        if (line === "QUIT") socket.end("221 bye\r\n");
        else say(isData ? "354 go on" : "250 fine");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUp.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as net.AddressInfo;
  return { taken, url: `smtp://127.0.0.1:${port}` };
}

/** A process of the store that delivers to a server. */
function openProcess(url: string) {
  const getOrigin = () => "https://shop.example.com";
  const mailer = createMailer({ delivery: { kind: "smtp", url }, from: "store@example.com", getOrigin });
  return createCommerceService({ ...shop.ports, mailer });
}

const countUnsent = async () =>
  (await shop.database.selectFrom("mail_outbox").select("mail_id").where("sent_at", "is", null).execute()).length;

it("every mail reaches a server once that crashes over the first try at each", async () => {
  const tried = new Set<string>();
  const server = await openServer(async (id) => {
    if (tried.has(id)) return "take";
    tried.add(id);
    return "crash";
  });
  const process = openProcess(server.url);
  await process.deliverMails();
  expect([server.taken, await countUnsent()]).toEqual([[], 3]);
  shop.clock.advance(hour);
  await process.deliverMails();
  shop.clock.advance(hour);
  await process.deliverMails();
  expect([server.taken.toSorted(), await countUnsent()]).toEqual([["mail-0", "mail-1", "mail-2"], 0]);
});

it("every mail reaches a slow server once, although two processes deliver at the same time", async () => {
  const server = await openServer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return "take";
  });
  const processes = [openProcess(server.url), openProcess(server.url)];
  await Promise.all(processes.map((process) => process.deliverMails()));
  expect([server.taken.toSorted(), await countUnsent()]).toEqual([["mail-0", "mail-1", "mail-2"], 0]);
});

it("a mail that was taken right before the process ended is sent again under the id by which servers know it", async () => {
  const server = await openServer(async () => "take");
  const first = openProcess(server.url);
  await first.deliverMails();
  // The process ended before it could record the delivery, so its claim expires.
  const next_attempt_at = shop.clock.now();
  await shop.database
    .updateTable("mail_outbox")
    .set({ sent_at: null, next_attempt_at, content: JSON.stringify({ kind: "accountCreated", firstName: "Nell" }) })
    .where("mail_id", "=", "mail-1")
    .execute();
  await openProcess(server.url).deliverMails();
  expect(server.taken.filter((id) => id === "mail-1")).toHaveLength(2);
  expect(new Set(server.taken).size).toBe(3);
});
