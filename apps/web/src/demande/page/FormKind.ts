import type { Texts } from '@habilis/i18n/TextProvider';
import type { PaperPlace } from '../complement/PointPaper.tsx';

/** What sets the form of a kind of demande apart from the other's. */
export type FormKind<T extends string> = {
  /** In order. */
  readonly tabs: readonly T[];
  readonly tabOf: (path: string) => T;
  readonly nameOf: (t: Texts, tab: T) => string;
  /** What a field is called in what is left to fill. */
  readonly fieldOf: (t: Texts, path: string) => string | undefined;
  /** The questions that decide about fields which are not there yet. */
  readonly questions?: Readonly<Record<string, string>>;
  /** What a point of a complement is about. */
  readonly labelOf: (t: Texts, chemin: string) => string;
  /** Where a paper goes that no slot asks for, under the label of its point. */
  readonly elsewhere: (label: string) => PaperPlace;
};
