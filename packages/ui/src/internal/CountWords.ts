/** Limit and words of a character count. */
export interface CountWords {
  /** Most characters; more may be typed, and the screen reports the fault. */
  max: number;
  /** The words for how many are left; negative when there are too many. */
  label: (left: number) => string;
}
