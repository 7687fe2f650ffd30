import { checkCardNumber } from "@store/card-validation";
import { newKey } from "@store/checkout-client";
import { checkoutOperations } from "@store/contract/checkout";
import {
  checkoutAtom,
  platformAtom,
  receiveCheckoutAtom,
  reportFailureAtom,
  type ShopperStore,
  showDialogAtom,
  siteAtom,
} from "@store/shopper-state";
import { useStore } from "jotai";
import { rememberedCardAtom } from "../card/card-memory.ts";
import { toCardRules } from "../card/card-rules.ts";
import type { CardEntry } from "../card/check-card-draft.ts";
import type { StepCall } from "../step-work/step-outcome.ts";
import { toCartDialog } from "../step-work/to-cart-dialog.ts";
import { toReceivingCall } from "../step-work/to-receiving-call.ts";
import { useBusy } from "../step-work/use-busy.ts";
import { type TenderCommandName, tenderCommands } from "./tender-commands.ts";
import { tenderAnnouncementAtom } from "./tender-data.ts";
import { isDone, type TenderDone, type TenderOutcome } from "./tender-work.ts";

/** The payment provider's session in this tab's storage. */
const tnsSessionName = "tnsSession";

export interface TenderInput {
  /** By the names of the fields on the page. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly argument?: string;
  /** Runs after the page shows the change. */
  readonly onDone?: () => void;
}

/**
 * Runs a command of the tenders, one at a time, and reloads what it has changed. A failure is reported, and "Try Again"
 * sends exactly the same call, so that a lost response is replayed.
 */
export function useTenderCommand(onOutcome: (outcome: TenderOutcome) => void) {
  const store = useStore();
  const { isBusy, run } = useBusy();

  async function refresh(): Promise<void> {
    const operation = checkoutOperations.refreshCheckout;
    const result = await toReceivingCall(store)(operation, {});
    if (!result.ok) store.set(reportFailureAtom, result.failure, operation, { onStay: () => {} });
  }

  async function settle(outcome: TenderOutcome, retry: () => void): Promise<void> {
    if (outcome.kind === "invalid") {
      if (outcome.isOutdated) await refresh();
      return;
    }
    const { data } = outcome;
    const refreshSoon = () => void run(refresh);
    switch (data.kind) {
      case "done":
        await refresh();
        receiveRewards(store, data);
        store.set(tenderAnnouncementAtom, data.announcement);
        if (data.isPromotionRemoved) window.scrollTo?.({ top: 0 });
        return;
      case "cartInvalid":
        return store.set(showDialogAtom, toCartDialog(data.validation, refreshSoon));
      case "failed":
        return store.set(reportFailureAtom, data.failure, data.operation, { retry, onStay: refreshSoon });
      case "promoChoice":
        return;
      default:
        return data satisfies never;
    }
  }

  function send(name: TenderCommandName, { fields = {}, argument = "", onDone }: TenderInput = {}): Promise<void> {
    const receive = toReceivingCall(store);
    const keys = new Map<string, string>();
    const call: StepCall = (operation, request) => {
      const idempotencyKey = keys.get(operation.name) ?? newKey();
      keys.set(operation.name, idempotencyKey);
      return receive(operation, request, { idempotencyKey });
    };
    const attempt = () =>
      run(async () => {
        const model = store.get(checkoutAtom);
        if (model === null) return;
        store.set(tenderAnnouncementAtom, "");
        const outcome = await tenderCommands[name]({
          call,
          model,
          site: store.get(siteAtom),
          argument,
          read: (field) => fields[field] ?? null,
          browser: {
            tnsSession: store.get(platformAtom).storage?.getItem(tnsSessionName) ?? "",
            typedCard: findTypedRewardsCard(store),
          },
        });
        await settle(outcome, () => void attempt());
        onOutcome(outcome);
        if (isDone(outcome)) onDone?.();
      });
    return attempt();
  }

  return { isBusy, send };
}

/** Adds the rewards of a lookup to the summary. */
function receiveRewards(store: ShopperStore, { rewards }: TenderDone): void {
  const model = store.get(checkoutAtom);
  if (model && rewards)
    store.set(receiveCheckoutAtom, { ...model, orderSummary: { ...model.orderSummary, ...rewards } });
}

/** The rewards card that is typed in the card form and not saved yet; its expiry date and code are not needed here. */
function findTypedRewardsCard(store: ShopperStore): CardEntry | null {
  const rules = toCardRules(store.get(siteAtom), store.get(platformAtom).now());
  const check = checkCardNumber(store.get(rememberedCardAtom).number, rules);
  if (check.state !== "valid" || (check.type !== "CoBrandMasterCard" && check.type !== "PLCCSynchrony")) return null;
  const { type, digits: number } = check;
  const unsaid = { expMonth: "", expYear: "", cvv: "", saveToAccount: false, isExpired: false };
  return { ...unsaid, type, number, lastFour: number.slice(-4) };
}
