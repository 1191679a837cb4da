import { HIGH_CONTRAST, ROLES, type Role } from './roles.ts';

export type Theme = 'light' | 'dark';
type Channels = readonly [red: number, green: number, blue: number];

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Linear sRGB of an OKLCH colour (Ottosson), or of black or white in hexadecimal. */
function linear(colour: string): Channels {
  if (colour.startsWith('#')) return colour === '#000' ? [0, 0, 0] : [1, 1, 1];
  const [, l = '0', c = '0', h = '0'] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(colour) ?? [];
  const [L, C, H] = [Number(l), Number(c), (Number(h) * Math.PI) / 180];
  const [a, b] = [C * Math.cos(H), C * Math.sin(H)];
  const [x, y, z] = [
    (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (L - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    within(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    within(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    within(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

/** The contrast of two opaque colours (WCAG 2, relative luminance). */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour in hexadecimal, for what cannot read OKLCH. */
export function hexOf(colour: string): string {
  const byte = (value: number) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${linear(colour)
    .map((value) => byte(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour of a role in a theme. */
export const colourOf = (role: Role, theme: Theme, isHigh: boolean): string =>
  (isHigh ? HIGH_CONTRAST[role] : undefined)?.[theme] ?? ROLES[role][theme];

/** Foreground and background pairs, with the least contrast required (rules/design#tokens). */
export const PAIRS: readonly (readonly [front: Role, back: Role, least: number])[] = [
  ['text', 'canvas', 7],
  ['text', 'surfaceSelected', 7],
  ['text', 'surfaceRaised', 7],
  ['textSubtle', 'canvas', 4.5],
  ['textSubtle', 'surfaceSunken', 4.5],
  ['textSubtle', 'surfaceSelected', 4.5],
  ['accent', 'canvas', 7],
  ['accent', 'surfaceSelected', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onBlock', 'block', 7],
  ['onBlockSubtle', 'block', 4.5],
  ['success', 'successTint', 4.5],
  ['info', 'infoTint', 4.5],
  ['warning', 'warningTint', 4.5],
  ['danger', 'dangerTint', 4.5],
  ['danger', 'canvas', 4.5],
  ['danger', 'surfaceSelected', 4.5],
  ['onDanger', 'dangerFill', 4.5],
  ['onImpersonation', 'impersonation', 7],
  ['borderControl', 'surface', 3],
  ['borderControl', 'surfaceRaised', 3],
  ['focus', 'canvas', 3],
  ['focus', 'surfaceSelected', 3],
  ['accent', 'borderStrong', 3],
];
