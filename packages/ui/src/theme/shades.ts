/** Five steps from few to many, by theme; `text` stands on the first three, `onAccent` on the last two. Only what counts by shade pays for them. */
export const SHADES = [
  { light: 'oklch(.945 .018 219)', dark: 'oklch(.29 .04 228)' },
  { light: 'oklch(.895 .034 218)', dark: 'oklch(.365 .055 227)' },
  { light: 'oklch(.82 .062 216)', dark: 'oklch(.45 .068 225)' },
  { light: 'oklch(.485 .083 224)', dark: 'oklch(.75 .083 217)' },
  { light: 'oklch(.345 .06 228)', dark: 'oklch(.9 .045 214)' },
] as const;

/** Four steps from young to old, as far apart as parts of one bar need; `text` stands on the first two, `onAccent` on the last two. */
export const DEPTHS = [
  { light: 'oklch(.895 .034 218)', dark: 'oklch(.345 .06 228)' },
  { light: 'oklch(.82 .062 216)', dark: 'oklch(.485 .083 224)' },
  { light: 'oklch(.55 .09 221)', dark: 'oklch(.715 .085 218)' },
  { light: 'oklch(.345 .06 228)', dark: 'oklch(.895 .034 218)' },
] as const;
