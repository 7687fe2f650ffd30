import { hashWithSecret } from "../service/session/hash-text.ts";
import { toAccountEmail } from "./password-identity.ts";
import { toNetworkBlock } from "./rules/to-network-block.ts";

/** What a try to sign in is counted under; the block is null when nobody can tell where it comes from. */
export interface SignInKeys {
  address: string;
  block: string | null;
}

/**
 * The names under which a try is counted: keyed hashes, since people type passwords into the wrong field and a table of
 * addresses that do not exist is nobody's business.
 */
export function signInKeys(
  secret: string,
  { username, clientAddress }: { username: string; clientAddress: string | null },
): SignInKeys {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  return {
    address: hashWithSecret(secret, `sign-in address ${toAccountEmail(username)}`),
    block: block === null ? null : hashWithSecret(secret, `sign-in block ${block}`),
  };
}
