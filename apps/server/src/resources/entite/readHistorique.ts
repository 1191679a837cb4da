import { type ActionEntite, ACTIONS_ENTITE } from '@habilis/api/entite/Entite';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';

const LATEST = 100;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was decided about an entity, the latest first; the entity itself reads neither names of agents nor why its fund changed. */
export async function readHistorique({ db, ...context }: Context, entiteId: number): Promise<ActionEntite[]> {
  const areAgentsShown = seesAgents(requireRole({ db, ...context }).role.type);
  const rows = await db
    .selectFrom('audit')
    .leftJoin('personne as auteur', 'auteur.id', 'audit.personne_id')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.detail', 'auteur.nom', 'auteur.prenom'])
    .where('audit.objet_type', '=', 'entite')
    .where('audit.objet_id', '=', entiteId)
    .where('audit.action', 'in', ACTIONS_ENTITE)
    .orderBy('audit.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ id, action, fait_le: faitLe, detail, nom, prenom }) => {
    const apres = textOf(detail['vers']);
    const isHidden = !areAgentsShown && action === 'caisse-changee';
    return {
      id,
      action: action as ActionEntite['action'],
      faitLe: faitLe.toISOString(),
      auteur: !areAgentsShown || nom === null || prenom === null ? null : `${prenom} ${nom}`,
      caisses: apres === null ? null : { avant: textOf(detail['de']), apres },
      date: textOf(detail['date']),
      commentaire: isHidden ? null : textOf(detail['commentaire']),
    };
  });
}
