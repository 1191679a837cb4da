import { type ActionUtilisateur, ACTIONS_UTILISATEUR } from '@habilis/api/utilisateur/Utilisateur';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { scopeOverUsers } from './scope.ts';

const LATEST = 100;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was done with a person's account and roles, the latest first; whoever manages one fund reads what is of that fund or of none. */
export async function readHistorique(context: Context, personneId: number): Promise<ActionUtilisateur[]> {
  const { role } = requireRole(context);
  const rows = await context.db
    .selectFrom('audit')
    .leftJoin('personne as auteur', 'auteur.id', 'audit.personne_id')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.detail', 'auteur.nom', 'auteur.prenom'])
    .where('audit.objet_type', '=', 'personne')
    .where('audit.objet_id', '=', personneId)
    .where('audit.action', 'in', ACTIONS_UTILISATEUR)
    .orderBy('audit.id', 'desc')
    .limit(LATEST)
    .execute();
  const isAll = scopeOverUsers(role.type) === 'all';
  const visible = rows.filter(({ detail }) => isAll || !('roleType' in detail) || detail['mrpId'] === role.mrpId);
  return visible.map(({ id, action, fait_le: faitLe, detail, nom, prenom }) => ({
    id,
    action: action as ActionUtilisateur['action'],
    faitLe: faitLe.toISOString(),
    auteur: nom === null || prenom === null ? null : `${prenom} ${nom}`,
    roleType: ROLE_TYPES.find((type) => type === detail['roleType']) ?? null,
    objet: textOf(detail['objet']),
    motif: textOf(detail['motif']),
  }));
}
