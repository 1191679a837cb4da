import type { AnswerOf, QueryOf } from '@habilis/api/endpoint';
import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { etatCertificat } from '@habilis/domain/demande-habilitation/etatCertificat';
import { compareFormateurs, joursPris } from '@habilis/domain/animateur/formateursProposes';
import { refusalOfAnimateur } from '@habilis/domain/animateur/refusalOfAnimateur';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { Cadre } from '../session-certification/droitOf.ts';
import { isFormateurEnPlace } from '../session-certification/finition.ts';
import { findSession } from '../lecture/openSession.ts';
import { readLignes } from '../stagiaire/readLignes.ts';
import { inScope } from '../session-certification/scope.ts';
import { cadreToOpen } from './startSession.ts';

type Asked = typeof sessionCertification.formateurs;

/** Sessions that a formateur had in hand: a draft names nobody, nor does a deleted one (rules/sessions#formateurs-told). */
const LED = ['RESULTATS', 'VERIFICATION', 'CLOTUREE'] as const;
/** Demandes that declare nobody any more. */
const GONE = ['supprimee', 'abandonnee', 'suppression_apres_refus'] as const;

/** The formateurs in place who led sessions of the entite that the caller reads, or whom it declared or inscribed for the niveau. */
const namedOf = ({ db, caller, now }: RoleContext, { habilitation, niveau }: Cadre) =>
  db
    .selectFrom('personne')
    .select(['personne.id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where(isFormateurEnPlace(now))
    .where((eb) =>
      eb.or([
        eb(
          'personne.id',
          'in',
          eb
            .selectFrom('session_certification')
            .select('session_certification.animateur_id')
            .where('session_certification.entite_id', '=', habilitation.entite_id)
            .where('session_certification.etat', 'in', LED)
            .where('session_certification.animateur_id', 'is not', null)
            .where(inScope({ db, caller })),
        ),
        eb(
          'personne.id',
          'in',
          eb
            .selectFrom('demande_habilitation_formateur as declare')
            .innerJoin('demande_habilitation as dh', 'dh.id', 'declare.demande_id')
            .select('declare.personne_id')
            .where('dh.entite_id', '=', habilitation.entite_id)
            .where('dh.dispositif_niveau_id', '=', niveau.id)
            .where('dh.date_first_soumission', 'is not', null)
            .where('dh.tache', 'not in', GONE),
        ),
        eb(
          'personne.id',
          'in',
          eb
            .selectFrom('formateur_inscrit')
            .select('formateur_inscrit.personne_id')
            .where('formateur_inscrit.entite_id', '=', habilitation.entite_id)
            .where('formateur_inscrit.dispositif_niveau_id', '=', niveau.id),
        ),
      ]),
    )
    .execute();

/** What is read of some persons at once: their certificats of the niveau, and their sessions that share a day. */
async function readOf(
  { db }: RoleContext,
  ids: readonly number[],
  niveauFormateurId: number | null,
  {
    dateSession,
    dateFinSession,
    sessionId,
  }: { dateSession: string | null; dateFinSession: string | null; sessionId: number | null },
) {
  const certificats =
    niveauFormateurId === null
      ? null
      : await db
          .selectFrom('certificat_formateur')
          .select(['personne_id', 'date_obtention as dateObtention', 'date_fin as dateFin'])
          .where('personne_id', 'in', ids)
          .where('dispositif_niveau_id', '=', niveauFormateurId)
          .execute();
  const sessions =
    dateSession === null
      ? []
      : await db
          .selectFrom('session_certification')
          .select(['animateur_id', 'date_session as dateSession', 'date_fin_session as dateFinSession'])
          .where('animateur_id', 'in', ids)
          .where('etat', '<>', 'SUPPRIMEE')
          .where('date_session', '<=', dateFinSession ?? dateSession)
          .where((eb) => eb(eb.fn.coalesce('date_fin_session', 'date_session'), '>=', dateSession))
          .where('id', '<>', sessionId ?? 0)
          .execute();
  return { certificats, sessions };
}

/** Among whom the formateur of a session is chosen by name: each with the end of their certificat and the days that they are taken, never where or for whom (SC870). */
export async function listFormateurs(context: RoleContext, query: QueryOf<Asked>): Promise<AnswerOf<Asked>> {
  const { today } = context;
  const { habilitationId, sessionId = null, dateSession = null, dateFinSession = null } = query;
  const cadre = await cadreToOpen(context, habilitationId);
  if (sessionId !== null) await findSession(context, sessionId);
  const { niveau_formateur_id: niveauId, duree_session_max_jours: most } = cadre.niveau;
  const named = await namedOf(context, cadre);
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const days = { dateSession, dateFinSession };
  const { certificats, sessions } = await readOf(context, ids, niveauId, { ...days, sessionId });
  const lignes = sessionId === null ? [] : await readLignes(context.db, sessionId);
  return named
    .flatMap(({ id, habilis_id: habilisId, nom, prenom }) => {
      const own = certificats?.filter(({ personne_id: of }) => of === id) ?? null;
      // Who has nothing of this niveau led or was declared for another one.
      if (own?.length === 0) return [];
      const isStagiaire = lignes.some(({ personneId }) => personneId === id);
      const on = dateFinSession ?? dateSession ?? today;
      return {
        habilisId,
        nom,
        prenom,
        dateFinCertificat: etatCertificat(own ?? [], { isAsked: own !== null, today: on }).dateFin,
        refus: refusalOfAnimateur({ certificats: own, isStagiaire, isBloque: false }, days),
        joursPris: joursPris(
          days,
          sessions.filter(({ animateur_id: of }) => of === id),
          most,
        ),
      };
    })
    .toSorted(compareFormateurs);
}
