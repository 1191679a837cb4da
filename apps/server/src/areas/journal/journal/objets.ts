import type { ObjetActe } from '@habilis/domain/journal/ACTES';
import { type RawBuilder, sql } from 'kysely';
import type { ObjetNomme } from '../../../platform/audit/ObjetNomme.ts';
import { below } from '../../../platform/below.ts';

/** The kinds of object of the trail, as the areas tell them; an entry about one that is not named shows its kind and its id. */
export const objetsDesActes = below<Readonly<Record<ObjetActe, ObjetNomme | null>>>(
  'comment le journal nomme un objet',
);

const named = () =>
  Object.entries(objetsDesActes.ask()).flatMap(([type, objet]) => (objet === null ? [] : [{ type, ...objet }]));

/** Whether an entry of `audit` is of a caisse: done under one of its roles, or about what it examines (rules/people#trail; D1093). */
export const isOfCaisse = (mrpId: number): RawBuilder<boolean> => {
  const about = named().flatMap(({ type, table, caisse }) =>
    caisse === undefined
      ? []
      : [
          sql`(objet_type = ${type} and objet_id in (select id from ${sql.table(table)} where ${sql.ref(caisse)} = ${mrpId}))`,
        ],
  );
  const own = sql`role_id in (select id from role where mrp_id = ${mrpId})`;
  return sql<boolean>`(${sql.join([own, ...about], sql` or `)})`;
};

/** Whether an entry of `audit` is about an object whose number or name is what was typed, whatever its capitals. */
export const isAbout = (typed: string): RawBuilder<boolean> => {
  const found = named().map(
    ({ type, table, libelle }) =>
      sql`(objet_type = ${type} and objet_id in (
        select id from ${sql.table(table)} where lower(${sql.raw(libelle)}) = lower(${typed}) limit 100))`,
  );
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
};

/** The number or name of the object of an entry of `audit`; null when it is gone, or is of a kind without one. */
export const libelleOfObjet = (): RawBuilder<string | null> =>
  sql<string | null>`case objet_type ${sql.join(
    named().map(
      ({ type, table, libelle }) =>
        sql`when ${sql.lit(type)} then (select ${sql.raw(libelle)} from ${sql.table(table)} where id = objet_id)`,
    ),
    sql` `,
  )} end`;
