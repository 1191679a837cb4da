import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Line, Workflow } from './Workflow.ts';

/** The lines that exist for a role on an object as it stands, in the table's order (rules/demandes#steps, rules/dossier#steps). */
export const linesOffered = <L extends Line, Etat extends { readonly taskKey: L['task'] }>(
  { lines, holds }: Pick<Workflow<L, Etat, never, never>, 'lines' | 'holds'>,
  etat: Etat,
  { role, today }: { readonly role: RoleType; readonly today: string },
): L[] =>
  lines.filter(
    (line) =>
      line.task === etat.taskKey &&
      can(role, line.who) &&
      line.when.every((condition: L['when'][number]) => holds[condition](etat, today)),
  );
