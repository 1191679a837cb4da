import type { Valeur } from '@habilis/domain/complement/Valeur';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Db = Kysely<Database>;

/** A demande of either kind, as the subject of complements. */
export type Sujet = {
  readonly type: 'DA' | 'DH';
  readonly id: number;
  /** Whether it waits for a complement; stays true until the transaction ends. */
  readonly isAwaiting: (db: Db) => Promise<boolean>;
  /** Whether others read what its demandeur types before it is sent (DA83). */
  readonly isTypedInSight: boolean;
  /** The current values at each anchor. */
  readonly valeurs: (db: Db) => Promise<(chemin: string) => Valeur[]>;
};

/** Who asks: in which task, and about which anchors. */
export type Question = { readonly tache: DaTaskKey | DhTaskKey; readonly ancres: readonly string[] };

/** The column that names a demande, by its kind. */
export const colonneOf = ({ type }: Sujet) =>
  type === 'DA' ? ('demande_administrative_id' as const) : ('demande_id' as const);
