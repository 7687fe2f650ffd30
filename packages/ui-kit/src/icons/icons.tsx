import type { LucideIcon } from "lucide-react";
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
} from "lucide-react";

// One name per meaning, so that an icon can be changed in one place. A bundle includes only the icons that it names.
export const AccountIcon = /* @__PURE__ */ storeIcon(User);
export const AddIcon = /* @__PURE__ */ storeIcon(Plus);
export const AlertIcon = /* @__PURE__ */ storeIcon(CircleAlert);
export const BackIcon = /* @__PURE__ */ storeIcon(ArrowLeft);
export const CartIcon = /* @__PURE__ */ storeIcon(ShoppingBag);
export const CheckIcon = /* @__PURE__ */ storeIcon(Check);
export const CloseIcon = /* @__PURE__ */ storeIcon(X);
export const CollapseIcon = /* @__PURE__ */ storeIcon(ChevronUp);
export const DeliveryIcon = /* @__PURE__ */ storeIcon(Truck);
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
export const RemoveIcon = /* @__PURE__ */ storeIcon(Trash2);
export const SearchIcon = /* @__PURE__ */ storeIcon(Search);
export const SubtractIcon = /* @__PURE__ */ storeIcon(Minus);
export const SuccessIcon = /* @__PURE__ */ storeIcon(CircleCheck);
export const UndoIcon = /* @__PURE__ */ storeIcon(Undo2);

export interface IconProps {
  /** Its width and height: pixels, or a length such as "1em". */
  readonly size?: number | string;
  /** Only if the icon alone carries the meaning; beside text or in a labelled button it has no label. */
  readonly label?: string;
}

/** Wraps an icon of the set: hidden from screen readers unless it has a label. */
function storeIcon(Drawing: LucideIcon) {
  return function Icon({ size = 20, label }: IconProps) {
    const voice = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
    return <Drawing {...voice} data-part="icon" size={size} strokeWidth={1.5} focusable="false" />;
  };
}
