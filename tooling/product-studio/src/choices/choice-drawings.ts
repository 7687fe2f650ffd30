/** In pixels. */
export const choiceWidths = [200] as const;

const cloth = "#b9ad9b";
const light = "#d4cabb";
const line = "#5d5348";
const foam = "#f1e3bd";
const outlined = `stroke="${line}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;
const floor = `<path d="M8 86h80" fill="none" ${outlined}/>`;

/** A corner of a seat above a leg of this color; a slim one is a rod. */
function drawLeg(color: string, isSlim = false): string {
  const leg = isSlim ? "M44 40h8v46h-8z" : "M38 40h20l-5 46h-10z";
  const shade = isSlim ? "M49.5 40h2.5v46h-2.5z" : "M51 40h7l-5 46h-3z";
  return `<path d="M0 8h74a8 8 0 0 1 8 8v24H0z" fill="${cloth}" ${outlined}/><path d="M0 24h82" fill="none" ${outlined}/>
    <path d="${leg}" fill="${color}" ${outlined}/><path d="${shade}" fill="#000" opacity=".18"/>${floor}`;
}

/** A cushion cut open, with this core and this much of a feather wrap around it. */
function drawFilling(core: string, wrap: number): string {
  const feathers = Array.from({ length: 14 }, (_, at) => {
    const [x, y] = [17 + (at % 7) * 10, wrap > 20 ? 42 + Math.floor(at / 7) * 14 : at < 7 ? 35.5 : 64];
    return `<path d="M${x} ${y}q4-5 8 0q-4 3-8 0z" fill="#fff" stroke="${line}" stroke-width=".7"/>`;
  });
  const dots = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [20 + (at % 8) * 8, 42 + Math.floor(at / 8) * 8];
    return `<circle cx="${x}" cy="${y}" r="1" fill="#c9b27a"/>`;
  });
  const inner =
    core === ""
      ? ""
      : `<rect x="14" y="${30 + wrap}" width="68" height="${40 - 2 * wrap}" rx="4" fill="${core}" ${outlined}/>${dots.join("")}`;
  return `<path d="M16 28q32-6 64 0q8 1 8 10v24q0 9-8 10q-32 6-64 0q-8-1-8-10v-24q0-9 8-10z" fill="${light}" ${outlined}/>
    ${inner}${wrap > 0 ? feathers.join("") : ""}`;
}

/** The end of a sofa seen from its front, with the top of its arm from the back to the front. */
function drawArm(top: string): string {
  return `<path d="M14 22h26v60h-26z" fill="${light}" ${outlined}/><path d="${top}" fill="${cloth}" ${outlined}/>
    <path d="M40 58h48v16h-48z" fill="${light}" ${outlined}/>${floor}`;
}

/** A seat from its side, so many inches deep. */
function drawDepth(inches: number): string {
  const front = 26 + inches * 2;
  return `<path d="M12 20q10-4 14 2l4 60h-18z" fill="${cloth}" ${outlined}/>
    <path d="M27 52h${front - 27}q6 0 6 7t-6 7h-${front - 28}z" fill="${light}" ${outlined}/>
    <path d="M29 66h${front - 27}v16h-${front - 27}z" fill="${cloth}" ${outlined}/>
    <path d="M27 42h${front - 23}m-5-4l5 4l-5 4M32 38l-5 4l5 4" fill="none" ${outlined}/>${floor}`;
}

/** A bed from its foot, with a headboard that begins here. */
function drawHeadboard(top: number): string {
  return `<rect x="16" y="${top}" width="64" height="${82 - top}" rx="5" fill="${cloth}" ${outlined}/>
    <rect x="22" y="48" width="24" height="12" rx="5" fill="#fff" ${outlined}/><rect x="50" y="48" width="24" height="12" rx="5" fill="#fff" ${outlined}/>
    <rect x="14" y="56" width="68" height="22" rx="6" fill="${light}" ${outlined}/>${floor}`;
}

/** A mattress from above, so many inches wide and 80 long. */
function drawSize(inches: number): string {
  const [width, pillow] = [inches * 0.95, (inches * 0.95) / 2 - 7];
  const left = 48 - width / 2;
  return `<rect x="${left}" y="10" width="${width}" height="76" rx="5" fill="${light}" ${outlined}/>
    <rect x="${left + 4}" y="14" width="${pillow}" height="14" rx="5" fill="#fff" ${outlined}/><rect x="${92 - left - pillow}" y="14" width="${pillow}" height="14" rx="5" fill="#fff" ${outlined}/>
    <path d="M${left} 40h${width}" fill="none" ${outlined}/>`;
}

/** A chair on this foot. */
function drawBase(foot: string): string {
  return `<path d="M24 14q24-8 48 0l4 34h-56z" fill="${cloth}" ${outlined}/><rect x="16" y="44" width="64" height="18" rx="8" fill="${light}" ${outlined}/>${foot}`;
}

const turntable = `<path d="M44 62h8v12h-8z" fill="#8a8178" ${outlined}/><ellipse cx="48" cy="77" rx="24" ry="5" fill="#8a8178" ${outlined}/>
  <path d="M16 72q-6 12 32 16q30-1 34-12m2 7l-2-8l-7 4" fill="none" ${outlined}/>`;
const fourLegs = `<path d="M24 62h7l-3 24h-5zM65 62h7l1 24h-5z" fill="#8b6a48" ${outlined}/>${floor}`;

/** Drawings of choices that are no fabrics, as the content of an SVG of 96 by 96, by the names of their pictures. */
export const choiceDrawings: Readonly<Record<string, string>> = {
  "choice-legs-oak": drawLeg("#c9a26d"),
  "choice-legs-walnut": drawLeg("#6b4a33"),
  "choice-legs-black": drawLeg("#2f2c29"),
  "choice-legs-brass": drawLeg("#c39a45", true),
  "choice-filling-foam": drawFilling(foam, 9),
  "choice-filling-feather": drawFilling("", 30),
  "choice-filling-firm": drawFilling(foam, 0),
  "choice-arm-track": drawArm("M14 34h20v48h-20z"),
  "choice-arm-slope": drawArm("M14 34q16 2 22 14v34h-22z"),
  "choice-depth-classic": drawDepth(22),
  "choice-depth-deep": drawDepth(29),
  "choice-headboard-low": drawHeadboard(36),
  "choice-headboard-tall": drawHeadboard(14),
  "choice-size-queen": drawSize(60),
  "choice-size-king": drawSize(76),
  "choice-base-swivel": drawBase(turntable),
  "choice-base-fixed": drawBase(fourLegs),
};
