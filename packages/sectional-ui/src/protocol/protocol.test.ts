import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FrameMessage, type PageMessage, readFrameMessage, readPageMessage } from "./messages.ts";
import { openChannel } from "./open-channel.ts";
import { noDesigns, readFragment, receiveDesign, sendDesign, stopWaiting } from "./sync-designs.ts";

const changed: FrameMessage = {
  type: "ConfiguratorProductsItemTypesChanged",
  data: { itemTypes: ["LAS"], armChoiceCode: "", cushionCode: "", cushionChoice: "", legFinishCode: "OAK" },
};
const pageMessages: readonly PageMessage[] = [
  { type: "SetPanel", data: { panel: "SelectFabric" } },
  { type: "SetFabricCode", data: { fabricChoiceCode: "SLATELINEN" } },
  { type: "ConfiguratorGetItemTypeprice", data: { itemType: "LAS", currentPrice: 129_900, regularPrice: 149_900 } },
];
const frameMessages: readonly FrameMessage[] = [
  { type: "ConfiguratorGetItemTypeprice", data: { itemType: "LAS" } },
  changed,
  { ...changed, data: { ...changed.data, design: "10.LAS" } },
  { type: "ConfiguratorError", data: { message: "The context was lost." } },
];

describe("the messages between page and frame", () => {
  it.each(pageMessages)("the page's $type is read [SECT-24]", (message) => {
    expect(readPageMessage(message)).toEqual({ kind: "message", message });
  });

  it.each(frameMessages)("the frame's $type is read [SECT-24]", (message) => {
    expect(readFrameMessage(message)).toEqual({ kind: "message", message });
  });

  it.each([
    ["a further field", { ...changed, data: { ...changed.data, price: 1 } }],
    ["a further field beside type and data", { ...changed, id: 1 }],
    ["a field less", { type: "ConfiguratorError", data: {} }],
    ["61 pieces", { ...changed, data: { ...changed.data, itemTypes: Array(61).fill("LAS") } }],
    ["a code that is none", { ...changed, data: { ...changed.data, itemTypes: ["<b>"] } }],
    ["a layout of 1,001 characters", { ...changed, data: { ...changed.data, design: "1".repeat(1001) } }],
    ["a message of 501 characters", { type: "ConfiguratorError", data: { message: "x".repeat(501) } }],
    ["data that is a list", { type: "ConfiguratorError", data: ["x"] }],
    ["no data", { type: "ConfiguratorError" }],
  ])("of the frame with %s is broken", (_, message) => {
    expect(readFrameMessage(message)).toEqual({ kind: "broken", type: message.type });
  });

  it.each([
    ["fractions of a cent", { itemType: "LAS", currentPrice: 0.5, regularPrice: 1 }],
    ["a negative price", { itemType: "LAS", currentPrice: -1, regularPrice: 1 }],
    ["a price as text", { itemType: "LAS", currentPrice: "1", regularPrice: 1 }],
  ])("of the page with %s is broken", (_, data) => {
    expect(readPageMessage({ type: "ConfiguratorGetItemTypeprice", data }).kind).toBe("broken");
  });

  it.each(["__proto__", "constructor", "toString", "", "setPanel"])("of the type %j is none of ours", (type) => {
    const message = JSON.parse(JSON.stringify({ type, data: {} }));
    expect([readFrameMessage(message), readPageMessage(message)]).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
  });
});

const planner = "https://planner.example";
const anyType = fc.constantFrom(
  ...["SetPanel", "SetFabricCode", "__proto__", "x"],
  ...frameMessages.map(({ type }) => type),
);
const anyMessage = fc.oneof(
  fc.anything(),
  fc.record({ type: anyType, data: fc.anything() }),
  fc.constantFrom(...frameMessages, ...pageMessages),
);
const anyOrigin = fc.constantFrom(
  planner,
  ...["http://planner.example", "https://planner.example:8443", "https://planner.example.evil.test"],
  ...["https://evil.test", "null", ""],
);

/** A channel with everything that it heard. */
function listen<Message>(read: Parameters<typeof openChannel<unknown, Message>>[0]["read"]) {
  const target = new EventTarget();
  const peer = { sent: [] as unknown[], postMessage: (...sent: unknown[]) => void peer.sent.push(sent) };
  const heard: unknown[] = [];
  const broken: string[] = [];
  const channel = openChannel<unknown, Message>({
    here: target as unknown as Window,
    getPeer: () => peer as unknown as Window,
    origin: planner,
    read,
    onMessage: (message) => heard.push(message),
    onBroken: (what) => broken.push(what),
  });
  const post = (data: unknown, origin: string, source: unknown = peer, type = "message") =>
    target.dispatchEvent(Object.assign(new Event(type), { data, origin, source }));
  return { channel, peer, heard, broken, post };
}

describe("a channel", () => {
  it.each([
    ["the page", readFrameMessage],
    ["the frame", readPageMessage],
  ] as const)(
    "of %s hears one window of one origin, and nothing else of 10,000 messages [SECT-25]",
    { tags: ["deep"] },
    (_, read) => {
      const { post, heard, broken, peer } = listen<unknown>(read);
      const property = fc.property(anyMessage, anyOrigin, fc.constantFrom(peer, null, {}), (data, origin, source) => {
        const before = [heard.length, broken.length];
        post(data, origin, source);
        const { kind } = origin === planner && source === peer ? read(data) : { kind: "unknown" };
        expect([heard.length - (before[0] ?? 0), broken.length - (before[1] ?? 0)]).toEqual([
          kind === "message" ? 1 : 0,
          kind === "broken" ? 1 : 0,
        ]);
      });
      fc.assert(property, { numRuns: 10_000 });
    },
  );

  it("sends to its origin only, and hears nothing once closed (AMB-146)", () => {
    const { channel, post, heard, peer } = listen(readFrameMessage);
    channel.send(pageMessages[0]);
    expect(peer.sent).toEqual([[pageMessages[0], { targetOrigin: planner }]]);
    channel.close();
    post(changed, planner);
    expect(heard).toEqual([]);
  });

  it("reports a message that cannot be decoded, from its window and origin only", () => {
    const { post, broken } = listen(readFrameMessage);
    post(null, planner, undefined, "messageerror");
    post(null, "https://evil.test", undefined, "messageerror");
    expect(broken).toEqual(["messageerror"]);
  });
});

describe("two editors of one layout", () => {
  it("a fragment carries the layout and grows with each, though the layout is the same", () => {
    const first = sendDesign(noDesigns, "10.LAS.RAS");
    const second = sendDesign(first.sent, "10.LAS.RAS");
    expect([first.fragment, second.fragment]).toEqual(["#design=10.LAS.RAS&n=1", "#design=10.LAS.RAS&n=2"]);
    expect(readFragment(second.fragment)).toBe("10.LAS.RAS");
    expect(readFragment("#x")).toBeUndefined();
  });

  it("the page wins while an answer is pending; an echo answers all before it", () => {
    const one = sendDesign(noDesigns, "a").sent;
    const two = sendDesign(one, "b").sent;
    expect(receiveDesign(two, "c")).toEqual({ kind: "ignored" });
    expect(receiveDesign(two, "b")).toMatchObject({ kind: "echo", sent: { pending: [] } });
    expect(receiveDesign(noDesigns, "c")).toEqual({ kind: "edit" });
  });

  it("a frame that answers nothing is heard again once the page has stopped waiting", () => {
    const { sent } = sendDesign(noDesigns, "a");
    expect(receiveDesign(sent, "c")).toEqual({ kind: "ignored" });
    const after = stopWaiting(sent);
    expect(receiveDesign(after, "c")).toEqual({ kind: "edit" });
    expect(sendDesign(after, "b").fragment).toBe("#design=b&n=2");
  });

  it("end equal, however their edits and messages interleave (AMB-257)", () => {
    const kinds = ["page", "frame", "toFrame", "toPage", "late"];
    const anyEvent = fc.record({ kind: fc.constantFrom(...kinds), value: fc.nat(3) });
    holds(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let [page, frame, fragment, sent] = ["0", "0", "", noDesigns];
      const changes: string[] = [];
      const replies: string[] = [];
      const toFrame = () => {
        if (changes.shift() === undefined) return;
        frame = readFragment(fragment) ?? frame;
        replies.push(frame);
      };
      const toPage = () => {
        const design = replies.shift();
        if (design === undefined) return;
        const meaning = receiveDesign(sent, design);
        if (meaning.kind === "echo") sent = meaning.sent;
        if (meaning.kind === "edit") page = design;
      };
      for (const { kind, value } of events) {
        if (kind === "page") {
          page = String(value);
          ({ sent, fragment } = sendDesign(sent, page));
          changes.push(fragment);
        } else if (kind === "frame") {
          frame = String(value);
          replies.push(frame);
        } else if (kind === "late") sent = stopWaiting(sent);
        else if (kind === "toFrame") toFrame();
        else toPage();
      }
      while (changes.length + replies.length > 0) {
        toFrame();
        toPage();
      }
      return page === frame;
    });
  });
});
