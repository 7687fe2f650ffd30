/**
 * Sample data: nobody wrote these reviews, and nobody bought what they speak of. They show how the pages look with reviews.
 * Some products have none on purpose, the Mesa Sofa and the Alder Armchair among them.
 */
import type { CatalogRows, StoreDatabase } from "@store/commerce-service";
import type { Selectable } from "kysely";

/** The day, the stars, the first name and the text. */
type ReviewSeed = readonly [string, Selectable<StoreDatabase["product_review"]>["stars"], string, string];

/** By product, the newest first; a product has no two of one day. */
const reviews: Readonly<Record<string, readonly ReviewSeed[]>> = {
  "harbor-sofa": [
    [
      "2026-08-16",
      5,
      "Nora",
      "Two adults, one teenager and a dog fit on it, and nobody has asked for the armchair since.",
    ],
    [
      "2026-07-02",
      4,
      "Desmond",
      "Very comfortable. The seat cushions need plumping every few days or they look slept in.",
    ],
    [
      "2026-05-21",
      5,
      "Priya",
      "We took the covers off after a birthday party and put them back on. They still fit, which I had doubted.",
    ],
    [
      "2026-04-09",
      5,
      "Walt",
      "The crew carried it up three flights, screwed the legs on and took the cardboard with them.",
    ],
    [
      "2026-03-14",
      3,
      "Helene",
      "A lovely sofa, but deeper than I had pictured. My feet only touch the floor if I sit at the edge.",
    ],
    [
      "2026-02-01",
      5,
      "Marcus",
      "I ordered swatches first and am glad I did: the linen is warmer in our light than on the screen.",
    ],
    [
      "2025-12-18",
      5,
      "Yuki",
      "Arms wide enough for a mug, as promised. I have tested this every morning for two months.",
    ],
    [
      "2025-11-05",
      4,
      "Caroline",
      "One leg had a small nick when it arrived. A new one came within the week and went on by hand.",
    ],
    ["2025-09-27", 5, "Abel", "Firm in the first weeks and just right since. Naps are a serious matter here."],
    [
      "2025-08-13",
      5,
      "Ingrid",
      "Our cat prefers it to the post we bought her. The fabric has taken it better than I have.",
    ],
    ["2025-06-30", 4, "Tomás", "It is heavier than it looks. Ask a friend before you move it to vacuum behind it."],
    ["2025-05-11", 5, "Bea", "Third move, same sofa. The legs come off, so it went through every door."],
    ["2025-03-03", 5, "Rashid", "Sits low without being hard to leave. My father is eighty and agrees."],
    ["2025-01-22", 4, "Lydia", "Very good workmanship. I wish the back cushions stayed in place on their own."],
  ],
  "lark-loveseat": [
    ["2026-06-24", 5, "Joan", "The only seat we found that fits under the stairs and still looks like furniture."],
    ["2026-04-18", 4, "Emil", "The single cushion is a joy. Turning it over is a job for two."],
    ["2025-12-02", 5, "Sunita", "Small room, big difference. The walnut feet are prettier than in the pictures."],
    ["2025-09-09", 3, "Grant", "Well made but upright. Good for talking and reading, less so for a film."],
    [
      "2025-04-27",
      5,
      "Odile",
      "Slate hides the crumbs of two small children, and that is the best thing I can say of a fabric.",
    ],
  ],
  "wren-chair": [
    ["2026-07-19", 5, "Camille", "The back really does hold you. I read longer in it than I mean to."],
    [
      "2026-05-06",
      5,
      "Theo",
      "Eight weeks was a long wait, and we were told so at the start. It came on the day they said.",
    ],
    [
      "2026-01-30",
      4,
      "Agnes",
      "The velvet shows every hand that touches it. I brush it on Sundays and have made peace with that.",
    ],
    ["2025-10-14", 5, "Lamar", "I looked under the seat and found the signature of the person who made it."],
    ["2025-06-08", 4, "Birgit", "A snug fit. For a tall person I would choose something wider."],
  ],
  "pivot-swivel-chair": [
    ["2026-08-03", 5, "Rosa", "It turns without a sound, and it stops where you leave it."],
    [
      "2026-03-29",
      4,
      "Ken",
      "Everyone wants this chair. The cream boucle will want a cleaning before the year is out.",
    ],
    [
      "2025-11-17",
      5,
      "Willa",
      "Between the kitchen and the window it serves both, and there are no legs to trip over.",
    ],
    [
      "2025-07-26",
      2,
      "Stuart",
      "Comfortable, but our floor is not level and the disc rocked until we put felt under one side.",
    ],
  ],
  "hearth-ottoman": [
    ["2026-06-11", 5, "Farah", "Firm enough for a tray of tea, and three grandchildren have sat on it at once."],
    ["2026-02-20", 4, "Pete", "The leather scratched on the second day and looks better for it on the hundredth."],
    ["2025-08-31", 5, "Liv", "The hidden ring makes it seem to float, and my toes thank whoever thought of that."],
  ],
  "haven-bed": [
    ["2026-07-27", 5, "Maren", "The padded rails were the reason, and my shins agree: they were a good reason."],
    [
      "2026-05-15",
      4,
      "Omar",
      "Put together in the bedroom within the hour. The second box came a day after the first.",
    ],
    ["2026-03-02", 5, "Judith", "I lean on the headboard with a book every night, and it has not creaked once."],
    ["2025-12-28", 5, "Colin", "Looks soft and stands like a rock. No box spring needed, just as they say."],
    ["2025-10-06", 3, "Ana", "Handsome, but linen by a bedside lamp wants dusting more often than I had thought."],
    ["2025-05-19", 5, "Viktor", "We slept on the floor for a week while we waited, and would do it again."],
  ],
  "line-platform-bed": [
    ["2026-06-02", 5, "Dana", "Forty minutes, one key and no argument. I have built worse things with more help."],
    ["2026-01-12", 4, "Hugo", "It does not squeak. It does sit low, so try the height before you order."],
    ["2025-09-18", 4, "Mei", "The leaning boards suit my back. A pillow slips between them now and then."],
    [
      "2025-04-04",
      5,
      "Russell",
      "The walnut has one calm grain from side to side. Ours looks better than the picture.",
    ],
  ],
  "quarry-table": [
    [
      "2026-07-08",
      5,
      "Greta",
      "A ring from a hot pot came out with sandpaper and a little oil. I was more nervous than I had to be.",
    ],
    ["2026-02-14", 4, "Samuel", "Heavy, as a table should be. One bolt was missing and arrived two days later."],
    ["2025-11-23", 5, "Noor", "Ten of us for the holiday, and nobody sat at a corner."],
    [
      "2025-06-15",
      5,
      "Louis",
      "You can feel the oil instead of a lacquer. Our children do homework on it, and it forgives them.",
    ],
  ],
  "finch-dining-chair": [
    ["2026-05-28", 5, "Paula", "The seat is carved so well that we gave the cushions away."],
    [
      "2026-03-21",
      4,
      "Andre",
      "Light and strong. Two of our six differ a little in tone, which real wood is allowed to.",
    ],
    ["2025-10-29", 5, "Mina", "My uncle tips back on everything. These have held for a year."],
    ["2025-07-05", 4, "Elliot", "Beautiful from every side. The front edge is a touch hard after a very long dinner."],
  ],
  "atlas-bookcase": [
    ["2026-04-25", 4, "Ruth", "Two people and about an hour is right. Read the sheet before you start, not after."],
    ["2025-12-11", 5, "Jonas", "Full of art books from top to bottom, and the shelves are still straight."],
    ["2025-08-20", 3, "Keisha", "Sturdy once it stands. One shelf had a rough edge that I smoothed myself."],
  ],
  "canyon-media-console": [
    ["2026-06-19", 5, "Bram", "The doors glide, the remote works through them, and I no longer look at cables."],
  ],
  "willow-dresser": [
    ["2026-05-03", 5, "Elsa", "The drawers close themselves, and the deep ones hold winter sweaters for two."],
    [
      "2025-11-09",
      4,
      "Gordon",
      "Carried in and leveled by two patient people. The knobs needed a turn with a screwdriver.",
    ],
  ],
  "beacon-lamp": [
    ["2026-08-09", 5, "Simone", "The dimmer goes from reading to candlelight, and I use all of it."],
    ["2026-04-01", 4, "Dev", "A good lamp. The bulb is not in the box, so order one along with it."],
    ["2026-01-07", 5, "Harriet", "Heavy foot, so the cat has failed to knock it over."],
    ["2025-07-14", 3, "Lorenzo", "I like everything but the switch on the cord, which falls behind our table."],
  ],
  "fieldstone-rug": [
    ["2026-07-12", 5, "Carla", "Red wine, on the third evening. It stood there in beads and wiped away."],
    ["2025-10-21", 4, "Anders", "Wears very well. It slid about on our floor until we bought a pad."],
  ],
  "tidewater-towels": [
    [
      "2026-06-28",
      5,
      "Margot",
      "Heavy, and dry again by evening. The embroidered name ended the arguments in our house.",
    ],
    ["2026-02-08", 4, "Isaac", "They shed a little in the first two washes and not since."],
    ["2025-09-02", 5, "Tilda", "A wedding gift with initials on the hem. The stitching is neat on the back, too."],
  ],
};

/** The rows of the sample reviews. */
export function toReviewRows(): Pick<CatalogRows, "product_review"> {
  return {
    product_review: Object.entries(reviews).flatMap(([productId, written]) =>
      written.map(([date, stars, firstName, text]) => ({
        review_id: `${productId}-${date}`,
        product_id: productId,
        stars,
        text,
        first_name: firstName,
        written_on: date,
      })),
    ),
  };
}
