import type { BodyOf } from '@habilis/api/endpoint';
import type { certificat } from '@habilis/api/certificat/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { type CertificatVue, derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { endOfDayAt } from '../../../platform/today.ts';
import { inScope } from './scope.ts';

type Search = BodyOf<typeof certificat.search>;
/** What narrows a list of certificats, beside its words. */
export type CertificatFilters = Partial<Omit<Search, 'page' | 'taille' | 'tri' | 'ordre' | 'recherche'>>;

/** Most days of nearly all certificats, two years with a leap day: an index holds the few that serve longer. */
const LONGEST_USUAL = sql.lit(731);
const DUREE = sql`(certificat.date_fin - certificat.date_obtention)`;
/** Fewest days of any, from the end of its index. */
const SHORTEST = sql`(select min(date_fin - date_obtention) from certificat)`;
// As a literal, which the indexes of some statuses are recognised by.
const IS_VALIDE = sql<boolean>`certificat.statut = 'VALIDE'`;
const IS_REVOQUE = sql<boolean>`certificat.statut = 'REVOQUE'`;

/** What a view holds: those that end in a period, of which some bound may be open, or another condition. */
type Part = { readonly from?: string; readonly to?: string } | RawBuilder<boolean>;

/** The parts of a view (C31), which exclude each other, so that each follows one index: `isInVue` says the same of one certificat. */
function partsOfVue(vue: CertificatVue, today: string): Part[] {
  switch (vue) {
    case 'en-vigueur':
      return [{ from: today }, sql`(${IS_VALIDE} and certificat.date_fin is null)`];
    case 'a-renouveler':
      return [{ from: today, to: derniereFinARenouveler(today) }];
    case 'expires':
      return [{ to: addDays(today, -1) }];
    case 'revoques':
      return [IS_REVOQUE];
    case 'tous':
      return [sql`true`];
  }
}

const whenSet = <Value>(
  value: Value | undefined,
  conditionOf: (value: Value) => RawBuilder<boolean> | null,
): RawBuilder<boolean>[] => {
  const condition = value === undefined || value === '' ? null : conditionOf(value);
  return condition === null ? [] : [condition];
};

const isPeriod = (part: Part): part is Exclude<Part, RawBuilder<boolean>> => !('as' in part);

function conditionOf(part: Part): RawBuilder<boolean> {
  if (!isPeriod(part)) return part;
  const bounds = [
    ...whenSet(part.from, (day) => sql`certificat.date_fin >= ${day}`),
    ...whenSet(part.to, (day) => sql`certificat.date_fin <= ${day}`),
  ];
  return sql`(${sql.join([IS_VALIDE, ...bounds], sql` and `)})`;
}

/**
 * The same certificats of a period by where their days of obtention may lie: first those that serve as long as usual, then the few that
 * serve longer. Read in the order of those days, a period would otherwise begin with all that has ended, or with all that is new.
 */
function byObtention(part: Part): RawBuilder<boolean>[] {
  if (!isPeriod(part)) return [part];
  const latest = whenSet(part.to, (day) => sql`certificat.date_obtention <= ${day}::date - ${SHORTEST}`);
  const earliest = whenSet(part.from, (day) => sql`certificat.date_obtention >= ${day}::date - ${LONGEST_USUAL}`);
  const all = (conditions: readonly RawBuilder<boolean>[]) =>
    sql<boolean>`(${sql.join([conditionOf(part), ...latest, ...conditions], sql` and `)})`;
  if (part.from === undefined) return [all([])];
  return [all([sql`${DUREE} <= ${LONGEST_USUAL}`, ...earliest]), all([sql`${DUREE} > ${LONGEST_USUAL}`])];
}

/**
 * The certificats of a part obtained in some days, by where their ends may lie: those that serve as long as usual, the few that serve longer,
 * and what never ends. Read in the order of their ends, the days of a month would otherwise be looked for among all that end before or after.
 */
function byFin(part: Part, { obtenuDu, obtenuAu }: CertificatFilters): RawBuilder<boolean>[] {
  const earliest = whenSet(obtenuDu, (day) => sql`certificat.date_fin >= ${day}::date + ${SHORTEST}`);
  const latest = whenSet(obtenuAu, (day) => sql`certificat.date_fin <= ${day}::date + ${LONGEST_USUAL}`);
  const all = (...conditions: readonly RawBuilder<boolean>[]) =>
    sql<boolean>`(${sql.join([conditionOf(part), ...conditions], sql` and `)})`;
  const usual = all(sql`${DUREE} <= ${LONGEST_USUAL}`, ...earliest, ...latest);
  const longer = sql<boolean>`${DUREE} > ${LONGEST_USUAL}`;
  return [
    usual,
    all(IS_VALIDE, longer, ...earliest),
    all(IS_REVOQUE, longer, ...earliest),
    all(sql`certificat.date_fin is null`),
  ];
}

/** The conditions of the filters that are set, but for the view. */
const narrowedBy = (filters: CertificatFilters): RawBuilder<boolean>[] => [
  ...whenSet(filters.mode, (mode) => sql`certificat.mode = ${mode}`),
  ...whenSet(
    filters.niveau,
    (code) =>
      sql`certificat.dispositif_niveau_id = (select dispositif_niveau.id from dispositif_niveau where code = ${code})`,
  ),
  ...whenSet(filters.caisse, (code) => sql`certificat.caisse_id = (select mrp.id from mrp where code = ${code})`),
  // Their ids as an array: they are looked up once.
  ...whenSet(filters.entite, (typed) => {
    const words = searchTyped(typed, 'entite.recherche');
    return words === null ? null : sql`certificat.entite_id = any(array(select entite.id from entite where ${words}))`;
  }),
  ...whenSet(
    filters.formateur,
    (habilisId) => sql`certificat.formateur_id = (select personne.id from personne where habilis_id = ${habilisId})`,
  ),
  ...whenSet(filters.sessionId, (id) => sql`certificat.session_id = ${id}`),
  ...whenSet(filters.habilitationId, (id) => sql`certificat.habilitation_id = ${id}`),
  ...whenSet(filters.finAvant, (day) => sql`certificat.date_fin < ${day}`),
  ...whenSet(filters.obtenuDu, (day) => sql`certificat.date_obtention >= ${day}`),
  ...whenSet(filters.obtenuAu, (day) => sql`certificat.date_obtention <= ${day}`),
  ...whenSet(filters.emisDu, (day) => sql`certificat.cree_le >= ${endOfDayAt(addDays(day, -1))}`),
  ...whenSet(filters.emisAu, (day) => sql`certificat.cree_le < ${endOfDayAt(day)}`),
];

/** What a list holds: the parts of its view, each also as it is read in the order of the days of obtention or of the ends, and what narrows all of them. */
export const conditionsOf = (filters: CertificatFilters, today: string) => ({
  parts: partsOfVue(filters.vue ?? 'tous', today).map((part) => ({
    whole: conditionOf(part),
    byObtention: byObtention(part),
    byFin: filters.obtenuDu || filters.obtenuAu ? byFin(part, filters) : [conditionOf(part)],
  })),
  narrowed: narrowedBy(filters),
});

/** The certificats in the caller’s scope that meet every condition. */
export const certificatsIn = (context: RoleContext, conditions: readonly RawBuilder<boolean>[] = []) =>
  conditions.reduce(
    (rows, condition) => rows.where(condition),
    context.db.selectFrom('certificat').where(inScope(context)),
  );
