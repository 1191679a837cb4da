import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = css({
  minBlockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
  '@media': { print: { minBlockSize: 0 } },
});
export const band = css({
  background: vars.color.block,
  color: vars.color.onBlockSubtle,
  paddingInline: 16,
  // The ring is white on a block (rules/design#tokens).
  vars: { [vars.color.focus]: vars.color.onBlock },
  '@media': { print: { display: 'none' } },
});
export const banner = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  background: vars.color.block,
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});
export const column = recipe({
  base: css({ inlineSize: '100%', marginInline: 'auto', gridColumn: 2 }),
  variants: {
    width: {
      signIn: css({ maxInlineSize: '28rem' }),
      reading: css({ maxInlineSize: '40rem' }),
      list: css({ maxInlineSize: '75rem' }),
    },
  },
});
export const brand = css({
  paddingBlock: 24,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  alignItems: 'flex-start',
});
export const brandSmall = css({
  minBlockSize: 56,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '0.875rem',
  color: vars.color.onBlock,
});
export const main = css({ flexGrow: 1, paddingInline: 16, paddingBlock: 28 });
// The column stays in the middle of the page, whatever stands beside it.
export const withAside = css({
  '@media': {
    [media.beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem) minmax(0, 1fr)',
      columnGap: 56,
      alignItems: 'start',
    },
  },
});
export const aside = css({
  display: 'none',
  '@media': { [media.beside]: { display: 'block', gridColumn: 3, maxInlineSize: '20rem' } },
});
export const footer = css({
  borderBlockStart: `1px solid ${vars.color.border}`,
  padding: 16,
  display: 'flex',
  justifyContent: 'center',
  '@media': { print: { display: 'none' } },
});
