/** The words of a `DocumentViewer`. */
export interface DocumentViewerWords {
  /** Names of the buttons of the head. */
  previous: string;
  next: string;
  download: string;
  /** Names of the tools of a page. */
  tools: string;
  previousPage: string;
  nextPage: string;
  page: string;
  /** After the page number that is typed: « sur 3 ». */
  of: (count: number) => string;
  /** The name of one page: « Page 2 sur 3 ». */
  pageOf: (page: number, count: number) => string;
  zoomIn: string;
  zoomOut: string;
  /** The zoom as it is: « 90 % ». */
  percent: (percent: number) => string;
  fitWidth: string;
  find: string;
  findPrevious: string;
  findNext: string;
  closeFind: string;
  /** Which match is shown of how many, and whether pages are still being read. */
  found: (rank: number, count: number, isReading: boolean) => string;
  loading: string;
  retry: string;
  /** Why nothing is shown: what happened, then what to do. */
  failed: readonly [title: string, description: string];
  broken: readonly [title: string, description: string];
  protected: readonly [title: string, description: string];
  other: readonly [title: string, description: string];
  none: readonly [title: string, description: string];
  /** A page of which a picture could not be drawn. */
  incomplete: string;
}
