import type { TODO_VIEWS } from '@habilis/api/demande/demandeQuery';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

export type TodoView = (typeof TODO_VIEWS)[number];

/** The tables of demandes; their common columns have the same names. */
export const TABLES = ['demande_administrative', 'demande_habilitation'] as const;
export type TableDeDemandes = (typeof TABLES)[number];

/** What a row of either table must meet; words are looked for along the order of a list. */
export type Condition = ((table: TableDeDemandes) => RawBuilder<boolean>) & { readonly isWords?: true };

const column = (table: TableDeDemandes, name: string) => sql.ref(`${table}.${name}`);

/** The demandes under way on one of some tasks, written out so that the indexes of what is under way serve. */
export const isUnderWayOn =
  (tasks: readonly string[]): Condition =>
  (table) =>
    tasks.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`${column(table, 'tache')} in (${sql.join(tasks.map((task) => sql.lit(task)))}) and ${column(table, 'en_cours')}`;

/** The demandes under way on one of some tasks that nobody holds. */
export const isLeftOn =
  (tasks: readonly string[]): Condition =>
  (table) =>
    sql<boolean>`(${isUnderWayOn(tasks)(table)} and ${column(table, 'assigne_id')} is null)`;

/** What a view keeps of the tasks: a demandeur owns those they began, an agent those they claimed. */
export function isInView(context: RoleContext, vue: TodoView): Condition {
  const { personneId, role } = context.caller;
  const isTheirs = isDemandeur(role.type);
  switch (vue) {
    case 'a-traiter':
      return () => sql<boolean>`true`;
    case 'les-miennes':
      return (table) => sql<boolean>`${column(table, isTheirs ? 'demandeur_id' : 'assigne_id')} = ${personneId}`;
    case 'non-affectees':
      return (table) => (isTheirs ? sql<boolean>`false` : sql<boolean>`${column(table, 'assigne_id')} is null`);
    case 'en-retard':
      return (table) => sql<boolean>`${column(table, 'date_echeance')} < ${context.today}`;
  }
}

/** The demandes on a task, of either kind; the task says whether they are under way or over, an unknown one finds nothing. */
export const isOnTask =
  (tache: string): Condition =>
  (table) => {
    const isLiveThere =
      table === 'demande_administrative'
        ? isUnderWay(DA_WORKFLOW, tache as DaTaskKey)
        : isUnderWay(DH_WORKFLOW, tache as DhTaskKey);
    const enCours = column(table, 'en_cours');
    return sql<boolean>`${column(table, 'tache')} = ${tache} and ${isLiveThere ? enCours : sql`not ${enCours}`}`;
  };

/** The demandes under way; lists show the others only when asked. */
export const isLive: Condition = (table) => sql<boolean>`${column(table, 'en_cours')}`;

/** The demandes that are over. */
export const isOver: Condition = (table) => sql<boolean>`not ${column(table, 'en_cours')}`;

/** The demandes of an entite. */
export const isOfEntite =
  (entiteId: number): Condition =>
  (table) =>
    sql<boolean>`${column(table, 'entite_id')} = ${entiteId}`;

/** The demandes whose task is owned by the person of an identifier. */
export const isOwnedBy =
  (habilisId: string): Condition =>
  (table) =>
    sql<boolean>`${column(table, 'assigne_id')} = (select personne.id from personne where personne.habilis_id = ${habilisId})`;
