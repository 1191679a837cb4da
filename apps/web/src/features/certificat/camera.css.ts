import { style } from '@vanilla-extract/css';

/** The picture of the camera, as wide as the column and never higher than the screen. */
export const video = style({ inlineSize: '100%', maxBlockSize: '60dvb', borderRadius: 8, background: 'black' });
