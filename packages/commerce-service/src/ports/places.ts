import type { Place } from "@store/contract/places";
import type { Site } from "@store/contract/shared";

/** Suggests places in a site's country for the beginning of an address or a postal code, such as a maps service. */
export interface Places {
  /** At most six are shown. After a failure, or after `signal`, the built-in postal data answers. */
  suggest(text: string, site: Site, signal: AbortSignal): Promise<readonly Place[]>;
}
