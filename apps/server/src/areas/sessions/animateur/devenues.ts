import type { SessionConfiee } from '@habilis/api/session-certification/SessionConfiee';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { addMonths } from '@habilis/domain/date/addMonths';
import { situationConfiee } from '@habilis/domain/animateur/nouvelleConfiee';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import { rendezVousOf } from './rendezVousOf.ts';

/** How long what became of a session stands in its former formateur's list. */
const MOIS = 12;

/** Sessions that were submitted to the caller and are no longer in their scope, or are no more. */
const lostBy = ({ db, caller }: RoleContext) =>
  db
    .selectFrom('session_confiee as confiee')
    .innerJoin('session_certification as session', 'session.id', 'confiee.session_id')
    .innerJoin('entite', 'entite.id', 'session.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'session.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .selectAll('session')
    .select(['confiee.dite', 'confiee.retiree_le', 'entite.raison_sociale'])
    .select(['dispositif.libelle_court', 'dispositif_niveau.niveau'])
    .select((eb) =>
      eb
        .selectFrom('session_etape')
        .select('session_etape.le')
        .whereRef('session_etape.session_id', '=', 'session.id')
        .where('session_etape.vers', 'in', ['SAISIE', 'SUPPRIMEE'])
        .whereRef('session_etape.vers', 'is distinct from', 'session_etape.de')
        .orderBy('session_etape.id', 'desc')
        .limit(1)
        .as('rendue_le'),
    )
    .select((eb) =>
      eb
        .selectFrom('session_etape')
        .select('session_etape.commentaire')
        .whereRef('session_etape.session_id', '=', 'session.id')
        .where('session_etape.action', 'in', ['Reprend', 'Supprime'])
        .whereRef('session_etape.vers', '=', 'session.etat')
        .orderBy('session_etape.id', 'desc')
        .limit(1)
        .as('raison'),
    )
    .where('confiee.personne_id', '=', caller.personneId)
    .where((eb) =>
      eb.or([eb('session.animateur_id', 'is distinct from', caller.personneId), eb('session.etat', '=', 'SUPPRIMEE')]),
    );
type Lost = Awaited<ReturnType<ReturnType<typeof lostBy>['executeTakeFirstOrThrow']>>;

async function present({ db, now }: RoleContext, row: Lost): Promise<SessionConfiee> {
  const situation = situationConfiee({ etat: row.etat, isRetiree: row.retiree_le !== null, isEmpechee: false });
  // A draft that is being given to somebody else is still in its entite's hands.
  const devenir = situation === 'RETIREE' || situation === 'ANNULEE' ? situation : 'REPRISE';
  const { dateSession, dateFinSession, lieu } = row.dite ?? rendezVousOf(row);
  const isGiven = devenir === 'RETIREE' && row.animateur_id !== null;
  return {
    id: row.id,
    numero: row.numero,
    raisonSociale: row.raison_sociale,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    dateSession,
    dateFinSession,
    lieu,
    devenir,
    le: ((devenir === 'RETIREE' ? row.retiree_le : row.rendue_le) ?? now).toISOString(),
    formateurNomPrenom: isGiven ? await nameOf(db, row.animateur_id) : null,
    commentaire: devenir === 'RETIREE' ? null : row.raison,
  };
}

/** Whether a session was the caller's and is no longer. */
export async function mayReadDevenir(context: RoleContext, id: number): Promise<boolean> {
  return (await lostBy(context).where('session.id', '=', id).executeTakeFirst()) !== undefined;
}

/** What became of one session that was the calling formateur's; 404 for any other (rules/sessions#formateurs-told; SC41). */
export async function readDevenir(context: RoleContext, id: number): Promise<SessionConfiee> {
  const row = await lostBy(context).where('session.id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return present(context, row);
}

/** What became of those of a year, the latest days first (SC41). */
export async function listDevenues(context: RoleContext): Promise<SessionConfiee[]> {
  const rows = await lostBy(context)
    .where((eb) =>
      eb(
        eb.fn.coalesce('session.date_fin_session', 'session.date_session', sql<string>`${context.today}::date`),
        '>=',
        addMonths(context.today, -MOIS),
      ),
    )
    .orderBy('session.date_session', (order) => order.desc().nullsLast())
    .orderBy('session.id', 'desc')
    .execute();
  const told: SessionConfiee[] = [];
  for (const row of rows) told.push(await present(context, row));
  return told;
}
