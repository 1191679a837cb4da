import { vars } from '@habilis/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { POLICE } from './POLICE.ts';

/** A page in its true proportions, whose parts are placed in shares of its width and height; paper is light in every theme. */
export const page = style({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  background: 'white',
  containerType: 'inline-size',
  fontFamily: POLICE,
});
export const part = style({ position: 'absolute' });
export const line = style({
  position: 'absolute',
  whiteSpace: 'pre',
  lineHeight: 1.3,
  margin: 0,
  transformOrigin: '0 0',
});
export const zone = style({ margin: 0 });
export const fond = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
/** Whole within its zone, as in the PDF. */
export const image = style({ position: 'absolute', objectFit: 'contain' });

/** The edge of a sheet that lies on a page as white as itself. */
export const bord = style({ border: `1px solid ${vars.color.border}` });
/** Words that follow one another, on a screen too narrow for the sheet. */
export const suite = style({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 16,
  border: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
export const paragraphe = style({ whiteSpace: 'pre-line' });
export const code = style({ inlineSize: 'min(100%, 13rem)' });
/** Paper, in every theme: a logo is drawn for it. */
export const logo = style({ maxInlineSize: 'min(100%, 13rem)', maxBlockSize: '7rem', background: 'white' });
