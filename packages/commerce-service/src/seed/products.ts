import { customizationType, shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "./product-seed.ts";

/** The ten products of the sample catalogue, in the order in which lists show them. */
export const products: readonly ProductSeed[] = [
  {
    id: "harbor-sofa",
    name: "Harbor Sofa",
    summary:
      "Low, wide and forgiving: a sofa for three with two seats deep enough to curl up on and arms just right for a mug.",
    details: [
      "Kiln-dried hardwood frame, corner-blocked and doweled",
      "Seat cushions of high-resilience foam in a feather wrap",
      "Back cushions are loose and reversible; all covers zip off",
      "Solid oak legs, screwed on in five minutes without tools",
      "Seats three; seat height 18 inches, seat depth 24 inches",
    ],
    care: "Vacuum with a soft brush and turn the cushions every month. Blot spills at once with a dry white cloth; leather wants only a damp one.",
    category: "sofas-and-chairs",
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
  },
  {
    id: "dune-sectional",
    name: "Dune Sectional",
    summary:
      "Four pieces in soft stone linen that join to a corner for six, a chaise for one, or whatever the next apartment asks for.",
    details: [
      "Pieces hook together with steel connectors and come apart again",
      "Bench-made frame of kiln-dried hardwood and plywood",
      "Down-blend cushions over pocket springs",
      "Every piece is priced and sold on its own",
    ],
    care: "Vacuum weekly, fluff and turn the cushions, and keep the linen out of strong sun. Professional cleaning only.",
    category: "sofas-and-chairs",
    optionName: "Piece",
    shipMethod: shipMethod.localInHome,
  },
  {
    id: "wren-chair",
    name: "Wren Lounge Chair",
    summary:
      "A small tub chair with a channelled back that holds you like a hand. Upholstered to your order in cotton velvet, one chair at a time.",
    details: [
      "Made to order by one upholsterer, who signs the frame",
      "Curved back over a frame of steam-bent ash, walnut legs",
      "Cotton velvet, tested to 40,000 double rubs",
      "Seat height 17 inches",
    ],
    care: "Brush the velvet with its pile. Lift water marks with steam, never with an iron.",
    category: "sofas-and-chairs",
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    isMadeToOrder: true,
  },
  {
    id: "quarry-table",
    name: "Quarry Dining Table",
    summary:
      "Solid oak from edge to edge, oiled rather than lacquered, so that every dinner leaves it a little better.",
    details: [
      "Solid European oak, boards selected for one tone",
      "Hardwax oil finish that can be renewed at home",
      "The 72-inch table seats six, the 96-inch table eight to ten",
      "Legs bolt on with the wrench in the box; chairs are not included",
    ],
    care: "Wipe with a damp cloth and dry. Oil once a year; rings and scratches sand out.",
    category: "tables-and-storage",
    optionName: "Size",
    shipMethod: shipMethod.basicFreight,
  },
  {
    id: "atlas-bookcase",
    name: "Atlas Bookcase",
    summary:
      "Six feet of shelves on a plain, sturdy frame. Holds an encyclopedia without a sigh, and ties to the wall for good measure.",
    details: [
      "Solid wood frame and back, veneered shelves 1 inch thick",
      "Five shelves, three of them adjustable, 60 pounds each",
      "Anti-tip strap and screws included",
      "Comes in two boxes; two people put it up in about an hour",
    ],
    care: "Dust with a dry cloth. Tighten the bolts after the first month.",
    category: "tables-and-storage",
    optionName: "Finish",
    shipMethod: shipMethod.longDistanceInHome,
    isOversized: true,
    boxes: [
      { boxNumber: 1, quantity: 1, width: 76, depth: 16, height: 6 },
      { boxNumber: 2, quantity: 1, width: 40, depth: 15, height: 9 },
    ],
  },
  {
    id: "beacon-lamp",
    name: "Beacon Table Lamp",
    summary:
      "A turned base, a drum shade and a dimmer on the cord: reading light in one turn, candlelight in the next.",
    details: [
      "Spun metal base, weighted so that it stays put",
      "Linen drum shade with a white lining",
      "Dimmer on the cord; takes an E26 bulb up to 60 W, not included",
      "Cord 7 feet, wrapped in black cotton",
    ],
    care: "Unplug before you dust. A soft dry cloth keeps the metal bright; polish is not needed.",
    category: "lighting-and-rugs",
    optionName: "Finish",
    shipMethod: shipMethod.standard,
  },
  {
    id: "fieldstone-rug",
    name: "Fieldstone Performance Rug",
    summary:
      "River stones in taupe and cream with a stain-shedding finish, for the rooms where children, dogs and red wine meet.",
    details: [
      "Flat-woven by hand from recycled polyester",
      "Stain-resistant finish: most spills bead and wipe away",
      "Bound all around with a dark border",
      "Because of its finish we cannot send it to every state",
    ],
    care: "Vacuum without the beater bar, rinse with a garden hose and dry flat. Use a rug pad.",
    category: "lighting-and-rugs",
    optionName: "Size",
    shipMethod: shipMethod.standard,
    restrictedStates: ["CA", "ME", "MN", "VT", "WA"],
  },
  {
    id: "tidewater-towels",
    name: "Tidewater Bath Towels",
    summary:
      "A pair of heavy, quick-drying bath towels in long-staple cotton. We embroider a name or a monogram on the hem, if you like.",
    details: [
      "Set of two, 30 by 56 inches each",
      "Long-staple cotton, 650 grams per square meter",
      "Double-stitched hems with a hanging loop",
      "Embroidery in matching thread, up to 20 characters",
    ],
    care: "Wash warm before the first use, without fabric softener. Tumble dry low.",
    category: "bath",
    optionName: "Color",
    shipMethod: shipMethod.standard,
    customizationType: customizationType.inHouseEmbroidery,
    personalization: {
      label: "Can be embroidered",
      maxLength: 20,
      pattern: "[\\p{L}\\d .&'\\-]+",
      feeCents: { US: 850, CA: 1100 },
    },
  },
  {
    id: "gift-card",
    name: "Gift Card",
    summary: "A real card in a real envelope, good for as long as it takes to decide.",
    details: [
      "Mailed to you or straight to the lucky one",
      "Never expires and costs nothing to use",
      "Used in our stores; paying with it online is not open yet",
    ],
    care: null,
    category: "gifts-and-giving",
    optionName: "Amount",
    kind: "giftCard",
    shipMethod: shipMethod.giftCard,
  },
  {
    id: "room-to-grow",
    name: "Room to Grow Donation",
    summary:
      "Helps furnish a first home for young people who leave foster care: a bed, a table, a lamp, a place to begin.",
    details: [
      "All of it goes to the Room to Grow fund",
      "Give from one to five hundred dollars with any order",
      "Not taxed, and nothing is shipped",
    ],
    care: null,
    category: "gifts-and-giving",
    kind: "donation",
    shipMethod: shipMethod.standard,
  },
];
