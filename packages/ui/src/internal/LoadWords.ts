/** Words for options that load, or fail to. */
export interface LoadWords {
  loading: string;
  failed: string;
  /** Name of the button that searches again. */
  retry: string;
}
