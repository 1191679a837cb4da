import type { TODO_VIEWS } from '@habilis/api/demande/endpoints';
import { todoTasks } from '@habilis/domain/demande-administrative/todoTasks';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { inScope } from '../demande-administrative/scope.ts';
import type { Condition } from './listDemandes.ts';

export type TodoView = (typeof TODO_VIEWS)[number];
type Builder = ExpressionBuilder<Database, 'demande_administrative'>;

/** The requests that wait for the caller's role, in their scope. */
export function todoConditions(context: Context): Condition[] {
  const tasks = todoTasks(requireRole(context).role.type);
  const awaited: Condition = (eb) =>
    tasks.length === 0 ? eb.lit(false) : eb('demande_administrative.tache', 'in', tasks);
  return [inScope(context), awaited];
}

/** What a view keeps of the tasks: a requester owns those that they began, a fund's agent those that they claimed. */
export function viewCondition(context: Context, vue: TodoView): Condition {
  const { personneId, role } = requireRole(context);
  const isTheirs = isRequester(role.type);
  switch (vue) {
    case 'a-traiter':
      return (eb: Builder) => eb.lit(true);
    case 'les-miennes':
      return (eb: Builder) =>
        eb(isTheirs ? 'demande_administrative.demandeur_id' : 'demande_administrative.assigne_id', '=', personneId);
    case 'non-affectees':
      return (eb: Builder) => (isTheirs ? eb.lit(false) : eb('demande_administrative.assigne_id', 'is', null));
    case 'en-retard':
      return (eb: Builder) => eb('demande_administrative.date_echeance', '<', context.today);
  }
}
