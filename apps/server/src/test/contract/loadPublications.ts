import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Subject } from './Subject.ts';

/** The roles that edit the help read all of it. */
const EDITORS: readonly RoleType[] = ['ADM', 'S'];

/** A question for everybody, one per group of roles, and an unpublished one. */
export async function loadQuestions(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db.selectFrom('faq').select(['id', 'question', 'roles', 'publie']).orderBy('id').execute();
  const byReaders = new Map(rows.map((row) => [`${row.roles.join()} ${row.publie}`, row]));
  return [...byReaders.values()].map(({ id, question, roles, publie }) => ({
    id: String(id),
    nom: `« ${question} »`,
    owners: null,
    readers: !publie ? EDITORS : roles.length === 0 ? 'tous' : [...EDITORS, ...roles],
  }));
}

export async function loadManuels(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db.selectFrom('manuel').select(['id', 'intitule', 'roles', 'type_acces']).execute();
  return rows.map(({ id, intitule, roles, type_acces }) => ({
    id: String(id),
    nom: `« ${intitule} »`,
    owners: null,
    readers: type_acces === 'PUBLIC' ? 'tous' : [...EDITORS, ...roles],
  }));
}

/** Entites in the directory, and one suspended in its only niveau. */
export async function loadPublished(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db
    .selectFrom('entite')
    .select(['id', 'raison_sociale'])
    .where('raison_sociale', 'in', ['Garonne Soins Formation', 'Atelier des Gestes Sûrs'])
    .execute();
  return rows.map(({ id, raison_sociale: nom }) => ({
    id: String(id),
    nom,
    owners: null,
    ...(nom === 'Garonne Soins Formation' ? { readers: 'tous' as const } : {}),
  }));
}
