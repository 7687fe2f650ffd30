import type { CardType } from "@store/card-validation";

/** A card mark: background, letters and their color; two circles without letters. */
type Mark = readonly [ground: string, letters?: string, color?: string];

const discover: Mark = ["#fff", "DISC", "#b8470c"];
const marks: Readonly<Record<CardType, Mark>> = {
  Visa: ["#fff", "VISA", "#1434cb"],
  MasterCard: ["#fff"],
  AmericanExpress: ["#016fd0", "AMEX", "#fff"],
  Discover: discover,
  DinersClub: discover,
  Cup: discover,
  Jcb: discover,
  PLCCSynchrony: ["#3d4436", "CC", "#fff"],
  CoBrandMasterCard: ["#3d4436"],
  Imprint: ["#3d4436", "CARD", "#fff"],
  Proprietary: ["#3d4436", "CARD", "#fff"],
  Unspecified: ["#767676", "CARD", "#fff"],
};

/** Letters as lines in a box of 5 by 8, since text would be read and copied with the name beside it. */
const glyphs: Readonly<Record<string, string>> = {
  A: "M0 8 2.5 0 5 8M1 5.5h3",
  C: "M5 1Q0-2 0 4t5 3",
  D: "M0 0v8h2q3 0 3-4T2 0z",
  E: "M5 0H0v8h5M0 4h4",
  I: "M2.5 0v8",
  M: "M0 8V0l2.5 4L5 0v8",
  R: "M0 8V0h3q2 0 2 2T3 4H0m2.5 0L5 8",
  S: "M5 1Q0-1 0 2t2.5 2T5 6 0 7",
  V: "m0 0 2.5 8L5 0",
  X: "m0 0 5 8M5 0 0 8",
};

/** The mark of a card type beside its name; DinersClub, Cup and Jcb show as Discover. */
export function CardMark({ type }: { readonly type: CardType }) {
  const [ground, letters, color] = marks[type];
  return (
    <svg
      data-part="card-mark"
      data-mark={letters ?? "MC"}
      width="36"
      height="24"
      viewBox="0 0 36 24"
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width="35" height="23" rx="4" fill={ground} stroke="#8886" />
      {letters ? (
        [...letters].map((letter, index) => (
          <path
            key={letter + index}
            transform={`translate(${19 - letters.length * 3.5 + index * 7} 8)`}
            d={glyphs[letter]}
            fill="none"
            stroke={color}
            strokeWidth="1.6"
          />
        ))
      ) : (
        <>
          <circle cx="14" cy="12" r="7" fill="#eb001b" />
          <circle cx="22" cy="12" r="7" fill="#f79e1b" opacity=".9" />
        </>
      )}
    </svg>
  );
}

const accepted = ["Visa", "MasterCard", "AmericanExpress", "Discover"] as const;

/** The marks of the cards that the shop accepts. */
export function AcceptedCardMarks() {
  return accepted.map((one) => <CardMark key={one} type={one} />);
}
