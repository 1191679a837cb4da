import { departementsDe } from '@habilis/domain/entite/REGIONS';
import { type RawBuilder, sql } from 'kysely';
import type { Filtres } from './Lecture.ts';

/** Where a row tells its caisse, its niveau, and its entite or the département of it. */
type Columns = { readonly caisse: string; readonly niveau?: string } & (
  | { readonly entite: string }
  | { readonly departement: string }
);

const whenSet = (value: string | undefined, condition: (value: string) => RawBuilder<boolean>) =>
  value === undefined || value === '' ? [] : [condition(value)];

/** What the filters of a page keep of rows as they stand; a row without niveau is of none. */
export const filtresDuStock = (
  { caisse, region, departement, dispositif, niveau }: Filtres,
  columns: Columns,
): RawBuilder<boolean>[] => {
  const isIn = (departements: readonly string[]) =>
    'departement' in columns
      ? sql<boolean>`${sql.ref(columns.departement)} = any(${departements}::text[])`
      : sql<boolean>`${sql.ref(columns.entite)} in (select entite.id from entite where entite.code_departement = any(${departements}::text[]))`;
  const niveauColumn = columns.niveau === undefined ? sql`null::integer` : sql.ref(columns.niveau);
  return [
    ...whenSet(caisse, (code) => sql`${sql.ref(columns.caisse)} = (select mrp.id from mrp where mrp.code = ${code})`),
    ...whenSet(region, (code) => isIn([...departementsDe(code)])),
    ...whenSet(departement, (code) => isIn([code])),
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

/** The columns of a kept stock of the network. */
export const COLUMNS_DU_STOCK = {
  caisse: 'flux.caisse_id',
  departement: 'flux.departement',
  niveau: 'flux.dispositif_niveau_id',
} as const;

/** How many some parts of a stock are. */
export const nombreDesParts = (parts: readonly { readonly nombre: number }[]): number =>
  parts.reduce((sum, { nombre }) => sum + nombre, 0);

/** Parts of a stock by a code, in its order; those without are of none. */
export const parCode = <P>(parts: readonly P[], codeOf: (part: P) => string | null): (readonly [string, P[]])[] =>
  [...Map.groupBy(parts, codeOf)]
    .flatMap(([code, those]) => (code === null ? [] : [[code, those] as const]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** How many rows. */
export const COUNT = sql<number>`count(*)::integer`;
