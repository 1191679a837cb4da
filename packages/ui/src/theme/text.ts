import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Text styles by role (rules/design#tokens). */
export const text = {
  display: { fontSize: '2.25rem', lineHeight: '2.625rem', fontWeight: 700, letterSpacing: '-0.016em' },
  h1: { fontSize: '1.75rem', lineHeight: '2.125rem', fontWeight: 700, letterSpacing: '-0.018em', textWrap: 'balance' },
  h2Strong: {
    fontSize: '1.375rem',
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-0.014em',
    textWrap: 'balance',
  },
  h2: { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: 680, letterSpacing: '-0.008em', textWrap: 'balance' },
  h3: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 650 },
  body: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 400 },
  label: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 },
  small: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 400 },
  mono: {
    fontFamily: vars.font.mono,
    fontSize: '0.94em',
    letterSpacing: '-0.015em',
    wordSpacing: '-0.32em',
    fontVariantNumeric: 'tabular-nums',
  },
} as const satisfies Readonly<Record<string, StyleRule>>;

/** The focus ring, never removed (rules/design#tokens). */
export const focusRing = (offset: number): StyleRule => ({
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: offset,
  borderRadius: vars.radius.control,
});
