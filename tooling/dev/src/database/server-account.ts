/** The account a server runs under; undefined means the one that runs this program. */
export type ServerAccount = { uid: number; gid: number } | undefined;

// The kernel's unprivileged account ("nobody").
const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so root runs it under the account that owns nothing. */
export function serverAccount(uid = process.getuid?.()): ServerAccount {
  return uid === 0 ? nobody : undefined;
}
