import { addsAttribute, opensAttribute, replacesAttribute } from "@store/ui-kit/early-protocol";
import type { ControlPage } from "./control-pages.ts";

/** Reads in the page what a press changes. `found` is the pressed control, unless it is gone. */
type Reading = (found: Element[]) => unknown;

/** A kind of control. */
export interface ControlKind {
  /** The selector of its controls. */
  readonly controls: string;
  /** The page on which it is pressed in every world; elsewhere one world is enough. */
  readonly on: ControlPage;
  /** What is another one as soon as the press is answered. */
  readonly answer: Reading;
  /** The same without JavaScript, if that differs; null for a control that is not there then. */
  readonly native?: Reading | null;
  /** How many pieces are in the cart then. */
  readonly pieces?: number;
  /** Whether it ends the session of an account. */
  readonly endsSession?: boolean;
  /** Whether every page has it: each presses one such kind, in turn. */
  readonly isFrame?: boolean;
}

const address: Reading = () => location.href;
/** Also of the same address, as a search for the same is. */
const loaded: Reading = () => `${location.href} ${performance.timeOrigin}`;
const openPopups: Reading = () =>
  [...document.querySelectorAll("dialog:modal, :popover-open")].map(({ id, localName }) => id + localName).join();
const loadedOrPopups: Reading = () => {
  const popups = [...document.querySelectorAll("dialog:modal, :popover-open")];
  return [location.href, performance.timeOrigin, ...popups.map(({ localName }) => localName)].join();
};
const isOpen: Reading = ([summary]) => summary?.parentElement?.matches("[open]");
const fields: Reading = ([field]) => {
  const { form } = field as HTMLInputElement;
  return JSON.stringify(form && [...new FormData(form)]);
};
const scrolled: Reading = ([arrow]) => arrow?.closest("[data-part=carousel]")?.querySelector("ul")?.scrollLeft;
/** A form that is not complete says what is missing. */
const errors: Reading = () => `${location.href} ${document.querySelectorAll("[aria-invalid=true]").length}`;

/**
 * Every kind of control of these pages, with its answer. A control that is of no kind, or of two, fails the journey: a new one
 * has to say here what answers it.
 */
export const controlKinds: Readonly<Record<string, ControlKind>> = {
  "Sign In": { controls: "header a[href^='/account/login']", on: "home", answer: loadedOrPopups, isFrame: true },
  "a link of the header": {
    controls: "header a:not([href^='/account/login'])",
    on: "the privacy policy",
    answer: address,
    isFrame: true,
  },
  "a department": {
    controls: "[data-part=department-nav] button",
    on: "the terms of use",
    answer: openPopups,
    isFrame: true,
  },
  "the menu": { controls: "[data-part=menu-button]", on: "stores", answer: openPopups, isFrame: true },
  "the end of the menu": { controls: "[popovertargetaction=hide]", on: "the menu of a phone", answer: openPopups },
  "a department of the menu": { controls: "header summary", on: "the menu of a phone", answer: isOpen },
  "the account": {
    controls: "button[data-part=header-service]",
    on: "home for an account",
    answer: openPopups,
    isFrame: true,
  },
  "Sign Out": { controls: "[data-part=sign-out] button", on: "home for an account", answer: loaded, endsSession: true },
  "the search field": { controls: "input[type=search]", on: "rewards", answer: fields, isFrame: true },
  "the search button": { controls: "[data-part=search-submit]", on: "design services", answer: loaded, isFrame: true },
  "an arrow of a row": {
    controls: "[data-part=carousel-controls] button",
    on: "home",
    answer: scrolled,
    native: null,
  },
  "Add of a card": {
    controls: "[data-part=card-add] button:not([name])",
    on: "home",
    answer: loadedOrPopups,
    pieces: 1,
  },
  "Add to Registry": {
    controls: "button[name=intent]:not([value=applyZipCode])",
    on: "a product",
    answer: loadedOrPopups,
  },
  "a disclosure": { controls: "main summary", on: "a listing on a phone", answer: isOpen },
  "a filter": { controls: "[data-part=filter-option] input", on: "a listing", answer: address, native: fields },
  "the sort order": { controls: "[data-part=sort-select] select", on: "a listing", answer: address, native: fields },
  "a choice sent without scripts": { controls: "[data-no-script]", on: "a listing", answer: address },
  "a thumbnail": { controls: "[data-part=gallery-thumbnail]", on: "a product with installation", answer: address },
  "another option": { controls: "[data-part=option]", on: "a product with terms", answer: address },
  "another fabric": { controls: "[data-part=swatch-choice]", on: "a product with fabrics", answer: address },
  "the details of a fabric": { controls: `a[${opensAttribute}]`, on: "a product with fabrics", answer: loadedOrPopups },
  "Add of a product": {
    controls: `form[${addsAttribute}] [data-part=add-to-cart-row] button`,
    on: "a product",
    answer: loadedOrPopups,
    pieces: 1,
  },
  "Add at the foot of a phone": {
    controls: "[data-part=buy-bar] button",
    on: "a product with installation",
    answer: loadedOrPopups,
    pieces: 1,
  },
  "Add of a product that may need more": {
    controls: `form:not([${addsAttribute}], :has([name=design])) [data-part=add-to-cart-row] button`,
    on: "a personalized product",
    answer: loadedOrPopups,
  },
  "Add All of a sectional": {
    controls: "form:has([name=design]) [data-part=add-to-cart-row] button",
    on: "a sectional",
    answer: loadedOrPopups,
    pieces: 3,
  },
  "another layout": { controls: "[data-part=ready-layout]", on: "a sectional", answer: address },
  "a delivery date": {
    controls: "[data-part=delivery-check-form] button",
    on: "a product with terms",
    answer: errors,
  },
  "a field": {
    controls: "main :is(input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password]), textarea)",
    on: "sign-in",
    answer: fields,
  },
  "a select": {
    controls: "main select:not([data-part=sort-select] *)",
    on: "design services",
    answer: fields,
  },
  "a box": {
    controls: "main input[type=checkbox]:not([data-part=filter-option] *, [data-with-scripts] *)",
    on: "free swatches",
    answer: fields,
  },
  "a choice": { controls: "main input[type=radio]", on: "a product with installation", answer: fields },
  "Show password": {
    controls: "[data-with-scripts] input",
    on: "sign-in",
    answer: () => document.querySelector("[name=password]")?.getAttribute("type"),
    native: null,
  },
  "a form of a page": {
    controls: ":is([data-part=swatch-form], [data-part=account-form], [data-part=sign-in-form]) button",
    on: "free swatches",
    answer: errors,
  },
};

/** What is pressed: links only where the page itself answers them, or in the header. What is off or chosen has no answer. */
const pressable = [
  "button",
  "summary",
  "input:not([type=hidden])",
  "select",
  "textarea",
  `a[${opensAttribute}]`,
  `a[${replacesAttribute}]`,
  "[data-part=gallery-thumbnail]",
  "header a",
].join();
export const pressableControls = `:is(${pressable}):not([aria-disabled=true], [aria-current], [type=radio]:checked, [data-part=skip-link])`;
