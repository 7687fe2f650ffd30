import path from "node:path";

/** Verdaccio's configuration: everything below `folder`, only our scope, and no other registry behind it. */
export function registryConfig(folder: string) {
  return {
    self_path: path.join(folder, "config.yaml"),
    storage: path.join(folder, "storage"),
    uplinks: {},
    packages: { "@store/*": { access: "$all", publish: "$all" } },
    auth: { htpasswd: { file: path.join(folder, "htpasswd") } },
    web: { enable: false },
    log: { type: "stdout", format: "pretty", colors: false, level: "warn" },
  };
}

export type RegistryConfig = ReturnType<typeof registryConfig>;

/** The npm configuration that sends our scope, and nothing else, to the registry on this port. */
export function scopeConfig(port: number): string {
  return `@store:registry=http://127.0.0.1:${port}/\n`;
}

/** The same with the token that npm requires for publishing; the registry accepts any token. */
export function publisherConfig(port: number): string {
  return `${scopeConfig(port)}//127.0.0.1:${port}/:_authToken=consumer-test\n`;
}
