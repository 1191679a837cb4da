import type { Evenements } from '../destinataire/destinataires.ts';
import type { Happening } from './happens.ts';

/** What a notion tells of itself in one place, for those who read all notions. */
export type Notion = {
  /** The events that it mails, each with its recipients (rules/alerts#mails). */
  readonly courriels?: Evenements;
  /** What happens and is kept as a row, by the kind of object to which it happens (decision 0200). */
  readonly evenements?: Readonly<Record<string, Happening>>;
  /** What the trail records of it, by family of acts (rules/people#trail). */
  readonly actes?: Readonly<Record<string, readonly string[]>>;
  /** The kinds of object that its acts in the trail are about. */
  readonly objets?: readonly string[];
};
