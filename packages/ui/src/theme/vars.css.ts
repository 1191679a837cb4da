import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { tokens } from './layers.css.ts';
import { HIGH_CONTRAST, ROLES, type Role } from './roles.ts';
import { ACCENT, tinted } from './tinted.ts';
import { VALUES } from './values.ts';

const roleNames = Object.keys(ROLES) as Role[];
const colorContract = Object.fromEntries(roleNames.map((name) => [name, `color-${name}`])) as Record<Role, string>;

const contract = createGlobalThemeContract(
  {
    color: colorContract,
    accent: { hue: 'accent-hue', chroma: 'accent-chroma' },
    font: { body: 'font-body', mono: 'font-mono' },
    radius: { control: 'radius-control', card: 'radius-card' },
    shadow: { raised: 'shadow-raised', actionBar: 'shadow-action-bar' },
    duration: { fast: 'duration-fast', enter: 'duration-enter', leave: 'duration-leave' },
    size: { control: 'size-control', controlSmall: 'size-control-small' },
  },
  (value) => `habilis-${value}`,
);

// Each colour follows the two numbers of the accent, so that a product changes only those.
const both = ({ light, dark }: { light: string; dark: string }) =>
  `light-dark(${tinted(light, contract.accent)}, ${tinted(dark, contract.accent)})`;
const { duration, font, radius, shadow, size, coarse, ease } = VALUES;
const px = (length: number) => (length === 0 ? '0' : `${length}px`);
const ms = (time: number) => `${time}ms`;
const family = (names: readonly string[]) => names.map((name) => (/[ ]/.test(name) ? `"${name}"` : name)).join(', ');
const layered = (layers: (typeof shadow)[keyof typeof shadow]) =>
  layers
    .map(({ x, y, blur, spread, ...colour }) => [...[x, y, blur, spread].map(px), both(colour)].join(' '))
    .join(', ');
const colors = Object.fromEntries(roleNames.map((name) => [name, both(ROLES[name])])) as Record<Role, string>;

createGlobalTheme(':root', contract, {
  '@layer': tokens,
  color: colors,
  accent: { hue: String(ACCENT.hue), chroma: String(ACCENT.chroma) },
  font: { body: family(font.body), mono: family(font.mono) },
  radius: { control: px(radius.control), card: px(radius.card) },
  shadow: { raised: layered(shadow.raised), actionBar: layered(shadow.actionBar) },
  duration: { fast: ms(duration.fast), enter: ms(duration.enter), leave: ms(duration.leave) },
  size: { control: px(size.control), controlSmall: px(size.controlSmall) },
});

const highContrast = Object.fromEntries(
  Object.entries(HIGH_CONTRAST).map(([name, value]) => [`--habilis-color-${name}`, both(value)]),
);
globalStyle(':root', {
  '@layer': {
    [tokens]: {
      colorScheme: 'light dark',
      '@media': {
        '(prefers-contrast: more)': { vars: highContrast },
        '(pointer: coarse), (max-width: 39.99rem)': {
          vars: {
            [contract.size.control]: px(coarse.control),
            [contract.size.controlSmall]: px(coarse.controlSmall),
          },
        },
        '(prefers-reduced-motion: reduce)': {
          vars: { [contract.duration.fast]: '0ms', [contract.duration.enter]: '0ms', [contract.duration.leave]: '0ms' },
        },
      },
    },
  },
});
globalStyle(':root[data-contrast="more"]', { '@layer': { [tokens]: { vars: highContrast } } });
globalStyle(':root[data-theme="light"]', { '@layer': { [tokens]: { colorScheme: 'light' } } });
globalStyle(':root[data-theme="dark"]', { '@layer': { [tokens]: { colorScheme: 'dark' } } });
// Paper is white.
globalStyle(':root, :root[data-theme="dark"]', {
  '@layer': { [tokens]: { '@media': { print: { colorScheme: 'light' } } } },
});

/** The theme: every value that a component may use. */
export const vars = { ...contract, ease: `cubic-bezier(${ease.join(',')})` } as const;
