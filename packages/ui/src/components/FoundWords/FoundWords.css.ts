import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

// What browsers without highlights do not know, they pass over: nothing is marked.
globalStyle('::highlight(habilis-found)', {
  backgroundColor: vars.color.warningTint,
  color: vars.color.text,
  textDecoration: `underline 2px ${vars.color.warning}`,
});
