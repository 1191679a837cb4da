/** The house's own accent: its hue, and how vivid it is. */
export const ACCENT = { hue: 226, chroma: 1 } as const;

const HOUSE_HUES = { from: 205, to: 240 };

interface Tint {
  /** In degrees, or the CSS variable that holds it. */
  hue: number | string;
  /** Factor on the default accent's, from 0 (grey) to 1.5, or the CSS variable that holds it. */
  chroma: number | string;
}

const plus = (one: number | string, more: number) => {
  if (typeof one === 'number') return String((one + more + 360) % 360);
  return more === 0 ? one : `calc(${one} + ${more})`;
};
const times = (one: number, factor: number | string) =>
  typeof factor === 'number' ? String(one * factor) : `calc(${one} * ${factor})`;

/** A colour of the house in another accent; colours with a meaning (success, danger…) or without a hue stay as they are. */
export function tinted(colour: string, { hue, chroma }: Tint): string {
  return colour.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/, (whole, light: string, vivid: string, turn: string) => {
    const isOurs = Number(vivid) > 0 && Number(turn) >= HOUSE_HUES.from && Number(turn) <= HOUSE_HUES.to;
    if (!isOurs) return whole;
    return `oklch(${light} ${times(Number(vivid), chroma)} ${plus(hue, Number(turn) - ACCENT.hue)}`;
  });
}
