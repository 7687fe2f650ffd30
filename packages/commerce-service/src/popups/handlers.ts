import { popupOperations } from "@store/contract/popups";
import { popupRequests } from "@store/contract/popups/requests";
import { noticePopupName } from "../ports/checkout-notice.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";

/** The HTML of popups by name: headings, paragraphs and lists, without anything that loads or runs. */
export const popupContents: Readonly<Record<string, string>> = {
  CreditCardVerification: `<h2>Where Is My Security Code?</h2>
<p>The security code is a short number printed on your card. It shows that you have the card in front of you.</p>
<ul>
<li><strong>Visa, Mastercard, Discover and Diners Club:</strong> the last 3 digits on the back, beside the signature strip.</li>
<li><strong>American Express:</strong> the 4 digits on the front, above the end of the card number.</li>
<li><strong>UnionPay and JCB:</strong> the last 3 digits on the back, beside the signature strip.</li>
<li><strong>Our store card:</strong> it has no security code, so we do not ask for one.</li>
</ul>
<p>If the code cannot be read any more, please ask your bank for a new card or pay with another one. We never keep your security code.</p>`,
};

/** The HTML of a popup by its name; 404 for an unknown name. */
async function showPopup(
  { popupName }: { popupName: string },
  { checkoutNotice }: CallContext,
): Promise<Answer<string>> {
  const contents: Readonly<Record<string, string>> = {
    ...popupContents,
    ...(checkoutNotice && { [noticePopupName]: checkoutNotice }),
  };
  const html = Object.hasOwn(contents, popupName) ? contents[popupName] : undefined;
  if (html !== undefined) return { kind: "reply", reply: html };
  return { kind: "refused", status: 404, errorCode: "PopupNotFound", message: "There is nothing to show here." };
}

export const popupModule = defineModule({
  operations: popupOperations,
  requests: popupRequests,
  handlers: { getPopup: showPopup },
});
