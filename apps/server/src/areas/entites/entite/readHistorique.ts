import { type ActionEntite, ACTIONS_ENTITE } from '@habilis/api/entite/Entite';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { latestEntries } from '../../../platform/audit/latestEntries.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

const LATEST = 100;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was decided about an entite, the latest first; the entite itself reads neither agents' names nor why its caisse changed. */
export async function readHistorique({ db, ...context }: RoleContext, entiteId: number): Promise<ActionEntite[]> {
  const areAgentsShown = seesAgents(context.caller.role.type);
  const entries = await latestEntries(db, { type: 'entite', id: entiteId, actions: ACTIONS_ENTITE, limit: LATEST });
  return entries.map(({ id, action, faitLe, auteur, detail }) => {
    const apres = textOf(detail['vers']);
    const isHidden = !areAgentsShown && action === 'caisse-changee';
    return {
      id,
      action: action as ActionEntite['action'],
      faitLe,
      auteur: areAgentsShown ? auteur : null,
      caisses: apres === null ? null : { avant: textOf(detail['de']), apres },
      date: textOf(detail['date']),
      numero: textOf(detail['numero']),
      commentaire: isHidden ? null : textOf(detail['commentaire']),
    };
  });
}
