import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { NO_OWNER, type Subject } from './Subject.ts';

/** Users to administer, in two caisses and two entites; the first is no caller. */
const MANAGED = ['FOR40003', 'INS50008', 'INS50002', 'LPF20001', 'RSC20002', 'NES10101'] as const;

/** Every person once per role, and those of the matrix with their role. */
export async function loadPersons(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.type', 'role.personne_id', 'role.entite_id', 'role.mrp_id', 'personne.habilis_id'])
    .orderBy('role.id')
    .execute();
  const persons = rows.map((row) => ({
    roleId: String(row.id),
    subject: {
      id: row.habilis_id,
      nom: `${row.habilis_id} (${row.type})`,
      owners: {
        ...NO_OWNER,
        personneId: row.personne_id,
        roleId: row.id,
        entiteId: row.entite_id,
        caisseId: row.mrp_id,
      },
    },
  }));
  const managed = MANAGED.flatMap((habilisId) => persons.filter(({ subject }) => subject.id === habilisId));
  return {
    all: persons.map(({ subject }) => subject),
    personnes: managed.map(({ subject }) => subject),
    roles: managed.map(({ roleId, subject }) => ({ ...subject, id: roleId })),
  };
}

/** Every entite; the matrix tries those of the demandeur, of the manager, and of another caisse. */
export async function loadEntites(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db.selectFrom('entite').select(['id', 'raison_sociale', 'caisse_id']).orderBy('id').execute();
  const held = await db
    .selectFrom('habilitation')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.entite_id', 'dispositif_niveau.code'])
    .execute();
  return rows.map(({ id, raison_sociale: nom, caisse_id: caisseId }) => {
    const niveaux = held.filter(({ entite_id: entiteId }) => entiteId === id).map(({ code }) => code);
    return { id: String(id), nom, owners: { ...NO_OWNER, entiteId: id, caisseId, niveaux } };
  });
}

/** Gives each entite a delegataire whose role has already ended, so that ending it again changes nothing. */
export async function arrangeEndedRoles(db: Kysely<Database>, entites: readonly Subject[]): Promise<Subject[]> {
  const delegate = await db
    .insertInto('personne')
    .values({
      habilis_id: 'DEL39999',
      nom: 'Parti',
      prenom: 'Déjà',
      email: 'deja.parti@example.org',
      mot_de_passe: null,
      etat: 'active',
      donnees_validees: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roles = await db
    .insertInto('role')
    .values(
      entites.map(({ id }) => ({
        personne_id: delegate.id,
        type: 'DL' as const,
        entite_id: Number(id),
        fin_le: new Date('2026-01-01T00:00:00Z'),
      })),
    )
    .returning(['id', 'entite_id'])
    .execute();
  return roles.flatMap((role) =>
    entites
      .filter(({ id }) => id === String(role.entite_id))
      .map(({ nom, owners }) => ({
        id: String(role.id),
        nom: `délégataire partie de ${nom}`,
        owners: { ...(owners ?? NO_OWNER), roleId: role.id },
      })),
  );
}

/** Dispositifs and niveaux with their codes; anybody may read a niveau. */
export async function loadNiveaux(db: Kysely<Database>) {
  const dispositifs = await db.selectFrom('dispositif').select(['id', 'code']).execute();
  const niveaux = await db.selectFrom('dispositif_niveau').select(['id', 'code']).execute();
  const subjectOf = ({ id, code }: { readonly id: number; readonly code: string }) => ({
    id: String(id),
    nom: code,
    owners: { ...NO_OWNER, niveau: code },
  });
  return {
    dispositifs: dispositifs.map(subjectOf),
    niveaux: niveaux.map((row) => ({ ...subjectOf(row), readers: 'tous' as const })),
  };
}

/** Dispositifs and niveaux of the matrix: a manager's, an expert's, and another. */
const TRIED: readonly string[] = ['SST', 'AMSS4', 'SST-1', 'AMSS4-2'];
/** Whether the matrix tries it. */
export const isTried = ({ nom }: Subject): boolean => TRIED.includes(nom);
