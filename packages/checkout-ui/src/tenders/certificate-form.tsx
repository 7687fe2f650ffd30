import { displayCardType } from "@store/card-validation";
import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, siteAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { useEarlyInput } from "@store/ui-kit/early";
import { Price } from "@store/ui-kit/price";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { type MouseEvent, useContext, useState } from "react";
import { paymentStep } from "../steps/step-table.ts";
import type { TenderCommandName } from "./tender-commands.ts";
import { TenderDataContext, tenderFormId, tenderIntent } from "./tender-data.ts";
import { useTenderCommand } from "./use-tender-command.ts";

const signInPath = `/account/login?${new URLSearchParams({ returnUrl: paymentStep.path, isRedirect: "true" })}`;
const rewardsCardTypes: ReadonlySet<string> = new Set(["CoBrandMasterCard", "PLCCSynchrony"]);

/** The saved rewards cards that can pay; none is needed if one is already applied. */
function listRewardsCards({ paymentData }: CheckoutModel) {
  const { accountCardsInfo, cardOneInfo } = paymentData.creditCardData;
  if (cardOneInfo?.isApplied && rewardsCardTypes.has(cardOneInfo.type)) return [];
  return accountCardsInfo.filter(({ cardInfo, isExpired }) => !isExpired && rewardsCardTypes.has(cardInfo.type));
}

const fieldName = "certificate.card";
const months = "January February March April May June July August September October November December".split(" ");

/** "2034-12-31" as "December 31, 2034", the same on the server and in every browser. */
function toDateText(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.split("-");
  return `${months[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
}

/** The certificates of the account, each with a button, and the selection of a rewards card. */
export function CertificateForm() {
  const model = useAtomValue(checkoutAtom);
  const { plccLabel, coBrandLabel, currency } = useAtomValue(siteAtom);
  const { errors } = useContext(TenderDataContext);
  const [error, setError] = useState(errors?.[fieldName] ?? "");
  const [chosen, setChosen] = useState("");
  const select = useEarlyInput<HTMLSelectElement>(({ value }) => setChosen(value));
  const { isBusy, send } = useTenderCommand((outcome) =>
    setError(outcome.kind === "invalid" ? (outcome.errors?.[fieldName] ?? "") : ""),
  );
  if (!model?.accountInfo.isLoggedIn)
    return (
      <p data-part="tender-form">
        <span>
          <a href={signInPath}>Sign in</a> to use the reward certificates of your account.
        </span>
      </p>
    );
  const cards = listRewardsCards(model);
  const card = (cards.find(({ id }) => id === chosen) ?? cards[0])?.id ?? "";
  const open = model.paymentData.rewardsData.certificates.filter(({ isApplied }) => !isApplied);
  const labels = { PLCCSynchrony: plccLabel, CoBrandMasterCard: coBrandLabel };
  const options = cards.map(({ id, cardInfo: { type, lastFour } }) => ({
    value: id,
    label: `${displayCardType(type, labels)} ending in ${lastFour}`,
  }));
  const buttonOf = (command: TenderCommandName, reference: string) => ({
    ...tenderIntent("certificate", command, reference),
    variant: "secondary" as const,
    busy: isBusy,
    onClick(event: Pick<MouseEvent, "preventDefault">) {
      event.preventDefault();
      void send(command, { argument: reference, fields: { [fieldName]: card } });
    },
  });
  return (
    <div data-part="tender-form">
      {options.length > 0 ? (
        <Select
          label="Your Rewards Card"
          name={fieldName}
          selectRef={select}
          form={tenderFormId("certificate")}
          value={card}
          onChange={setChosen}
          options={options}
          hint="Reward certificates can only be used with your rewards card."
          error={error}
        />
      ) : null}
      {error && options.length === 0 ? (
        <p data-part="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {open.length === 0 ? <p>You have no certificates to apply.</p> : null}
      <ul>
        {open.map(({ certificateNumber, reference, amount, expires }) => (
          <li key={reference} data-part="payment-line">
            <span>
              <span>{`Certificate ending in ${certificateNumber.slice(-4)}`}</span>
              <span data-part="soft">{` Expires ${toDateText(expires)}`}</span>
            </span>
            <Price cents={amount} currency={currency} />
            <Button {...buttonOf("applyCertificate", reference)} busyLabel="Applying">
              Apply <span data-part="visually-hidden">{`certificate ending in ${certificateNumber.slice(-4)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button {...buttonOf("lookUpRewards", "")} variant="quiet" busyLabel="Looking up">
        Look Up Rewards
      </Button>
    </div>
  );
}
