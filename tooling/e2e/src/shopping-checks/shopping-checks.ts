/** Why a check is not run yet: it waits for new renders, for the pages of orders and returns, or for more of the store. */
type Waiting = "pictures" | "ends" | "later";

/** What a shopper expects of a furniture shop. Its number is its place in the table, from 1. */
export interface ShoppingCheck {
  readonly title: string;
  /** What the page test asserts, or would assert. */
  readonly asserted: string;
  readonly state: "passes" | Waiting;
  /** What is missing; only where it does not pass. */
  readonly needs?: string;
}

const passes = (title: string, asserted: string): ShoppingCheck => ({ title, asserted, state: "passes" });
const waits = (state: Waiting, title: string, asserted: string, needs: string): ShoppingCheck => ({
  title,
  asserted,
  state,
  needs,
});

/** Forty checks by which a stranger judges a furniture shop. Those that pass are run in both brands at both widths. */
export const shoppingChecks: readonly ShoppingCheck[] = [
  passes("Cost, returns and date are near Add", "All three are within 400 px of the button, for the typed ZIP Code."),
  passes(
    "One date everywhere",
    "The cart says the date and the charge that the product page said for a typed ZIP Code.",
  ),
  passes(
    "Thumbnails on phones",
    "Each can be pressed with a finger and brings its picture; a desktop shows all large.",
  ),
  waits("pictures", "Three pictures a card", "A card turns through three pictures.", "A third render of each product."),
  waits(
    "pictures",
    "A picture in scale",
    "One picture shows the piece beside something of known size.",
    "Renders of each product in its own room.",
  ),
  passes("The gallery follows the choice", "After a choice the first picture is of it, or says which one it shows."),
  waits(
    "pictures",
    "Six pictures, with zoom by pinch and keys",
    "The gallery has six pictures; each enlarges by pinch and keys.",
    "Two more renders of each product, and a large view of a picture.",
  ),
  passes("A macro of the fabric", "The gallery of upholstery has a close picture of the chosen fabric."),
  passes("A dimension drawing", "The gallery of furniture has a drawing that says width, depth and height."),
  passes("Dimensions at the name", "Width, depth and height are said below the name and price."),
  passes("A free swatch at the choice", "The chosen fabric has a link that orders its free swatch."),
  passes("The chosen option is named", "The name stands at the options and follows a choice."),
  passes("Sold-out options are struck", "They are struck through, and heard as not available."),
  passes(
    "Name and price are on the first screen of a phone",
    "Both are above its lower edge, for each kind of product.",
  ),
  passes(
    "Add is on the first screen of a desktop",
    "The whole button is above its lower edge, for each kind of product.",
  ),
  passes("Add is within one and a half screens of a phone", "Also where there are sixteen fabrics to choose from."),
  passes("Add stays on a phone's screen", "Below its own button a bar with name, price and button stays."),
  passes("Store stock", "The nearest store is named with what it has."),
  passes("A phone number", "A number that can be called stands at the purchase."),
  passes("Stars at the name", "The mean of the ratings leads to the reviews."),
  passes("Stars on cards", "Cards of rated products show the mean of their ratings."),
  passes("The spread of the ratings", "The reviews say how many gave each number of stars, which add up."),
  waits("pictures", "Pictures in reviews", "Reviews show pictures by shoppers.", "Pictures that reviews could show."),
  passes(
    "A filter for all that cards show",
    "Price, color and rating of the cards each have a filter, and that of a color keeps as many as it counts.",
  ),
  waits(
    "later",
    "Enough goods in each department",
    "Each department fills two screens of a desktop.",
    "More products in Bath, Lighting and Rugs & Decor.",
  ),
  passes("Cross-sells that fit", "Products of other kinds are offered with a sofa, and no sectional."),
  passes("A misspelling is corrected", "The results are of the intended word, and the page says so."),
  passes("A search without results leads on", "Departments and another search are offered, and lead to products."),
  passes("Suggestions show goods", "Pictures, names and prices are offered while typing."),
  passes("An empty search offers something", "Departments and products are offered when the field gets the focus."),
  passes("The header stays in reach", "Search and cart are on the screen after scrolling down a long page."),
  passes("Total and Checkout are in view", "Both are on the first screen of a cart with three lines."),
  passes("The cart can be edited, and things kept for later", "Quantity, removal with undo, keeping and moving back."),
  passes(
    "A summary on every step, with edits",
    "Each step shows the total, with a link that leads back to edit the cart.",
  ),
  passes("Guests first", "Checkout as a guest is offered first and has the focus."),
  passes("The card is kept after an error", "Its number stays typed when another field is refused."),
  passes("Expiry as on the card", "One field takes month and year as they are printed on the card."),
  passes("The confirmation names the mail", "It says to which address the mail goes."),
  waits(
    "ends",
    "Tracking inside the shop",
    "The order's own page shows where its parcels are.",
    "Carriers' events on the order's page.",
  ),
  waits("ends", "A way to return", "The order's own page starts a return.", "Returns from the order's page."),
];
