import {
  type AddedRegistryItem,
  RegistryConfirmation,
  RegistryLinks,
  toAddedText,
  toContinueText,
} from "@store/product-ui/registry-add";
import { siteAtom } from "@store/shopper-state";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { scanPath } from "../../web/urls/scan-mode.ts";

export interface AddedPageProps {
  readonly registryId: string;
  readonly registryType: string;
  /** The item with how many were added; none if it was removed since. */
  readonly items: readonly AddedRegistryItem[];
  readonly count: number;
  readonly hasText: boolean;
  /** Whether the same form has added it before: it was submitted twice. */
  readonly wasThere: boolean;
  readonly isScanning: boolean;
}

/** The confirmation layer as a page, for shops without scripts. */
export function AddedPage({ registryId, registryType, items, count, hasText, wasThere, isScanning }: AddedPageProps) {
  const { registryPhone, registryHours, interactiveChecklistEnabled } = useAtomValue(siteAtom);
  const [item] = items;
  const continueUrl = isScanning ? scanPath : item ? `/product/${item.sku}` : "/";
  return (
    <div data-part="page">
      <h1>{wasThere ? "It is already in your registry" : toAddedText(count)}</h1>
      <RegistryConfirmation items={items} hasText={hasText} phone={registryPhone} hours={registryHours}>
        <p data-part="content-actions">
          <StoreLink href={continueUrl} {...buttonLook("secondary")}>
            {toContinueText(isScanning)}
          </StoreLink>
          <RegistryLinks
            target={{ registryId, registryType, hasChecklists: interactiveChecklistEnabled, path: "/gift-registry" }}
          />
        </p>
      </RegistryConfirmation>
    </div>
  );
}
