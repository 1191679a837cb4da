/** The letters and signs of French, and those that no face has, in the face that every page loads (Fontsource, `latin`). */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** What of it French does not write, such as « ñ », in a face that a page loads when it holds one. */
export const WESTERN =
  'U+00A1-00A6,U+00A8-00AA,U+00AC,U+00AE-00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00BF,U+00C1,U+00C3,U+00C5,U+00CC-00CD,U+00D0-00D3,U+00D5,U+00D8,U+00DA,U+00DD-00DF,U+00E1,U+00E3,U+00E5,U+00EC-00ED,U+00F0-00F3,U+00F5,U+00F8,U+00FA,U+00FD-00FE,U+0131';

/** The letters of other languages, such as « Ł », likewise (Fontsource, `latin-ext`); what `LATIN` names too is its face's. */
export const LATIN_EXT =
  'U+0100-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
