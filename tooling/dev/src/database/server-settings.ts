const always: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // A statement, its values and the texts of its errors may contain a card number or an address: the log contains only
  // the server's own messages. "log" ranks above "error", so refused statements leave no line.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_statement: "none",
  log_min_duration_statement: "-1",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_error_verbosity: "terse",
};

// Functional tests throw their database away, so they need not wait for the disk.
const forgetful: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

/** The command line settings of a server; they win over anything written in its data folder. */
export function serverSettings({ durable }: { durable: boolean }): string[] {
  const settings = { ...always, ...(durable ? {} : forgetful) };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
