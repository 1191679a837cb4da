/** What a count of characters needs to be told. */
export interface CountWords {
  /** Most characters; more may be typed, and it is for the screen to say it is a fault. */
  max: number;
  /** How many are left, or how many too many when it is under zero. */
  label: (left: number) => string;
}
