/** The order of the rows; the caller sorts them. */
export interface Sorting {
  /** Key of the sorted column. */
  key: string;
  direction: 'asc' | 'desc';
  /** Takes the key of the pressed column. */
  onSort: (key: string) => void;
  /** Names the menu that orders the cards, such as « Trier par ». */
  label: string;
  /** Said aloud once the order changed, such as « Trié par Date, ordre décroissant ». */
  said: (header: string, direction: 'asc' | 'desc') => string;
}
