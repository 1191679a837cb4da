import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { niveauOf } from './niveauOf.ts';

type Searched = {
  readonly numero: string | null;
  readonly entite_id: number | null;
  readonly dispositif_niveau_id: number | null;
};

/** The columns by which a demande is listed, sorted and searched, computed from the others. */
export async function searchColumns(db: Kysely<Database>, { numero, entite_id, dispositif_niveau_id }: Searched) {
  const niveau = await niveauOf(db, dispositif_niveau_id);
  const entite =
    entite_id === null
      ? undefined
      : await db
          .selectFrom('entite')
          .select(['raison_sociale', 'siret', 'ville'])
          .where('id', '=', entite_id)
          .executeTakeFirst();
  const words = [entite?.raison_sociale, numero, entite?.siret, entite?.ville, niveau?.code, niveau?.libelle];
  return {
    raison_sociale: entite?.raison_sociale ?? null,
    nom_tri: foldText(entite?.raison_sociale ?? ''),
    ville: entite?.ville ?? null,
    recherche: foldText(words.filter((word) => word !== null && word !== undefined).join(' ')),
  };
}
