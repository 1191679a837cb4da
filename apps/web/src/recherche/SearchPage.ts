import type { LucideIcon } from 'lucide-react';

/** A page that the search finds by its name. */
export type SearchPage = {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other words for it. */
  readonly otherWords?: string;
};
