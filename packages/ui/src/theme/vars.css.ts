import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { tokens } from './layers.css.ts';
import { HIGH_CONTRAST, ROLES, type Role } from './roles.ts';
import { ACCENT, tinted } from './tinted.ts';

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
const colors = Object.fromEntries(roleNames.map((name) => [name, both(ROLES[name])])) as Record<Role, string>;

createGlobalTheme(':root', contract, {
  '@layer': tokens,
  color: colors,
  accent: { hue: String(ACCENT.hue), chroma: String(ACCENT.chroma) },
  font: {
    body: '"Atkinson Hyperlegible Next Variable", "Habilis Fallback", Arial, sans-serif',
    mono: '"Atkinson Hyperlegible Mono Variable", "Habilis Mono Fallback", "Courier New", monospace',
  },
  radius: { control: '4px', card: '8px' },
  shadow: {
    raised:
      '0 0 0 1px light-dark(oklch(.3 .03 230/.1), oklch(1 0 0/.1)), 0 2px 6px light-dark(oklch(.3 .03 230/.08), oklch(0 0 0/.4)), 0 12px 32px light-dark(oklch(.3 .03 230/.14), oklch(0 0 0/.5))',
    actionBar: '0 -6px 20px light-dark(oklch(.3 .03 230/.07), oklch(0 0 0/.35))',
  },
  duration: { fast: '120ms', enter: '160ms', leave: '120ms' },
  size: { control: '40px', controlSmall: '32px' },
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
        // Fingers need 44 px (design language, Layout).
        '(pointer: coarse), (max-width: 39.99rem)': {
          vars: { [contract.size.control]: '44px', [contract.size.controlSmall]: '44px' },
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
export const vars = { ...contract, ease: 'cubic-bezier(.2,0,0,1)' } as const;
