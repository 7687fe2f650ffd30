import { formatSitePrice } from "@store/commerce-service";
import { type Site, site as sites } from "@store/contract/shared";
import { accounts } from "../test-data/accounts.ts";
import { giftCards } from "../test-data/gift-cards.ts";
import { promotions, type TestPromotion } from "../test-data/promotions.ts";
import { type SheetAccount, sheetAccounts } from "../test-data/sheet-accounts.ts";
import { tenderCodes } from "../test-data/tender-codes.ts";
import { type Html, html, row, table } from "./html.ts";

const uses = { unlimited: "any number of times", once: "once in all", oncePerCustomer: "once per customer" } as const;

/** The wallets, codes, gift cards, certificates and accounts of the test bench. */
export function demoSections(site: Site): Html {
  return html`<h3>Wallets</h3>
<p>Cart and payment step offer wallets of a sandbox. Each opens a sheet of another origin (<code>wallets.localhost</code>, three ports above the
United States), on which you approve, cancel, let it fail, hang or close it, and choose what becomes of the payment. At <code>processor.localhost</code> on the same port the
processor notifies the store of a payment.</p>
${table(["Who pays", "E-mail", "User name", "Has"], sheetAccounts[site].map(toSheetAccountRow))}
<h3>Promo codes</h3>
${table(["Code", "Takes off", "Uses", "With others", "Sites"], promotions.map(toPromotionRow))}
<h3>Gift cards</h3>
${table(
  ["Number", "PIN", "Site", "Balance", "Shows"],
  giftCards.map(({ number, pin, site, balanceCents, shows }) =>
    row([number, pin, site, formatSitePrice(balanceCents, site), shows]),
  ),
)}
<h3>Store credit</h3>
${table(
  ["Code", "Site", "Balance", "Shows"],
  tenderCodes.map(({ code, site, balanceCents, description }) =>
    row([code, site, formatSitePrice(balanceCents, site), description]),
  ),
)}
<h3>Reward certificates</h3>
${table(
  ["Number", "Belongs to", "Amount", "Shows"],
  accounts.flatMap(({ firstName, lastName, certificates }) =>
    certificates.map(({ number, site, amountCents, shows }) =>
      row([number, `${firstName} ${lastName}`, formatSitePrice(amountCents, site), shows]),
    ),
  ),
)}
<h3>Accounts</h3>
${table(
  ["Name", "E-mail", "Password", "Has"],
  accounts.map(({ firstName, lastName, email, password, shows }) =>
    row([`${firstName} ${lastName}`, email, password, shows]),
  ),
)}`;
}

function toSheetAccountRow({ contact, userName, shows }: SheetAccount): Html {
  return row([`${contact.givenName} ${contact.familyName}`, contact.emailAddress, userName, shows]);
}

function toPromotionRow(promotion: TestPromotion): Html {
  const { code, description, isCombinable = false, usage = "unlimited", sites: places } = promotion;
  const taken = sites.options.filter((site: Site) => places[site] !== undefined);
  return row([code, description, uses[usage], isCombinable ? "yes" : "no, the only one", taken.join(", ")]);
}
