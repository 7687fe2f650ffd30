import type { IconNode } from "lucide";
import {
  ArrowLeft,
  ArrowRight,
  Brush,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Clock,
  Droplets,
  Feather,
  Gift,
  Info,
  Lock,
  MapPin,
  Menu,
  Minus,
  Pencil,
  Phone,
  Plus,
  Ruler,
  Search,
  Shirt,
  ShoppingBag,
  SlidersHorizontal,
  Sparkles,
  Trash2,
  Truck,
  Undo2,
  User,
  Waves,
  Wind,
  X,
} from "lucide";
import { createElement } from "react";

// One name per meaning, so that an icon can be changed in one place. A bundle includes only the icons that it names.
export const AccountIcon = /* @__PURE__ */ storeIcon(User);
export const AddIcon = /* @__PURE__ */ storeIcon(Plus);
export const AlertIcon = /* @__PURE__ */ storeIcon(CircleAlert);
export const BackIcon = /* @__PURE__ */ storeIcon(ArrowLeft);
export const BlotIcon = /* @__PURE__ */ storeIcon(Droplets);
export const CartIcon = /* @__PURE__ */ storeIcon(ShoppingBag);
export const CheckIcon = /* @__PURE__ */ storeIcon(Check);
export const CleanIcon = /* @__PURE__ */ storeIcon(Brush);
export const CloseIcon = /* @__PURE__ */ storeIcon(X);
export const CollapseIcon = /* @__PURE__ */ storeIcon(ChevronUp);
export const ConditionIcon = /* @__PURE__ */ storeIcon(Sparkles);
export const DeliveryIcon = /* @__PURE__ */ storeIcon(Truck);
export const DustIcon = /* @__PURE__ */ storeIcon(Feather);
export const EditIcon = /* @__PURE__ */ storeIcon(Pencil);
export const ExpandIcon = /* @__PURE__ */ storeIcon(ChevronDown);
export const FilterIcon = /* @__PURE__ */ storeIcon(SlidersHorizontal);
export const ForwardIcon = /* @__PURE__ */ storeIcon(ArrowRight);
export const GiftIcon = /* @__PURE__ */ storeIcon(Gift);
export const HoursIcon = /* @__PURE__ */ storeIcon(Clock);
export const InfoIcon = /* @__PURE__ */ storeIcon(Info);
export const LockIcon = /* @__PURE__ */ storeIcon(Lock);
export const MeasureIcon = /* @__PURE__ */ storeIcon(Ruler);
export const MenuIcon = /* @__PURE__ */ storeIcon(Menu);
export const NextIcon = /* @__PURE__ */ storeIcon(ChevronRight);
export const PhoneIcon = /* @__PURE__ */ storeIcon(Phone);
export const PlaceIcon = /* @__PURE__ */ storeIcon(MapPin);
export const PreviousIcon = /* @__PURE__ */ storeIcon(ChevronLeft);
export const ProfessionalCareIcon = /* @__PURE__ */ storeIcon(Shirt);
export const RemoveIcon = /* @__PURE__ */ storeIcon(Trash2);
export const SearchIcon = /* @__PURE__ */ storeIcon(Search);
export const SteamIcon = /* @__PURE__ */ storeIcon(Waves);
export const SubtractIcon = /* @__PURE__ */ storeIcon(Minus);
export const SuccessIcon = /* @__PURE__ */ storeIcon(CircleCheck);
export const UndoIcon = /* @__PURE__ */ storeIcon(Undo2);
export const VacuumIcon = /* @__PURE__ */ storeIcon(Wind);

export interface IconProps {
  /** Its width and height: pixels, or a length such as "1em". */
  readonly size?: number | string;
  /** Only if the icon alone carries the meaning; beside text or in a labelled button it has no label. */
  readonly label?: string;
}

/** An icon of a drawing of the set: hidden from screen readers unless it has a label. */
function storeIcon(drawing: IconNode) {
  return function Icon({ size = 20, label }: IconProps) {
    const isImage = label !== undefined && label !== "";
    return (
      <svg
        role={isImage ? "img" : undefined}
        aria-label={isImage ? label : undefined}
        aria-hidden={!isImage || undefined}
        data-part="icon"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
      </svg>
    );
  };
}
