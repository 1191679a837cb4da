import type { LucideIcon } from 'lucide-react';

/** An action on the chosen rows. */
export interface BulkAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** It is under way: the button keeps the focus, presses do nothing. @default false */
  isBusy?: boolean;
  onPress: () => void;
}

/** The chosen rows of the page: which ones, what may be done with them, and the words. */
export interface Selection<Row> {
  /** Keys of the chosen rows. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  actions: readonly BulkAction[];
  /** Such as « Tout sélectionner sur cette page ». */
  allLabel: string;
  /** Such as « Sélectionner DH-2026-0391 ». */
  rowLabel: (row: Row) => string;
  /** Such as « 3 demandes sélectionnées »; said aloud at each change. */
  countLabel: (count: number) => string;
  /** Such as « Tout désélectionner ». */
  clearLabel: string;
  /** Shows the boxes of the cards, such as « Sélectionner ». */
  modeLabel: string;
  /** Why nothing can be done with a row, which then cannot be chosen; undefined for one that can. */
  refusalOf?: (row: Row) => string | undefined;
}
