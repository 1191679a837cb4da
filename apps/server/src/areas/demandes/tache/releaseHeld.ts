import type { Acting } from '../../../platform/Acting.ts';
import type { DemandeKind, DemandeRow, Move } from './DemandeKind.ts';
import { moveOn } from './moveOn.ts';

type Detail = NonNullable<Move<string, object>['detail']>;

/** Gives a locked demande back to its group when the holder of its task may no longer own it; false when there was nothing to give back (U9, EN8). */
export async function releaseLost<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  detail: Detail = {},
): Promise<boolean> {
  if (row.assigne_id === null) return false;
  const titulaires = await kind.titulairesOf(acting, row.tache, row);
  if (titulaires.some(({ personneId }) => personneId === row.assigne_id)) return false;
  await moveOn(acting, kind, row, {
    action: 'Libere',
    next: row.tache,
    effects: ['release'],
    commentaire: null,
    detail,
  });
  return true;
}

/** Gives back to their group the demandes of a kind whose holder has no role left to own them (U9). */
export async function releaseHeld<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  personneId: number,
  detail: Detail = {},
): Promise<void> {
  for (const row of await kind.lockHeld(acting.db, personneId)) await releaseLost(acting, kind, row, detail);
}
