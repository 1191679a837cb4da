import { isSeen } from './edges.ts';

/** Content that is not text or not active (WCAG 1.4.3, exceptions), words that lie unseen over their drawing, and Storybook's own. */
const LEFT_OUT =
  '.sb-wrapper, #storybook-docs, #storybook-highlights-root, [data-live-announcer], [data-over-drawing], :disabled, [aria-disabled=true], [data-disabled], script, style';
const TYPED = 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select';
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

type Paint = readonly [red: number, green: number, blue: number, alpha: number];
const WHITE: Paint = [1, 1, 1, 1];

const drawing = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const paints = new Map<string, Paint>();

/** Converts any CSS colour to sRGB, from 0 to 1. */
function paintOf(colour: string): Paint {
  const known = paints.get(colour);
  if (known !== undefined) return known;
  if (drawing === null) throw new Error('le navigateur ne dessine pas');
  drawing.clearRect(0, 0, 1, 1);
  drawing.fillStyle = colour;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = drawing.getImageData(0, 0, 1, 1).data;
  const paint: Paint = [red / 255, green / 255, blue / 255, alpha / 255];
  paints.set(colour, paint);
  return paint;
}

const over = ([r, g, b, alpha]: Paint, [red, green, blue]: Paint): Paint => [
  r * alpha + red * (1 - alpha),
  g * alpha + green * (1 - alpha),
  b * alpha + blue * (1 - alpha),
  1,
];

/** An element's background, blended with those of its ancestors. */
function groundOf(element: Element, known: Map<Element, Paint>): Paint {
  const before = known.get(element);
  if (before !== undefined) return before;
  const own = paintOf(getComputedStyle(element).backgroundColor);
  const around = (): Paint => (element.parentElement === null ? WHITE : groundOf(element.parentElement, known));
  const ground = own[3] === 1 ? own : over(own, around());
  known.set(element, ground);
  return ground;
}

/** Relative luminance (WCAG 2). */
function luminanceOf([red, green, blue]: Paint): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function ratioOf(one: Paint, other: Paint): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hasText = (element: Element): boolean =>
  element.matches(TYPED) ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Texts with too little contrast as painted now (WCAG 1.4.3); backgrounds follow the tree, which knows nothing of what is drawn beside it. */
export function textsTooFaint(): string[] {
  const grounds = new Map<Element, Paint>();
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (!hasText(element) || element.closest(LEFT_OUT) !== null || !isSeen(element)) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
    const ground = groundOf(element, grounds);
    const ratio = ratioOf(over(paintOf(color), ground), ground);
    if (ratio >= (isLarge ? 3 : 4.5)) return [];
    return [`${element.localName} « ${element.textContent.trim().slice(0, 40)} » : ${ratio.toFixed(2)}`];
  });
}
