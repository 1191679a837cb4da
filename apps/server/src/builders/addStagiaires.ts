import { addDays } from '@habilis/domain/date/addDays';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { SessionCertificationTable } from '../database/tables/sessions.ts';
import type { BuiltIds } from './Building.ts';
import type { GivenSession, GivenStagiaire } from './Population.ts';

type Session = Selectable<SessionCertificationTable>;
type Added = { readonly given: GivenSession; readonly session: Session; readonly ids: BuiltIds };
type Identite = { readonly stagiaire_id: number | null; readonly pre_compte_id: number | null };

/** The stagiaire with these names and birth date, or a new one. */
async function stagiaireOf(db: Kysely<Database>, given: GivenStagiaire, ids: BuiltIds): Promise<number> {
  const { nom, prenom, naissance: date_naissance = null, personne } = given;
  const known = await db
    .selectFrom('stagiaire')
    .select('id')
    .where('nom', '=', nom)
    .where('prenom', '=', prenom)
    .where(sql<boolean>`date_naissance is not distinct from ${date_naissance}::date`)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const { next } = await db
    .selectFrom('stagiaire')
    .select((eb) => eb.fn.countAll<number>().as('next'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('stagiaire')
    .values({
      habilis_id: personne ?? `STG${10_001 + next}`,
      personne_id: personne === undefined ? null : (ids.personne.get(personne) ?? null),
      nom,
      prenom,
      cle_nom: cleDeNom(nom, prenom),
      date_naissance,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A pre-account when the stagiaire is unknown and the session still open. */
async function identiteOf(db: Kysely<Database>, stagiaire: GivenStagiaire, { session, ids }: Added): Promise<Identite> {
  if (stagiaire.inconnu !== true || session.etat === 'CLOTUREE')
    return { stagiaire_id: await stagiaireOf(db, stagiaire, ids), pre_compte_id: null };
  const { id } = await db
    .insertInto('pre_compte')
    .values({
      session_id: session.id,
      nom: stagiaire.nom,
      prenom: stagiaire.prenom,
      date_naissance: stagiaire.naissance ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { stagiaire_id: null, pre_compte_id: id };
}

/** What was entered for a line; nothing before results are, unless it is given. */
function resultOf({ resultat, motif }: GivenStagiaire, { etat, animateur_id, date_fin_session }: Session) {
  const given = resultat ?? (etat === 'VERIFICATION' || etat === 'CLOTUREE' ? 'ADMIS' : undefined);
  if (given === undefined) return {};
  return {
    present: given !== 'ABSENT',
    resultat: given,
    motif: motif ?? null,
    identite_verifiee: given !== 'ABSENT',
    version: 2,
    saisi_par: animateur_id,
    saisi_le: `${date_fin_session ?? ''}T15:30:00Z`,
  } as const;
}

/** The certificats of whoever was admitted in a closed session. */
async function addCertificats(db: Kysely<Database>, session: Session): Promise<void> {
  const { date_fin_session: jour, animateur_id: formateur_id, close_le: closed } = session;
  if (session.etat !== 'CLOTUREE' || jour === null || formateur_id === null) return;
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .selectAll()
    .where('id', '=', session.dispositif_niveau_id)
    .executeTakeFirstOrThrow();
  const validity = {
    dureeValiditeHabilitation: niveau.duree_validite_certificat,
    uniteDureeValiditeHabilitation: niveau.unite_duree_validite_certificat,
  };
  if (validity.dureeValiditeHabilitation === null) return;
  const end = plannedEndDate(validity, jour, jour);
  const prefix = `${niveau.code}-${jour.slice(0, 4)}-`;
  const lines = await db
    .selectFrom('session_stagiaire')
    .innerJoin('stagiaire', 'stagiaire.id', 'session_stagiaire.stagiaire_id')
    .select(['session_stagiaire.id', 'stagiaire.id as stagiaireId', 'stagiaire.nom', 'stagiaire.prenom'])
    .where('session_id', '=', session.id)
    .where('resultat', '=', 'ADMIS')
    .orderBy('rang')
    .execute();
  const certificats = lines.map(({ id, stagiaireId, nom, prenom }) => ({
    numero: `en cours ${id}`,
    session_id: session.id,
    session_stagiaire_id: id,
    stagiaire_id: stagiaireId,
    entite_id: session.entite_id,
    habilitation_id: session.habilitation_id,
    dispositif_niveau_id: niveau.id,
    mode: session.mode,
    nom,
    prenom,
    date_obtention: jour,
    date_fin: end === null ? null : addDays(end, -1),
    formateur_id,
    // They are issued as the session is closed.
    ...(closed === null ? {} : { cree_le: closed }),
  }));
  if (certificats.length === 0) return;
  const written = await db.insertInto('certificat').values(certificats).returning('id').execute();
  // A number holds the serial (C5).
  await db
    .updateTable('certificat')
    .set({ numero: sql<string>`${prefix}::text || lpad(id::text, greatest(6, length(id::text)), '0')` })
    .where(
      'id',
      'in',
      written.map(({ id }) => id),
    )
    .execute();
}

/** Writes the stagiaires of a session with their results, and the certificats of a closed one. */
export async function addStagiaires(db: Kysely<Database>, added: Added): Promise<void> {
  const { given, session } = added;
  const lines = [];
  for (const [rang, stagiaire] of (given.stagiaires ?? []).entries()) {
    lines.push({
      session_id: session.id,
      rang,
      ...(await identiteOf(db, stagiaire, added)),
      ...resultOf(stagiaire, session),
    });
  }
  if (lines.length > 0) await db.insertInto('session_stagiaire').values(lines).execute();
  await addCertificats(db, session);
}
