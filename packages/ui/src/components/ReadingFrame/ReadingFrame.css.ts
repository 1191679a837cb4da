import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** Under it the contents become a row. */
const NARROW = '(max-width: 79.99rem)';

/** Height of the contents where they are a row, in pixels. */
const CONTENTS_ROW = 46;
/** Height of the line that says what is read, under it. */
const ABOUT_LINE = 29;

export const frame = css({
  display: 'flex',
  flexDirection: 'column',
  // What `AppShell` leaves between its header and the action bar.
  flex: '1 0 24rem',
  minBlockSize: 0,
  // On a phone, and where there is no height, the page itself scrolls.
  '@media': { [media.phone]: { flex: 'none' }, [media.low]: { flex: 'none' }, print: { display: 'block' } },
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'wrap',
  minBlockSize: 67,
  paddingInline: '12px 24px',
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  '@media': { [media.phone]: { paddingInline: '4px 16px' } },
});
export const title = css({
  flex: '1 1 16rem',
  minInlineSize: 0,
  // Under the way back, it begins where the facts do.
  '@media': { [media.phone]: { paddingInlineStart: 8 } },
});
export const tools = css({ '@media': { [media.phone]: { paddingInlineStart: 8 } } });
export const panes = css({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) minmax(0, 552px)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto minmax(0, 1fr)' },
    [media.phone]: { display: 'block' },
    [media.low]: { display: 'block' },
    print: { display: 'block' },
  },
});
export const withoutViewer = css({
  gridTemplateColumns: '200px minmax(0, 1fr)',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// Each pane holds what is placed in it, what is only heard included: none of it widens the page.
export const contents = css({
  position: 'relative',
  overflowY: 'auto',
  padding: '18px 0 18px 24px',
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': {
    [NARROW]: {
      gridColumn: '1 / -1',
      padding: 0,
      overflowX: 'auto',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.border}`,
    },
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: stickyTop,
      zIndex: 2,
      background: color.canvas,
    },
    print: { display: 'none' },
  },
});
// It hangs over what is read: it moves nothing as it comes.
export const about = css({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      position: 'sticky',
      // Its edge lies under the row, whose height words of another size change by a pixel.
      insetBlockStart: `calc(${stickyTop} + ${CONTENTS_ROW - 2}px)`,
      zIndex: 1,
      blockSize: 0,
    },
    print: { display: 'none' },
  },
});
export const aboutLine = css({
  ...text.small,
  fontWeight: 600,
  lineHeight: `${ABOUT_LINE - 1}px`,
  paddingBlockStart: 2,
  paddingInline: 12,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text,
  background: color.canvas,
  borderBlockEnd: `1px solid ${color.border}`,
});
// On a phone the row of contents and that line rest under the header: what is gone to begins under them.
globalStyle('html[data-fills-window]', {
  '@media': {
    [media.phone]: {
      scrollPaddingBlockStart: `calc(var(--habilis-header-height, 56px) + ${CONTENTS_ROW + ABOUT_LINE}px + 8px)`,
    },
  },
});
export const facts = css({
  position: 'relative',
  overflowY: 'auto',
  minInlineSize: 0,
  padding: '12px 16px 40px 12px',
  selectors: { '&:focus-visible': focusRing(-3) },
  '@media': {
    [media.stacked]: { selectors: { '&[data-hidden]': { display: 'none' } } },
    [media.phone]: { overflow: 'visible' },
  },
});
export const viewer = css({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  borderInlineStart: `1px solid ${color.borderStrong}`,
  '@media': {
    [media.stacked]: { borderInlineStart: 0, selectors: { '&[data-hidden]': { display: 'none' } } },
    [media.phone]: { blockSize: '70dvb' },
    [media.low]: { blockSize: '24rem' },
    print: { display: 'none' },
  },
});
// Facts and document side by side need no tabs.
export const switcher = css({
  display: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.stacked]: { display: 'flex' }, print: { display: 'none' } },
});
export const view = css({
  ...text.label,
  flex: 1,
  minBlockSize: 44,
  padding: 8,
  color: color.textSubtle,
  background: 'transparent',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { color: color.accent, borderBlockEndColor: color.accent },
    '&:focus-visible': focusRing(-3),
  },
});

// The edge under which more is hidden fades, as that of a row of tabs does.
const fade = { content: '""', position: 'sticky', zIndex: 1, flex: '0 0 32px', pointerEvents: 'none' } as const;
export const list = css({
  '@media': {
    [NARROW]: {
      display: 'flex',
      paddingInline: 8,
      selectors: {
        [`${contents}[data-before] > &::before`]: {
          ...fade,
          insetInlineStart: 0,
          marginInlineEnd: -32,
          background: `linear-gradient(to right, ${color.canvas}, transparent)`,
        },
        [`${contents}[data-after] > &::after`]: {
          ...fade,
          insetInlineEnd: 0,
          marginInlineStart: -32,
          background: `linear-gradient(to left, ${color.canvas}, transparent)`,
        },
      },
    },
  },
});
export const item = css({
  position: 'relative',
  paddingBlockEnd: 14,
  selectors: {
    // The line of the track, from one node to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 9,
      insetBlock: '26px -2px',
      inlineSize: 2,
      background: color.border,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: color.accent },
  },
  '@media': {
    [NARROW]: {
      paddingBlockEnd: 0,
      flex: '0 0 auto',
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
  },
});
export const link = css({
  ...text.label,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
  inlineSize: '100%',
  padding: '2px 8px 2px 0',
  textAlign: 'start',
  color: color.text,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': { color: color.accent },
    '&:hover': { background: color.surfaceHover },
    '&:focus-visible': focusRing(0),
  },
  '@media': {
    [NARROW]: {
      minBlockSize: 44,
      padding: 8,
      columnGap: 6,
      borderRadius: 0,
      borderBlockEnd: '3px solid transparent',
      selectors: { '&[aria-current="true"]': { borderBlockEndColor: color.accent } },
    },
  },
});
export const words = css({
  ...text.small,
  display: 'block',
  fontWeight: 400,
  color: color.textSubtle,
  '@media': { [NARROW]: { display: 'none' } },
});
export const node = css({ marginBlockStart: 2, color: color.accent });
export const hollow = css({ color: color.borderControl });
export const documents = css({
  paddingInlineStart: 32,
  paddingBlockStart: 4,
  '@media': { [NARROW]: { display: 'none' } },
});
export const documentLink = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  columnGap: 8,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 28,
  padding: '2px 8px 2px 0',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: color.text,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': { color: color.accent, fontWeight: 650 },
    '&:hover': { background: color.surfaceHover },
    '&:focus-visible': focusRing(0),
  },
});
export const total = css({
  ...text.small,
  color: color.textSubtle,
  paddingInlineStart: 32,
  '@media': { [NARROW]: { display: 'none' } },
});
