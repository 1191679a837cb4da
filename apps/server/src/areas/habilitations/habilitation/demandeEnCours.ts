import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { demandesOfHabilitation } from './demandesOfHabilitation.ts';

/** A live demande for a renewal or a further platform. */
export type DemandeDeSuite = {
  readonly id: number;
  readonly numero: string | null;
  readonly mode: 'REN' | 'APF';
  readonly dateFirstSoumission: string | null;
  /** Whether it was refused once: that stays true during an appeal. */
  readonly isRefusee: boolean;
};

/** The live demande that comes from a habilitation, at most one (rules/demandes#modes; H17). */
export async function demandeEnCours(
  db: Kysely<Database>,
  habilitationId: number,
): Promise<DemandeDeSuite | undefined> {
  const row = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'numero', 'mode', 'date_first_soumission', 'tache', 'recours_le'])
    .where('habilitation_source_id', '=', habilitationId)
    .where('en_cours', '=', true)
    // A submitted demande comes before a draft.
    .orderBy('date_first_soumission', (order) => order.asc().nullsLast())
    .orderBy('id')
    .executeTakeFirst();
  if (row === undefined || row.mode === 'INI') return undefined;
  const { id, numero, mode, date_first_soumission: dateFirstSoumission, tache, recours_le: recoursLe } = row;
  const isRefusee = tache === 'suppression_apres_refus' || recoursLe !== null;
  return { id, numero, mode, dateFirstSoumission, isRefusee };
}

/** The live demande that comes from a habilitation, for a caller who may read it. */
export async function presentDemandeEnCours(
  context: RoleContext,
  demande: DemandeDeSuite | undefined,
): Promise<Habilitation['demandeEnCours']> {
  if (demande === undefined || !(await demandesOfHabilitation.ask().mayRead(context, demande.id))) return null;
  return { id: demande.id, numero: demande.numero, mode: demande.mode };
}
