import { globalStyle } from '@vanilla-extract/css';

// A page that is no longer its reader's shows nothing but the sign-in.
globalStyle('html[data-cede] body > :not(:has(#reconnexion)), html[data-cede] body > :not(:has(#reconnexion)) *', {
  visibility: 'hidden',
});
