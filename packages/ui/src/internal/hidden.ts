/** Heard by a screen reader, not seen; the spaces at its ends are heard too, which would collapse in a box of its own. */
export const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
} as const;
