import { situationConfiee } from '@habilis/domain/animateur/nouvelleConfiee';
import { rendezVousOf } from '../areas/sessions/animateur/rendezVousOf.ts';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { SessionCertificationTable } from '../database/tables/sessions.ts';
import type { Building, BuiltIds } from './Building.ts';
import { addStagiaires } from './addStagiaires.ts';
import type { GivenSession } from './Population.ts';

type Lieu = Pick<
  Insertable<SessionCertificationTable>,
  | 'lieu_formation'
  | 'lieu_formation_type'
  | 'lieu_formation_adresse'
  | 'lieu_formation_code_postal'
  | 'lieu_formation_ville'
  | 'plateforme_fixe_id'
>;

async function lieuOf(db: Kysely<Database>, { lieu }: GivenSession, habilitationId: number): Promise<Lieu> {
  if ('horsDeFrance' in lieu) return { lieu_formation: 'HF', lieu_formation_adresse: lieu.horsDeFrance };
  if ('type' in lieu) {
    return {
      lieu_formation: 'FR',
      lieu_formation_type: lieu.type,
      lieu_formation_adresse: lieu.adresse,
      lieu_formation_code_postal: lieu.codePostal,
      lieu_formation_ville: lieu.ville,
    };
  }
  const place = await db
    .selectFrom('habilitation_plateforme')
    .select(['id', 'ligne1', 'code_postal', 'ville'])
    .where('habilitation_id', '=', habilitationId)
    .where('ville', '=', lieu.plateforme)
    .executeTakeFirstOrThrow();
  return {
    lieu_formation: 'FR',
    lieu_formation_type: 'PLATEFORME_FIXE',
    lieu_formation_adresse: place.ligne1,
    lieu_formation_code_postal: place.code_postal,
    lieu_formation_ville: place.ville,
    plateforme_fixe_id: place.id,
  };
}

/** Lets the numbers of certificats go on after those that were written. */
async function numberCertificats(db: Kysely<Database>): Promise<void> {
  await sql`insert into numerotation (prefixe, annee, dernier)
    select code, extract(year from date_obtention)::integer, count(*)::integer
    from certificat join dispositif_niveau niveau on niveau.id = dispositif_niveau_id group by 1, 2
    on conflict (prefixe, annee) do update set dernier = excluded.dernier`.execute(db);
}

/** When it was submitted, when its results were, and when it was closed or deleted. */
function stepsOf({ etat, jours: [debut, fin] }: GivenSession, today: string) {
  const at = (age: number, hour: string) => `${addDays(today, -Math.max(age, 0))}T${hour}:00Z`;
  const resultats = etat === 'VERIFICATION' || etat === 'CLOTUREE';
  return {
    soumise_le: etat === 'SAISIE' || etat === 'SUPPRIMEE' ? null : at(debut + 10, '08:40'),
    resultats_soumis_le: resultats ? at(fin, '16:20') : null,
    close_le: etat === 'CLOTUREE' ? at(fin - 2, '09:15') : null,
    supprimee_le: etat === 'SUPPRIMEE' ? at(fin - 92, '02:00') : null,
    // Nobody closed it in time.
    suppression_faute: etat === 'SUPPRIMEE',
  };
}

const compareDates = (one: string, other: string): number => (one < other ? -1 : 1);

/** The history of a session: opened and submitted by its entite, its results by its formateur, closed or deleted. */
async function addEtapes(
  db: Kysely<Database>,
  session: Selectable<SessionCertificationTable>,
  today: string,
): Promise<void> {
  const { soumise_le: soumise, resultats_soumis_le: resultats, close_le: close, supprimee_le: supprimee } = session;
  const entite = { personne_id: session.last_creator_updater_id, role_type: 'G' } as const;
  const formateur = { personne_id: session.animateur_id, role_type: 'F' } as const;
  const [day = today] = [addDays(session.date_session ?? today, -12), addDays(today, -2)].toSorted(compareDates);
  const opened = new Date(`${day}T08:10:00Z`);
  const steps = [
    { ...entite, action: 'Ouvre', de: null, vers: 'SAISIE', le: opened },
    { ...entite, action: 'Soumet', de: 'SAISIE', vers: 'RESULTATS', le: soumise },
    { ...formateur, action: 'Soumet', de: 'RESULTATS', vers: 'VERIFICATION', le: resultats },
    { ...entite, action: 'Soumet', de: 'VERIFICATION', vers: 'CLOTUREE', le: close },
    { action: 'Supprime', de: 'SAISIE', vers: 'SUPPRIMEE', le: supprimee },
  ] as const;
  const taken = steps.flatMap(({ le, ...step }) => (le === null ? [] : [{ session_id: session.id, ...step, le }]));
  await db.insertInto('session_etape').values(taken).execute();
}

/** Whom a session was submitted to, and knows of it as it stands. */
async function addConfiee(db: Kysely<Database>, session: Selectable<SessionCertificationTable>): Promise<void> {
  const { id, etat, animateur_id: personneId, soumise_le: soumiseLe } = session;
  if (personneId === null || soumiseLe === null) return;
  const situation = situationConfiee({ etat, isRetiree: false, isEmpechee: false });
  const dite = JSON.stringify({ situation, ...rendezVousOf(session) });
  await db
    .insertInto('session_confiee')
    .values({ session_id: id, personne_id: personneId, confiee_le: soumiseLe, dite })
    .execute();
}

/** Writes certification sessions with their stagiaires, results and certificats, numbered by their first day. */
export async function addSessions(
  { db, today, population }: Pick<Building, 'db' | 'today' | 'population'>,
  ids: BuiltIds,
): Promise<void> {
  const last = new Map<number, number>();
  for (const given of population.sessions.toSorted((one, other) => other.jours[0] - one.jours[0])) {
    const [debut, fin] = given.jours.map((age) => addDays(today, -age)) as [string, string];
    const { id } = await db
      .selectFrom('habilitation')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
      .select('habilitation.id')
      .where('habilitation.entite_id', '=', ids.entite.get(given.entite) ?? 0)
      .where('dispositif_niveau.code', '=', given.niveau)
      .orderBy('habilitation.date_debut', 'desc')
      .executeTakeFirstOrThrow();
    const annee = Number(debut.slice(0, 4));
    const rang = (last.get(annee) ?? 0) + 1;
    last.set(annee, rang);
    const session = await db
      .insertInto('session_certification')
      .values({
        numero: `S-${annee}-${String(rang).padStart(6, '0')}`,
        habilitation_id: id,
        etat: given.etat,
        mode: given.mode,
        date_session: debut,
        date_fin_session: fin,
        animateur_id: ids.personne.get(given.animateur) ?? null,
        last_creator_updater_id: ids.personne.get(given.auteur) ?? 0,
        heure_debut: given.heures?.[0] ?? '08:30',
        heure_fin: given.heures?.[1] ?? '17:00',
        date_suppression: addMonths(fin, 3),
        ouverte_par_role: 'G',
        commentaire_renvoi: given.renvoi ?? null,
        ...stepsOf(given, today),
        ...(await lieuOf(db, given, id)),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await addStagiaires(db, { given, session, ids });
    await addConfiee(db, session);
    await addEtapes(db, session, today);
  }
  await numberCertificats(db);
  const numbers = [...last].map(([annee, dernier]) => ({ prefixe: 'S', annee, dernier }));
  if (numbers.length > 0) await db.insertInto('numerotation').values(numbers).execute();
}
