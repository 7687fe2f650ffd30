import type { NotifyOptions, PickupContact } from "@store/contract/checkout";
import { describe, expect, it } from "vitest";
import { sampleCards, toPrintedNumber } from "../../../testing/sample-inputs.ts";
import { checkPickupContact } from "./check-pickup-contact.ts";
import { checkNotification } from "./choose-options.ts";

describe("where updates are sent", () => {
  const news: NotifyOptions = { email: "mara@example.com", phone: "(312) 234-5678", isTextSelected: true };
  it.each<[string, NotifyOptions, NotifyOptions]>([
    ["with both", news, { ...news, phone: "312-234-5678" }],
    [
      "with neither",
      { email: " ", phone: "", isTextSelected: false },
      { email: null, phone: null, isTextSelected: false },
    ],
    ["without texts", { ...news, phone: null, isTextSelected: false }, { ...news, phone: null, isTextSelected: false }],
  ])("is normalized %s [CHK-43]", (_what, given, value) => {
    expect(checkNotification(given, "US")).toEqual({ ok: true, value });
  });

  it.each<[Partial<NotifyOptions>, string]>([
    [{ email: "mara" }, "Please enter a valid Email Address."],
    [{ phone: "12" }, "Please enter a valid Phone Number."],
    [{ phone: null }, "Please enter a mobile number to get text messages."],
  ])("is refused with %j: %s", (change, message) => {
    expect(checkNotification({ ...news, ...change }, "US")).toEqual({ ok: false, message });
  });
});

describe("the pickup contact (AMB-020)", () => {
  const mara: PickupContact = {
    firstName: "Mara",
    lastName: "Lindqvist",
    email: "m@example.com",
    phone: "312-234-5678",
  };
  it.each<[Partial<PickupContact>, string]>([
    [{ firstName: "" }, "The First Name field is required."],
    [{ lastName: "L1" }, "The Last Name field is invalid."],
    [{ email: "" }, "Email Address is required."],
    [{ phone: toPrintedNumber(sampleCards.visa) }, "Please enter a valid Phone Number."],
  ])("is refused with %j: %s", (change, message) => {
    expect(checkPickupContact({ ...mara, ...change }, "US")).toEqual({ ok: false, message });
  });

  it("is normalized", () => {
    const typed = { ...mara, firstName: " Mara ", phone: "(312) 234 5678" };
    expect(checkPickupContact(typed, "US")).toEqual({ ok: true, value: mara });
  });
});
