import type { LucideIcon } from 'lucide-react';

/** What is shown along the days. */
export interface RailBar {
  key: string;
  /** First day, `yyyy-MM-dd`. */
  start: string;
  /** Last day. */
  end: string;
  /** As short as can be: a bar of one day has the width of two letters and a half. */
  label: string;
  /** Its state; left out on a bar of one day. */
  icon: LucideIcon;
  /** Read in place of the label, with the days, such as « Session SST, 19 et 20 novembre, Nancy ». */
  name: string;
  /** Further lines, in the week and in the list of days. */
  details: readonly string[];
  href: string;
  /** Not begun, under way, over, or about to be lost. */
  tone: 'draft' | 'current' | 'closed' | 'danger';
}
