import type { DependancesNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Context } from '../../../platform/Handler.ts';
import { certificatsOf } from './certificatsOf.ts';

const UNDER_WAY = ['SAISIE', 'RESULTATS', 'VERIFICATION'] as const;

/** What hangs on a niveau now, and how many of the formateurs of its open sessions another niveau of formateurs would bar (rules/niveaux#stricter; DN1030). */
export async function dependancesDeNiveau(
  context: Pick<Context, 'db' | 'today'>,
  niveauId: number,
  niveauFormateurId: number | null,
): Promise<DependancesNiveau> {
  const { db, today } = context;
  const { habilitations } = await db
    .selectFrom('habilitation')
    .select((eb) => eb.fn.countAll<number>().as('habilitations'))
    .where('dispositif_niveau_id', '=', niveauId)
    .where('rupture', '=', false)
    .where((eb) => eb.or([eb('date_fin', 'is', null), eb('date_fin', '>=', today)]))
    .executeTakeFirstOrThrow();
  const { demandes } = await db
    .selectFrom('demande_habilitation')
    .select((eb) => eb.fn.countAll<number>().as('demandes'))
    .where('dispositif_niveau_id', '=', niveauId)
    .where('en_cours', '=', true)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('session_certification as session')
    .innerJoin('habilitation', 'habilitation.id', 'session.habilitation_id')
    .select('session.animateur_id as animateurId')
    .where('habilitation.dispositif_niveau_id', '=', niveauId)
    .where('session.etat', 'in', UNDER_WAY)
    .execute();
  const formateurs = [...new Set(sessions.flatMap(({ animateurId }) => animateurId ?? []))];
  const stateOf = await certificatsOf(context, formateurs, niveauFormateurId);
  const barred = formateurs.filter((id) => stateOf(id).etat === 'ABSENT' || stateOf(id).etat === 'EXPIRE');
  return { habilitations, demandes, sessions: sessions.length, formateurs: barred.length };
}
