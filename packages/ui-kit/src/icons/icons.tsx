import type { IconNode } from "lucide";
import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Clock,
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
  ShoppingBag,
  SlidersHorizontal,
  Trash2,
  Truck,
  Undo2,
  User,
  X,
} from "lucide";
import { createElement } from "react";

// One name per meaning, so that an icon can be changed in one place. A bundle includes only the icons that it names.
export const AccountIcon = /* @__PURE__ */ toIcon(User);
export const AddIcon = /* @__PURE__ */ toIcon(Plus);
export const AlertIcon = /* @__PURE__ */ toIcon(CircleAlert);
export const BackIcon = /* @__PURE__ */ toIcon(ArrowLeft);
export const CartIcon = /* @__PURE__ */ toIcon(ShoppingBag);
export const CheckIcon = /* @__PURE__ */ toIcon(Check);
export const CloseIcon = /* @__PURE__ */ toIcon(X);
export const CollapseIcon = /* @__PURE__ */ toIcon(ChevronUp);
export const DeliveryIcon = /* @__PURE__ */ toIcon(Truck);
export const EditIcon = /* @__PURE__ */ toIcon(Pencil);
export const ExpandIcon = /* @__PURE__ */ toIcon(ChevronDown);
export const FilterIcon = /* @__PURE__ */ toIcon(SlidersHorizontal);
export const ForwardIcon = /* @__PURE__ */ toIcon(ArrowRight);
export const GiftIcon = /* @__PURE__ */ toIcon(Gift);
export const HoursIcon = /* @__PURE__ */ toIcon(Clock);
export const InfoIcon = /* @__PURE__ */ toIcon(Info);
export const LockIcon = /* @__PURE__ */ toIcon(Lock);
export const MeasureIcon = /* @__PURE__ */ toIcon(Ruler);
export const MenuIcon = /* @__PURE__ */ toIcon(Menu);
export const NextIcon = /* @__PURE__ */ toIcon(ChevronRight);
export const PhoneIcon = /* @__PURE__ */ toIcon(Phone);
export const PlaceIcon = /* @__PURE__ */ toIcon(MapPin);
export const PreviousIcon = /* @__PURE__ */ toIcon(ChevronLeft);
export const RemoveIcon = /* @__PURE__ */ toIcon(Trash2);
export const SearchIcon = /* @__PURE__ */ toIcon(Search);
export const SubtractIcon = /* @__PURE__ */ toIcon(Minus);
export const SuccessIcon = /* @__PURE__ */ toIcon(CircleCheck);
export const UndoIcon = /* @__PURE__ */ toIcon(Undo2);

export interface IconProps {
  /** Its width and height: pixels, or a length such as "1em". */
  readonly size?: number | string;
  /** Only if the icon alone carries the meaning; beside text or in a labelled button it has no label. */
  readonly label?: string;
}

/** An icon of a drawing of lucide's set: hidden from screen readers unless it has a label. */
export function toIcon(drawing: IconNode) {
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
