import type { Indicateurs } from '@habilis/api/account/Indicateurs';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** How many closed sessions a formateur led, those to which nobody came too. */
async function countLed(db: Kysely<Database>, personneId: number): Promise<number> {
  const { total } = await db
    .selectFrom('session_certification')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('animateur_id', '=', personneId)
    .where('etat', '=', 'CLOTUREE')
    .executeTakeFirstOrThrow();
  return total;
}

/** The stagiaires who came to the closed sessions of a formateur, by year, the latest first. */
const anneesOf = (db: Kysely<Database>, personneId: number): Promise<Indicateurs['parAnnee']> =>
  db
    .selectFrom('session_certification as session')
    .innerJoin('session_stagiaire as ligne', 'ligne.session_id', 'session.id')
    .select(sql<number>`extract(year from session.date_fin_session)::integer`.as('annee'))
    .select(sql<number>`(count(*) filter (where ligne.resultat = 'ADMIS'))::integer`.as('admis'))
    .select(sql<number>`(count(*) filter (where ligne.resultat = 'NON_ADMIS'))::integer`.as('nonAdmis'))
    .where('session.animateur_id', '=', personneId)
    .where('session.etat', '=', 'CLOTUREE')
    .where('ligne.resultat', 'in', ['ADMIS', 'NON_ADMIS'])
    .groupBy('annee')
    .orderBy('annee', 'desc')
    .execute();

/** The last end of a formateur's certificats of each niveau, the first to end first; one without end is none. */
async function finsOf(db: Kysely<Database>, personneId: number): Promise<Indicateurs['certificats']> {
  const rows = await db
    .selectFrom('certificat_formateur')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat_formateur.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['dispositif_niveau.niveau', 'dispositif.libelle_court as libelleCourt'])
    .select(sql<string>`max(certificat_formateur.date_fin)`.as('dateFin'))
    .where('certificat_formateur.personne_id', '=', personneId)
    .groupBy(['dispositif_niveau.id', 'dispositif.id'])
    .having(sql<boolean>`bool_and(certificat_formateur.date_fin is not null)`)
    .orderBy('dateFin')
    .orderBy('dispositif_niveau.id')
    .execute();
  return rows.map(({ dateFin, ...niveau }) => ({ libelleDispositifNiveau: libelleNiveau(niveau), dateFin }));
}

/** The activity of a formateur: closed sessions, who came and was admitted, ends of certificats (rules/alerts#figures; SC803). */
export async function indicateursOf(
  { db }: { readonly db: Kysely<Database> },
  personneId: number,
): Promise<Indicateurs> {
  const parAnnee = await anneesOf(db, personneId);
  const stagiaires = parAnnee.reduce((sum, { admis, nonAdmis }) => sum + admis + nonAdmis, 0);
  const admis = parAnnee.reduce((sum, annee) => sum + annee.admis, 0);
  return {
    sessionsAnimees: await countLed(db, personneId),
    stagiaires,
    tauxReussite: stagiaires === 0 ? null : admis / stagiaires,
    parAnnee,
    certificats: await finsOf(db, personneId),
  };
}
