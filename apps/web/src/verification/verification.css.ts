import { vars } from '@habilis/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const offline = style({ display: 'inline-flex', alignItems: 'center', gap: 8, fontWeight: 600 });
export const answer = style({ display: 'grid', gap: 20 });
export const proofs = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const proof = style({ display: 'flex', gap: 12, alignItems: 'start' });
export const proofIcon = style({ flexShrink: 0, marginBlockStart: 2 });
export const proven = style({ color: vars.color.success });
export const unproven = style({ color: vars.color.textSubtle });
/** The picture of the camera, as wide as the column and never higher than the screen. */
export const video = style({ inlineSize: '100%', maxBlockSize: '60dvb', borderRadius: 8, background: 'black' });
export const initials = style({ fontSize: '1.375rem', fontWeight: 700 });
