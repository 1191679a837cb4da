import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import type { ANNUAIRE_SORTS } from '@habilis/api/annuaire/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { niveauxOf } from '../entite/niveauxOf.ts';
import { IDENTITY, identityOf, SAISIE } from './identityOf.ts';
import { type AnnuaireQuestion, publishedEntites } from './publishedEntites.ts';

export type AnnuaireOrder = {
  readonly tri: (typeof ANNUAIRE_SORTS)[number];
  readonly ordre: 'asc' | 'desc';
};
type Slice = AnnuaireOrder & { readonly page: number; readonly taille: number };

const SORT_COLUMNS = { raisonSociale: 'entite.nom_tri', ville: 'entite.ville_tri' } as const;

/** A slice of the directory; each entite with the niveaux of its habilitations on the day. */
export async function listEntites(
  db: Kysely<Database>,
  question: AnnuaireQuestion,
  { tri, ordre, page, taille }: Slice,
): Promise<AnnuaireEntite[]> {
  const rows = await publishedEntites(db, question)
    .select(IDENTITY)
    .select(SAISIE)
    .orderBy(SORT_COLUMNS[tri], ordre)
    .orderBy('entite.id', ordre)
    .limit(taille)
    .offset((page - 1) * taille)
    .execute();
  const { date, today } = question;
  const ids = rows.map(({ id }) => id);
  const niveaux = await niveauxOf({ db, date, today }, ids);
  return rows.map((row) => ({ ...identityOf(row), niveaux: niveaux.get(row.id) ?? [] }));
}
