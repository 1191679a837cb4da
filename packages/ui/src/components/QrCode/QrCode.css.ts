import { css } from '../../internal/css.ts';

// Cameras read dark on light: black and white whatever the colours of the page.
export const code = css({
  display: 'block',
  width: '100%',
  maxWidth: '13rem',
  height: 'auto',
  background: '#fff',
  color: '#000',
  borderRadius: 4,
  forcedColorAdjust: 'none',
});
