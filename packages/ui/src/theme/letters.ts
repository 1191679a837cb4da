/** The letters and signs of French, in the face that every page loads (Fontsource, `latin`). */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The letters of other languages, such as « Ł », in a face that a page loads when it holds one (Fontsource, `latin-ext`); what both name is the first one's. */
export const LATIN_EXT =
  'U+0100-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
