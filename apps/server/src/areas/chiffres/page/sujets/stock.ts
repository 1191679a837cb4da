import { departementsDe } from '@habilis/domain/entite/REGIONS';
import { type RawBuilder, sql } from 'kysely';
import type { Filtres } from '../Lecture.ts';

type Columns = { readonly caisse: string; readonly entite: string; readonly niveau?: string };

const whenSet = (value: string | undefined, condition: (value: string) => RawBuilder<boolean>) =>
  value === undefined || value === '' ? [] : [condition(value)];

/** What the filters of a page keep of rows as they stand; a row without niveau is of none. */
export const filtresDuStock = (
  { caisse, region, departement, dispositif, niveau }: Filtres,
  columns: Columns,
): RawBuilder<boolean>[] => {
  const niveauColumn = columns.niveau === undefined ? sql`null::integer` : sql.ref(columns.niveau);
  return [
    ...whenSet(caisse, (code) => sql`${sql.ref(columns.caisse)} = (select mrp.id from mrp where mrp.code = ${code})`),
    ...whenSet(
      region,
      (code) =>
        sql`${sql.ref(columns.entite)} in (select entite.id from entite where entite.code_departement = any(${[...departementsDe(code)]}::text[]))`,
    ),
    ...whenSet(
      departement,
      (code) =>
        sql`${sql.ref(columns.entite)} in (select entite.id from entite where entite.code_departement = ${code})`,
    ),
    ...whenSet(
      niveau,
      (code) => sql`${niveauColumn} in (select dispositif_niveau.id from dispositif_niveau where code = ${code})`,
    ),
    ...whenSet(
      dispositif,
      (code) => sql`${niveauColumn} in (select dispositif_niveau.id from dispositif_niveau
        join dispositif on dispositif.id = dispositif_niveau.dispositif_id where dispositif.code = ${code})`,
    ),
  ];
};

/** How many rows. */
export const COUNT = sql<number>`count(*)::integer`;
