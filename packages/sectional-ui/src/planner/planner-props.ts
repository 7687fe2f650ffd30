import type { SectionalPage } from "@store/contract/sectionals";
import type { DisplaySwatch } from "@store/contract/swatches";
import type { PostForm } from "@store/ui-kit/form";
import type { ComponentType, ReactNode } from "react";
import type { PlannerAddress } from "../design/planner-address.ts";
import type { DetailsPanelProps } from "../details/details-panel.tsx";
import type { KnownDetails, LoadDetails } from "../details/use-details.ts";
import type { LoadPrice } from "../frame/answer-prices.ts";
import type { FrameOptions } from "../frame/use-frame.ts";
import type { LengthUnit } from "../places/describe-size.ts";

/** What the slot of the fabrics gets. */
export interface FabricSlot {
  /** The chosen fabric. */
  readonly choiceCode: string;
  /** The URL of the planner in a fabric. */
  readonly toUrl: (choiceCode: string) => string;
  readonly choose: (swatch: Pick<DisplaySwatch, "choiceCode" | "name">) => void;
}

export interface PlannerProps {
  readonly page: SectionalPage;
  /** The path of the page, such as "/sectional-planner/dune". */
  readonly path: string;
  readonly address: PlannerAddress;
  readonly title: string;
  readonly unit: LengthUnit;
  /** The details of the address, if they could be loaded with the page. */
  readonly details: KnownDetails | null;
  readonly loadDetails: LoadDetails;
  /** The 3D view in its frame, which may load when it is opened: `./frame-view`. Shown if the page has its address. */
  readonly FrameView?: ComponentType<FrameOptions>;
  /** Loads the price of a piece for the 3D view. */
  readonly loadPrice?: LoadPrice;
  /** The 3D view failed: the application logs it and shows `PlannerError` in place of the planner. */
  readonly onFrameError?: (message: string) => void;
  /** Shows the URL of a change in the address bar, in place of the one before. */
  readonly onUrl?: (url: string) => void;
  /** Renders the fabrics of the collection with their details and free swatches. */
  readonly renderFabrics: (slot: FabricSlot) => ReactNode;
  /** "Sectional Details" as a drawer or a popup, which may load when it opens: `./details-panel`. */
  readonly DetailsPanel: ComponentType<DetailsPanelProps>;
  /** The form that adds all pieces; a plain form that posts to the page by default. */
  readonly Form?: PostForm;
  /** Whether the form was submitted and has no response yet. */
  readonly busy?: boolean;
  /** Why nothing was added. */
  readonly problem?: string | null;
  /** What to ask about a design with open ends before it is added. */
  readonly openEnds?: { readonly design: string; readonly question: string } | null;
  /** How often the page has added so far: the next add does not replace the same design again. */
  readonly adds?: number;
  /** Further fields of the form. */
  readonly children?: ReactNode;
  /** The path of a page with `FitCheck`, which the planner links to. */
  readonly fitPath?: string;
  /** Where "Start Over" leads. */
  readonly startOverUrl: string;
}
