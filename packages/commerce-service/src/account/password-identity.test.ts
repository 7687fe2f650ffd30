import { afterAll, beforeAll, expect, it } from "vitest";
import { nodeArgon2id } from "../node/node-argon2id.ts";
import type { Argon2idInput } from "../ports/identity.ts";
import { webArgon2id } from "../ports/identity.ts";
import { createTestService, type TestService, testAccounts } from "../testing/index.ts";
import { createPasswordIdentity } from "./password-identity.ts";
import { parsePhc } from "./rules/phc.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

it.each(Object.entries(testAccounts))("opens an account by its password: %s", async (name, { username, password }) => {
  const identity = createPasswordIdentity({ database: shop.database, argon2id: nodeArgon2id });
  const accountId = `account-${name}`;
  expect(await identity.findAccount({ username: ` ${username.toUpperCase()} `, password })).toEqual({ accountId });
  expect(await identity.findAccount({ username: `\u202A${username}\u200B\u202C`, password })).toEqual({ accountId });
  expect(await identity.findAccount({ username, password: `${password} ` })).toBeNull();
  expect(await identity.findAccount({ username, password: "" })).toBeNull();
});

it("derives the same from a password in a browser as in Node", async () => {
  // The costs of every stored password.
  const costs = { memoryKib: 19_456, passes: 2, parallelism: 1, bytes: 32 };
  const input = { password: "Käse & Brot 9", salt: new Uint8Array(16).fill(7), ...costs };
  expect(await webArgon2id(input)).toEqual(new Uint8Array(await nodeArgon2id(input)));
});

it("does the same work for an address without an account", async () => {
  const asked: Omit<Argon2idInput, "password">[] = [];
  const identity = createPasswordIdentity({
    database: shop.database,
    argon2id: (input) => {
      const { password: _password, salt, ...costs } = input;
      asked.push({ ...costs, salt: salt.slice(0, 0) });
      return nodeArgon2id(input);
    },
  });
  await identity.findAccount({ username: testAccounts.nell.username, password: "wrong" });
  await identity.findAccount({ username: "nobody@example.com\0", password: "wrong" });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

it.each(["", "secret", "$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", "$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA"])(
  "does not accept %j as a stored password",
  (phc) => {
    expect(() => parsePhc(phc)).toThrow("argon2id");
  },
);
