/** A setting that only the operator can correct. Its message names the setting, in one line. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}
