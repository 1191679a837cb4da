import { type Ouverture, TYPES_POUR_SALARIES } from '@habilis/domain/annuaire/ouvertureOf';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';

/** The filters of a question to the directory. */
export type AnnuaireQuestion = {
  readonly date: string;
  readonly today: string;
  readonly texte?: string | undefined;
  readonly niveau?: string | undefined;
  readonly lieu?: string | undefined;
  readonly departement?: string | undefined;
  readonly ouverture?: Ouverture | undefined;
};

/** Whether an entite trains only whom it employs (DX961). */
export const POUR_SALARIES = sql<boolean>`entite.type_entite is not null and entite.type_entite = any(${[...TYPES_POUR_SALARIES]}::text[])`;

/** The validated copy prevails over a working copy, as everywhere (rules/dossier#steps). */
export const REFERENCE = sql`coalesce(demande.donnees_validees, demande.donnees)`;

/** The entites that agreed to be in the directory and hold a habilitation of the niveau on that day (rules/public#directory). */
export function publishedEntites(db: Kysely<Database>, question: AnnuaireQuestion) {
  const { date, today, texte, niveau, lieu, departement, ouverture } = question;
  let rows = db
    .selectFrom('entite')
    .innerJoin('demande_administrative as demande', (join) =>
      join.onRef('demande.entite_id', '=', 'entite.id').on('demande.en_cours', '=', true),
    )
    // An entite that has closed since may have been habilitated on an earlier day.
    .where('entite.etat', 'in', date < today ? ['active', 'fermee'] : ['active'])
    .where(sql<boolean>`entite.type_entite is distinct from 'E'`)
    .where(sql<boolean>`${REFERENCE} ->> 'diffusion' = 'true'`)
    .where(({ exists, selectFrom }) => {
      const held = selectFrom('habilitation')
        .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
        .select('habilitation.id')
        .whereRef('habilitation.entite_id', '=', 'entite.id')
        .where(activeHabilitation(date, today));
      return exists(niveau === undefined ? held : held.where('dispositif_niveau.code', '=', niveau));
    });
  if (departement !== undefined) rows = rows.where('entite.code_departement', '=', departement);
  if (ouverture !== undefined) rows = rows.where(POUR_SALARIES, '=', ouverture === 'SALARIES');
  for (const searched of [searchTyped(texte, 'entite.recherche'), searchTyped(lieu, 'entite.lieu')]) {
    if (searched !== null) rows = rows.where(searched);
  }
  return rows;
}
