import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { CallerRole } from '../../platform/Handler.ts';
import type { Caller } from './Caller.ts';
import { NO_OWNER, type Subject } from './Subject.ts';

type RoleCaller = { readonly nom: string; readonly personneId: number; readonly role: CallerRole };

/** Opens a second session for each caller, on another device. */
export async function loadSessions(db: Kysely<Database>, callers: readonly Caller[]): Promise<Subject[]> {
  const persons = new Map(
    callers.flatMap(({ nom, personneId }) => (personneId === null ? [] : [[personneId, nom] as const])),
  );
  const sessions = [...persons].map(([personneId, nom]) => ({ id: randomUUID(), personneId, nom }));
  const from = new Date('2026-11-20T00:00:00Z');
  const until = new Date('2999-12-31T00:00:00Z');
  await db
    .insertInto('jeton')
    .values(
      sessions.map(({ id, personneId }) => ({
        jti: randomUUID(),
        personne_id: personneId,
        session_id: id,
        session_le: from,
        cree_le: from,
        expire_le: until,
        revoque_le: null,
      })),
    )
    .execute();
  return sessions.map(({ id, personneId, nom }) => ({
    id,
    nom: `session de ${nom}`,
    owners: { ...NO_OWNER, personneId },
  }));
}

/** An alert for each role in its scope, which its holders may dismiss. */
export async function loadAlertes(db: Kysely<Database>, roles: readonly RoleCaller[]): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const { nom, personneId, role } of roles) {
    const { id } = await db
      .insertInto('alerte')
      .values({
        type: 'DH_ACCEPTEE',
        objet_type: 'demande-administrative',
        objet_id: 1,
        role_type: role.type,
        entite_id: role.entiteId,
        mrp_id: role.mrpId,
        date_emission: '2026-11-20',
        valeurs: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    subjects.push({ id: String(id), nom: `alerte de ${nom}`, owners: { ...NO_OWNER, personneId } });
  }
  return subjects;
}

/** A message for each role only. */
export async function loadMessages(db: Kysely<Database>, roles: readonly RoleCaller[]): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const { nom, personneId, role } of roles) {
    const { id } = await db
      .insertInto('message')
      .values({
        titre: 'Essai',
        intitule: 'Essai',
        diffuseur_id: personneId,
        diffuseur_role_type: role.type,
        date_creation: '2026-11-20',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('message_cible')
      .values({ message_id: id, rang: 0, role_type: role.type, criteres: '{}' })
      .execute();
    subjects.push({ id: String(id), nom: `message à ${nom}`, owners: { ...NO_OWNER, personneId } });
  }
  return subjects;
}

/** A second factor of a person who is no caller of the matrix: their password alone no longer signs them in. */
export async function loadFacteurs(db: Kysely<Database>): Promise<Subject[]> {
  const holder = await db
    .selectFrom('personne')
    .select(['id', 'nom'])
    .where('habilis_id', '=', 'MPA10013')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('facteur')
    .values({
      personne_id: holder.id,
      genre: 'application',
      nom: 'Téléphone',
      secret: 'illisible',
      dernier_pas: 0,
      cree_le: new Date('2026-11-20T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [{ id: String(id), nom: `facteur de ${holder.nom}`, owners: { ...NO_OWNER, personneId: holder.id } }];
}

/** An identity of an identity provider tied to a person who is no caller of the matrix. */
export async function loadLiens(db: Kysely<Database>): Promise<Subject[]> {
  const { id: personneId, nom } = await db
    .selectFrom('personne')
    .select(['id', 'nom'])
    .where('habilis_id', '=', 'MPA10013')
    .executeTakeFirstOrThrow();
  const cree_le = new Date('2026-11-20T00:00:00Z');
  const { id } = await db
    .insertInto('lien_fournisseur')
    .values({ personne_id: personneId, emetteur: 'https://fournisseur.example', sujet: 'essai', cree_le })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [{ id: String(id), nom: `identité de ${nom}`, owners: { ...NO_OWNER, personneId } }];
}
