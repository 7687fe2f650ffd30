import { randomUUID } from "node:crypto";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import type { Operation } from "@store/contract/operation";

const tokenForm = /"requestVerificationToken":"([^"]+)"/;

/** The cookie of a guest with a sofa in the cart, who has begun to check out. */
export async function openSession(port: number): Promise<string> {
  const origin = `http://localhost:${port}`;
  const cookie = readCookie(await fetch(`${origin}/`));

  async function call({ method, path }: Operation, request: object, token?: string): Promise<string> {
    const isPost = method === "POST";
    const answer = await fetch(origin + path, {
      method,
      headers: {
        cookie,
        origin,
        "idempotency-key": randomUUID(),
        ...(isPost && { "content-type": "application/json" }),
        ...(token && { requestverificationtoken: token }),
      },
      ...(isPost && { body: JSON.stringify(request) }),
    });
    const reply = await answer.text();
    if (!answer.ok) throw new Error(`The store answered ${path} with ${answer.status}: ${reply.slice(0, 300)}`);
    return reply;
  }

  await call(cartOperations.addItems, { items: [{ Sku: sampleSkus.sofa }] });
  const token = tokenForm.exec(await call(cartOperations.getCartJsx, {}))?.[1];
  await call(cartOperations.checkout, {}, token);
  return cookie;
}

function readCookie(answer: Response): string {
  const [cookie = ""] = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  return cookie;
}
