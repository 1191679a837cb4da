import type { Identite } from '@habilis/domain/compte/identiteFaultsOf';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';

/** The stagiaires with a formateur's certificat who have no account. */
const withoutCompte = (db: Kysely<Database>) =>
  db
    .selectFrom('stagiaire')
    .select(['stagiaire.id', 'stagiaire.habilis_id as habilisId'])
    .where('stagiaire.personne_id', 'is', null)
    .where('stagiaire.pseudonymise_le', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('certificat_formateur as droit')
          .select('droit.id')
          .whereRef('droit.stagiaire_id', '=', 'stagiaire.id')
          .where('droit.revoque_le', 'is', null),
      ),
    );

/** The new formateur without an account who gave an address, under the same names; none when several are alike (rules/certificats#formateurs). */
export async function stagiaireOfAddress(
  db: Kysely<Database>,
  { nom, prenom, email }: Identite,
): Promise<number | undefined> {
  const rows = await withoutCompte(db)
    .where(sql<boolean>`lower(stagiaire.courriel) = lower(${email})`)
    .where('stagiaire.cle_nom', '=', cleDeNom(nom, prenom))
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** The new formateur without an account of an identifier, under the same names: who opens the account saw who it is (rules/certificats#formateurs). */
export async function stagiaireOfIdentifiant(
  db: Kysely<Database>,
  { nom, prenom }: Pick<Identite, 'nom' | 'prenom'>,
  habilisId: string,
): Promise<number | undefined> {
  const row = await withoutCompte(db)
    .where('stagiaire.habilis_id', '=', habilisId)
    .where('stagiaire.cle_nom', '=', cleDeNom(nom, prenom))
    .executeTakeFirst();
  return row?.id;
}

/** Makes a new account that of a stagiaire: it bears the identifier, holds what waited, and has the role of formateur with it (rules/certificats#formateurs). */
export async function adoptStagiaire(
  { db, audit }: Pick<Context, 'db' | 'audit'>,
  personneId: number,
  stagiaireId: number,
): Promise<void> {
  const { habilis_id } = await db
    .updateTable('stagiaire')
    .set({ personne_id: personneId })
    .where('id', '=', stagiaireId)
    .returning('habilis_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('personne').set({ habilis_id }).where('id', '=', personneId).execute();
  await db
    .updateTable('certificat_formateur')
    .set({ personne_id: personneId })
    .where('stagiaire_id', '=', stagiaireId)
    .where('personne_id', 'is', null)
    .execute();
  await giveRoleFormateur({ db, audit }, personneId);
}

/** Gives a person the role of formateur, and records it. */
export async function giveRoleFormateur(
  { db, audit }: Pick<Context, 'db' | 'audit'>,
  personneId: number,
): Promise<void> {
  const { id: roleId } = await db
    .insertInto('role')
    .values({ personne_id: personneId, type: 'F', mrp_id: null, entite_id: null, fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(
    {
      action: 'role-donne',
      objetType: 'personne',
      objetId: personneId,
      detail: { roleId, roleType: 'F', mrpId: null, entiteId: null, objet: '' },
    },
    db,
  );
}
