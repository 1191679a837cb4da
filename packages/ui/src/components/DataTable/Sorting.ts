/** The order of the rows, which the caller makes. */
export interface Sorting {
  /** The column that orders. */
  key: string;
  direction: 'asc' | 'desc';
  /** Takes the key of the pressed column. */
  onSort: (key: string) => void;
  /** Names the menu that orders the cards, such as « Trier par ». */
  label: string;
}
