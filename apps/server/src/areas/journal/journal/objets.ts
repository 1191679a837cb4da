import { type RawBuilder, sql } from 'kysely';

/** How a kind of object of the trail is named, found, and known to be of a caisse. */
type Objet = {
  readonly table: string;
  /** Its number or name, a column or an expression over the table's own columns. */
  readonly libelle: string;
  /** The column of the caisse that examines it; without one, no caisse reads its acts. */
  readonly caisse?: string;
};

/** The kinds of object that the trail names; an entry about another shows its kind and its id. */
const OBJETS: Readonly<Record<string, Objet>> = {
  'demande-administrative': { table: 'demande_administrative', libelle: 'numero', caisse: 'caisse_id' },
  'demande-habilitation': { table: 'demande_habilitation', libelle: 'numero', caisse: 'caisse_id' },
  habilitation: { table: 'habilitation', libelle: 'numero', caisse: 'entite_caisse_id' },
  'session-certification': { table: 'session_certification', libelle: 'numero', caisse: 'caisse_id' },
  certificat: { table: 'certificat', libelle: 'numero', caisse: 'caisse_id' },
  entite: { table: 'entite', libelle: 'raison_sociale', caisse: 'caisse_id' },
  application: { table: 'application', libelle: 'nom' },
  personne: { table: 'personne', libelle: `prenom || ' ' || nom` },
  'dispositif-niveau': { table: 'dispositif_niveau', libelle: 'code' },
  'modele-certificat': { table: 'modele_certificat', libelle: 'intitule' },
};

const OF_CAISSE = Object.entries(OBJETS).flatMap(([type, { table, caisse }]) =>
  caisse === undefined ? [] : [{ type, table, caisse }],
);

/** Whether an entry of `audit` is of a caisse: done under one of its roles, or about what it examines (rules/people#trail; D1093). */
export const isOfCaisse = (mrpId: number): RawBuilder<boolean> => {
  const about = OF_CAISSE.map(
    ({ type, table, caisse }) =>
      sql`(objet_type = ${type} and objet_id in (select id from ${sql.table(table)} where ${sql.ref(caisse)} = ${mrpId}))`,
  );
  const own = sql`role_id in (select id from role where mrp_id = ${mrpId})`;
  return sql<boolean>`(${sql.join([own, ...about], sql` or `)})`;
};

/** Whether an entry of `audit` is about an object whose number or name is what was typed, whatever its capitals. */
export const isAbout = (typed: string): RawBuilder<boolean> => {
  const found = Object.entries(OBJETS).map(
    ([type, { table, libelle }]) =>
      sql`(objet_type = ${type} and objet_id in (
        select id from ${sql.table(table)} where lower(${sql.raw(libelle)}) = lower(${typed}) limit 100))`,
  );
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
};

/** The number or name of the object of an entry of `audit`; null when it is gone, or is of a kind without one. */
export const LIBELLE = sql<string | null>`case objet_type ${sql.join(
  Object.entries(OBJETS).map(
    ([type, { table, libelle }]) =>
      sql`when ${sql.lit(type)} then (select ${sql.raw(libelle)} from ${sql.table(table)} where id = objet_id)`,
  ),
  sql` `,
)} end`;
