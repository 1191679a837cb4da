import { cleanName } from '@habilis/domain/clean-text/cleanName';
import type { demande } from '@habilis/api/demande/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import { addDays } from '@habilis/domain/date/addDays';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { type RawBuilder, sql } from 'kysely';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { isAwaited } from './isAwaited.ts';
import {
  type Condition,
  isInView,
  isLeftOn,
  isLive,
  isOnTask,
  isOwnedBy,
  isUnderWayOn,
  type TableDeDemandes,
} from './todoConditions.ts';

type Paged = 'page' | 'taille' | 'tri' | 'ordre';
type CurrentFilters = Omit<QueryOf<typeof demande.currentList>, Paged>;
type TodoFilters = Omit<QueryOf<typeof demande.todoList>, Paged>;

const NO_ROW = sql<boolean>`false`;

/** The condition of a filter that is set; none otherwise. */
const when = <Value>(value: Value | undefined, conditionOf: (value: Value) => Condition): Condition[] =>
  value === undefined || value === '' ? [] : [conditionOf(value)];

/** A condition on the demandes d'habilitation; no demande administrative meets it. */
const ofDh =
  (condition: RawBuilder<boolean>): Condition =>
  (table) =>
    table === 'demande_habilitation' ? condition : NO_ROW;

/** The beginning of a demande's number, as it is written. */
const NUMERO = /^D[AH]-\d{4}-\d*$/;

/** The number begins as typed; otherwise every typed word begins a word of the searched text. */
function isFound(recherche: string): Condition {
  const numero = cleanName(recherche).toUpperCase();
  if (NUMERO.test(numero)) return (table) => sql<boolean>`${sql.ref(`${table}.numero`)} like ${`${numero}%`}`;
  const words = (table: TableDeDemandes) => searchTyped(recherche, `${table}.recherche`) ?? sql<boolean>`true`;
  return Object.assign(words, { isWords: true } as const);
}

const isOfNature = (nature: NonNullable<CurrentFilters['nature']>): Condition =>
  nature === 'DA'
    ? (table) => (table === 'demande_administrative' ? sql<boolean>`true` : NO_ROW)
    : ofDh(sql<boolean>`demande_habilitation.mode = ${nature}`);

const isOfDispositif = (id: number): Condition =>
  ofDh(
    sql<boolean>`demande_habilitation.dispositif_niveau_id in (select dispositif_niveau.id from dispositif_niveau where dispositif_niveau.dispositif_id = ${id})`,
  );

const isOfNiveau = (code: string): Condition =>
  ofDh(
    sql<boolean>`demande_habilitation.dispositif_niveau_id = (select dispositif_niveau.id from dispositif_niveau where dispositif_niveau.code = ${code})`,
  );

const isOfCaisse =
  (code: string): Condition =>
  (table) =>
    sql<boolean>`${sql.ref(`${table}.caisse_id`)} = (select mrp.id from mrp where mrp.code = ${code})`;

const isDue =
  (today: string, echeance: NonNullable<CurrentFilters['echeance']>): Condition =>
  (table) => {
    const due = sql.ref(`${table}.date_echeance`);
    return echeance === 'depassee'
      ? sql<boolean>`${due} < ${today}`
      : sql<boolean>`${due} between ${today} and ${addDays(today, Number(echeance))}`;
  };

const isSubmitted =
  (operator: '>=' | '<=', day: string): Condition =>
  (table) =>
    sql<boolean>`${sql.ref(`${table}.date_last_soumission`)} ${sql.raw(operator)} ${day}`;

/** The tasks of agents. */
export const HELD = [...DA_TASK_KEYS, ...DH_TASK_KEYS].filter(hasHolder);

/** The filters of every list of demandes, except the task. */
const filtered = ({ today }: Context, filters: Omit<TodoFilters, 'vue' | 'responsable'>): Condition[] => [
  ...when(filters.recherche, isFound),
  ...when(filters.nature, isOfNature),
  ...when(filters.dispositifId, isOfDispositif),
  ...when(filters.niveau, isOfNiveau),
  ...when(filters.caisse, isOfCaisse),
  ...when(filters.echeance, (echeance) => isDue(today, echeance)),
  ...when(filters.soumiseDu, (day) => isSubmitted('>=', day)),
  ...when(filters.soumiseAu, (day) => isSubmitted('<=', day)),
];

/** The conditions of what is under way, or on the task asked for; who sees no agents finds none by one of them. */
export const currentConditions = (
  context: RoleContext,
  { tache, responsable, titulaire, ...filters }: CurrentFilters,
): Condition[] => [
  ...filtered(context, filters),
  ...when(titulaire, (who) => (who === 'agent' ? isUnderWayOn(HELD) : isLeftOn(HELD))),
  ...when(responsable, (habilisId) => (seesAgents(context.caller.role.type) ? isOwnedBy(habilisId) : () => NO_ROW)),
  tache === undefined ? isLive : isOnTask(tache),
];

/** The conditions of what waits for the caller's role, in a view. */
export const todoConditions = async (
  context: RoleContext,
  { vue, tache, responsable, ...filters }: TodoFilters,
): Promise<Condition[]> => [
  await isAwaited(context),
  isInView(context, vue),
  ...filtered(context, filters),
  ...when(tache, isOnTask),
  ...when(responsable, isOwnedBy),
];
