import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import type { ANNUAIRE_SORTS } from '@habilis/api/annuaire/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { IDENTITY, identityOf, SAISIE } from './identityOf.ts';
import { type AnnuaireQuestion, publishedEntites } from './publishedEntites.ts';

export type AnnuaireOrder = {
  readonly tri: (typeof ANNUAIRE_SORTS)[number];
  readonly ordre: 'asc' | 'desc';
};
type Slice = AnnuaireOrder & { readonly page: number; readonly taille: number };

const SORT_COLUMNS = { raisonSociale: 'entite.nom_tri', ville: 'entite.ville' } as const;

async function niveauxOf(db: Kysely<Database>, ids: readonly number[], { date, today }: AnnuaireQuestion) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('habilitation')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select([
      'habilitation.entite_id',
      'dispositif_niveau.code',
      'dispositif.libelle_court',
      'dispositif_niveau.niveau',
    ])
    .distinct()
    .where('habilitation.entite_id', 'in', ids)
    .where(activeHabilitation(date, today))
    .orderBy('dispositif_niveau.code')
    .execute();
}

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
  const held = await niveauxOf(
    db,
    rows.map(({ id }) => id),
    question,
  );
  return rows.map((row) => ({
    ...identityOf(row),
    niveaux: held
      .filter(({ entite_id }) => entite_id === row.id)
      .map(({ code, libelle_court, niveau }) => ({ code, dispositif: libelle_court, niveau })),
  }));
}
