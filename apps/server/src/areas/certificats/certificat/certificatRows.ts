import type { BodyOf } from '@habilis/api/endpoint';
import type { certificat } from '@habilis/api/certificat/endpoints';
import { type CertificatVue, derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { searchCondition } from '../../../platform/lists/searchCondition.ts';
import { inScope } from './scope.ts';

type Search = BodyOf<typeof certificat.search>;
/** What narrows a list of certificats, beside its words. */
export type CertificatFilters = Partial<Omit<Search, 'page' | 'taille' | 'tri' | 'ordre' | 'recherche'>>;

/** The condition of a view (C31): `isInVue` says the same of one certificat. */
function isOfVue(vue: CertificatVue, today: string): RawBuilder<boolean> | null {
  // As a literal, which the index of the revoked ones is recognised by.
  const isValide = sql`certificat.statut = 'VALIDE'`;
  switch (vue) {
    case 'en-vigueur':
      return sql`(${isValide} and (certificat.date_fin >= ${today} or certificat.date_fin is null))`;
    case 'a-renouveler':
      return sql`(${isValide} and certificat.date_fin between ${today} and ${derniereFinARenouveler(today)})`;
    case 'expires':
      return sql`(${isValide} and certificat.date_fin < ${today})`;
    case 'revoques':
      return sql`certificat.statut = 'REVOQUE'`;
    case 'tous':
      return null;
  }
}

const whenSet = <Value>(
  value: Value | undefined,
  conditionOf: (value: Value) => RawBuilder<boolean> | null,
): RawBuilder<boolean>[] => {
  const condition = value === undefined || value === '' ? null : conditionOf(value);
  return condition === null ? [] : [condition];
};

/** The conditions of the filters that are set. */
export const conditionsOf = (filters: CertificatFilters, today: string): RawBuilder<boolean>[] => [
  ...whenSet(filters.vue, (vue) => isOfVue(vue, today)),
  ...whenSet(filters.mode, (mode) => sql`certificat.mode = ${mode}`),
  ...whenSet(
    filters.niveau,
    (code) =>
      sql`certificat.dispositif_niveau_id = (select dispositif_niveau.id from dispositif_niveau where code = ${code})`,
  ),
  ...whenSet(filters.caisse, (code) => sql`certificat.caisse_id = (select mrp.id from mrp where code = ${code})`),
  // Their ids as an array: they are looked up once.
  ...whenSet(filters.entite, (typed) => {
    const words = searchCondition(typed, 'entite.recherche');
    return words === null ? null : sql`certificat.entite_id = any(array(select entite.id from entite where ${words}))`;
  }),
  ...whenSet(
    filters.formateur,
    (habilisId) => sql`certificat.formateur_id = (select personne.id from personne where habilis_id = ${habilisId})`,
  ),
  ...whenSet(filters.sessionId, (id) => sql`certificat.session_id = ${id}`),
  ...whenSet(filters.finAvant, (day) => sql`certificat.date_fin < ${day}`),
  ...whenSet(filters.obtenuDu, (day) => sql`certificat.date_obtention >= ${day}`),
  ...whenSet(filters.obtenuAu, (day) => sql`certificat.date_obtention <= ${day}`),
];

/** The certificats in the caller's scope that meet every condition. */
export const certificatsIn = (context: RoleContext, conditions: readonly RawBuilder<boolean>[] = []) =>
  conditions.reduce(
    (rows, condition) => rows.where(condition),
    context.db.selectFrom('certificat').where(inScope(context)),
  );
