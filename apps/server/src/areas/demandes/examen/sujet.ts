import type { Valeur } from '@habilis/domain/complement/Valeur';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Db = Kysely<Database>;

/** A request about which completions are asked, of either kind. */
export type Sujet = {
  readonly type: 'DA' | 'DH';
  readonly id: number;
  /** Whether it waits for a completion, which it does as long as the transaction lasts. */
  readonly isAwaiting: (db: Db) => Promise<boolean>;
  /** Whether others read what its requester is typing, before it is sent (DA83). */
  readonly isTypedInSight: boolean;
  /** What stands at each anchor now. */
  readonly valeurs: (db: Db) => Promise<(chemin: string) => Valeur[]>;
};

/** What asks: in which task, and to which anchors points may be about. */
export type Question = { readonly tache: DaTaskKey | DhTaskKey; readonly ancres: readonly string[] };

/** The column that names a request, by its kind. */
export const colonneOf = ({ type }: Sujet) =>
  type === 'DA' ? ('demande_administrative_id' as const) : ('demande_id' as const);
