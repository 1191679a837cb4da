import type { Acting } from '../../../platform/Acting.ts';
import type { DemandeKind, DemandeRow, Move } from './DemandeKind.ts';
import { moveOn } from './moveOn.ts';
import { type Delaisse, desertedOf } from './sansTitulaire.ts';

type Detail = NonNullable<Move<string, object>['detail']>;

/** Gives a locked demande back to its group when the holder of its task may no longer own it; null when there was nothing to give back. It tells nobody (U9, EN8). */
export async function releaseLost<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  { detail = {}, mayKeep = kind.titulairesOf }: { detail?: Detail; mayKeep?: typeof kind.titulairesOf } = {},
): Promise<Row | null> {
  if (row.assigne_id === null) return null;
  const titulaires = await mayKeep(acting, row.tache, row);
  if (titulaires.some(({ personneId }) => personneId === row.assigne_id)) return null;
  return moveOn(acting, kind, row, {
    action: 'Libere',
    next: row.tache,
    effects: ['release'],
    commentaire: null,
    detail,
    isToldLater: true,
  });
}

/** Gives back to their group the demandes of a kind whose holder has no role left to own them; those that nobody can take, to tell of (U9). */
export async function releaseHeld<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  personneId: number,
  detail: Detail = {},
): Promise<Delaisse[]> {
  const left: (Delaisse | null)[] = [];
  for (const row of await kind.lockHeld(acting.db, personneId)) {
    const released = await releaseLost(acting, kind, row, { detail });
    if (released !== null) left.push(await desertedOf(acting, kind, released));
  }
  return left.filter((one) => one !== null);
}
