/** How many slides of the carousel are visible, such as 2.5; measured, not read from the style sheet. */
export function countShownSlides(container: ParentNode = document): number {
  const strip = container.querySelector<HTMLElement>("[data-part=carousel-strip]");
  const first = strip?.querySelector<HTMLElement>("[data-part=carousel-slide]");
  if (!strip || !first) throw new Error("There is no carousel with a slide on this page.");
  const style = getComputedStyle(strip);
  const room = strip.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const [width, gap] = [first.getBoundingClientRect().width, Number.parseFloat(style.columnGap)];
  const whole = Math.floor((room + gap + 0.5) / (width + gap));
  const rest = (room - whole * (width + gap)) / width;
  return Math.round((whole + Math.max(0, rest)) * 100) / 100;
}
