import type { DependancesNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Context } from '../../../platform/Handler.ts';
import { certificatsOf } from './certificatsOf.ts';

const UNDER_WAY = ['SAISIE', 'RESULTATS', 'VERIFICATION'] as const;
/** As many names as a question can show. */
const NOMS_MAX = 5;

const firstOf = (noms: readonly string[]): string[] => [...new Set(noms)].slice(0, NOMS_MAX);

/** The habilitations of a niveau that are or will be in force. */
export const liveHabilitations = ({ db, today }: Pick<Context, 'db' | 'today'>, niveauId: number) =>
  db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .select(['habilitation.id', 'habilitation.numero', 'habilitation.entite_id', 'entite.raison_sociale'])
    .where('habilitation.dispositif_niveau_id', '=', niveauId)
    .where('habilitation.rupture', '=', false)
    .where((eb) => eb.or([eb('habilitation.date_fin', 'is', null), eb('habilitation.date_fin', '>=', today)]))
    .orderBy('entite.nom_tri')
    .orderBy('habilitation.id')
    .execute();

/** What hangs on a niveau now, and which of the formateurs of its open sessions another niveau of formateurs would bar (rules/niveaux#stricter; DN1030). */
export async function dependancesDeNiveau(
  context: Pick<Context, 'db' | 'today'>,
  niveauId: number,
  niveauFormateurId: number | null,
): Promise<DependancesNiveau> {
  const { db } = context;
  const habilitations = await liveHabilitations(context, niveauId);
  const demandes = await db
    .selectFrom('demande_habilitation')
    .select('numero')
    .where('dispositif_niveau_id', '=', niveauId)
    .where('en_cours', '=', true)
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('session_certification as session')
    .innerJoin('habilitation', 'habilitation.id', 'session.habilitation_id')
    .leftJoin('personne', 'personne.id', 'session.animateur_id')
    .select(['session.numero', 'session.animateur_id as animateurId', 'personne.prenom', 'personne.nom'])
    .where('habilitation.dispositif_niveau_id', '=', niveauId)
    .where('session.etat', 'in', UNDER_WAY)
    .orderBy('session.id')
    .execute();
  const formateurs = new Map(
    sessions.flatMap(({ animateurId, prenom, nom }) =>
      animateurId === null ? [] : [[animateurId, `${prenom ?? ''} ${nom ?? ''}`.trim()] as const],
    ),
  );
  const stateOf = await certificatsOf(context, [...formateurs.keys()], niveauFormateurId);
  const barred = [...formateurs].filter(([id]) => stateOf(id).etat === 'ABSENT' || stateOf(id).etat === 'EXPIRE');
  return {
    habilitations: habilitations.length,
    demandes: demandes.length,
    sessions: sessions.length,
    formateurs: barred.length,
    noms: {
      habilitations: firstOf(habilitations.map(({ raison_sociale: nom }) => nom)),
      demandes: firstOf(demandes.flatMap(({ numero }) => numero ?? [])),
      sessions: firstOf(sessions.map(({ numero }) => numero)),
      formateurs: firstOf(barred.map(([, nom]) => nom)),
    },
  };
}
