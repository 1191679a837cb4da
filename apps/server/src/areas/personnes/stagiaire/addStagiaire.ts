import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { newHabilisId } from '../../../platform/auth/newHabilisId.ts';

const TRIES = 20;

/** Who a new stagiaire is. */
export type NewStagiaire = {
  readonly nom: string;
  readonly prenom: string;
  readonly dateNaissance: string | null;
  readonly courriel: string | null;
};

/** An identifier that names nobody, neither a stagiaire nor a person with an account. */
async function freeHabilisId(db: Kysely<Database>): Promise<string> {
  for (let tried = 0; tried < TRIES; tried++) {
    const habilisId = newHabilisId();
    const stagiaire = await db
      .selectFrom('stagiaire')
      .select('id')
      .where('habilis_id', '=', habilisId)
      .executeTakeFirst();
    const personne = await db
      .selectFrom('personne')
      .select('id')
      .where('habilis_id', '=', habilisId)
      .executeTakeFirst();
    const merged = await db
      .selectFrom('stagiaire_fusionne')
      .select('habilis_id')
      .where('habilis_id', '=', habilisId)
      .executeTakeFirst();
    if (stagiaire === undefined && personne === undefined && merged === undefined) return habilisId;
  }
  throw new Error('aucun identifiant libre');
}

/** Adds a stagiaire under an identifier of their own (SC16). */
export async function addStagiaire(
  db: Kysely<Database>,
  { nom, prenom, dateNaissance, courriel }: NewStagiaire,
): Promise<{ readonly id: number; readonly habilisId: string }> {
  const habilisId = await freeHabilisId(db);
  const { id } = await db
    .insertInto('stagiaire')
    .values({
      habilis_id: habilisId,
      nom,
      prenom,
      date_naissance: dateNaissance,
      courriel,
      cle_nom: cleDeNom(nom, prenom),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, habilisId };
}

/** The stagiaire that a person with an account is, under the same identifier; added when there is none. */
export async function stagiaireOfPersonne(db: Kysely<Database>, personneId: number): Promise<number | undefined> {
  const person = await db
    .selectFrom('personne')
    .select(['id', 'habilis_id', 'nom', 'prenom'])
    .where('id', '=', personneId)
    .where('etat', '<>', 'fusionnee')
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const { habilis_id, nom, prenom } = person;
  await db
    .insertInto('stagiaire')
    .values({ habilis_id, nom, prenom, personne_id: person.id, cle_nom: cleDeNom(nom, prenom) })
    .onConflict((conflict) => conflict.column('habilis_id').doNothing())
    .execute();
  const known = await db.selectFrom('stagiaire').select('id').where('habilis_id', '=', habilis_id).executeTakeFirst();
  return known?.id;
}
