import { toDesignAnswers } from "@store/contract/account";
import type { RequestDesign } from "@store/contract/account/requests";
import { holdsCardNumber } from "../free-text/holds-card-number.ts";
import { queueMail } from "../mail/queries/outbox.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume } from "../service/rate-limit/rate-limit.ts";
import { findAccount } from "./queries/accounts.ts";
import { insertDesignRequest } from "./queries/saved-items.ts";

type Reply = { isSuccess: boolean; errorCode?: string; errors?: Record<string, string> };

/** Keeps a request for the store's designers, and mails its owner what was asked. */
export async function requestDesign(
  accountId: string,
  { note, ...codes }: RequestDesign,
  context: CallContext,
): Promise<Answer<Reply>> {
  const { database, clock, random, site, brand } = context;
  const answers = { ...codes, note: note.trim() };
  if (holdsCardNumber(answers.note)) {
    const errors = { note: "Please leave out numbers of cards." };
    return { kind: "reply", reply: { isSuccess: false, errorCode: "InvalidFields", errors } };
  }
  const limited = await consume(context, limits.designRequests);
  if (limited) return limited;
  const now = clock.now();
  await database.transaction().execute(async (transaction) => {
    await insertDesignRequest(transaction, { requestId: random.token(16), accountId, site, brand, answers, now });
    const { email: to, firstName } = await findAccount(transaction, accountId);
    const content = { kind: "designRequested", firstName, answers: toDesignAnswers(answers) } as const;
    await queueMail(transaction, { mailId: random.token(16), to, site, brand, content, now });
  });
  return { kind: "reply", reply: { isSuccess: true } };
}
