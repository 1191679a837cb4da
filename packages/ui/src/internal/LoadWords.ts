/** What is said while options are looked for, and when they cannot be had. */
export interface LoadWords {
  loading: string;
  failed: string;
  /** Name of the button that looks for them again. */
  retry: string;
}
