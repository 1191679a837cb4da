import { type ActionUtilisateur, ACTIONS_UTILISATEUR } from '@habilis/api/utilisateur/Utilisateur';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { latestEntries } from '../../../platform/audit/latestEntries.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { scopeOverUsers } from './scope.ts';

const LATEST = 100;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was done with a person's account and roles, the latest first; those who manage one caisse read only what concerns it or no caisse. */
export async function readHistorique(context: RoleContext, personneId: number): Promise<ActionUtilisateur[]> {
  const { role } = context.caller;
  const entries = await latestEntries(context.db, {
    type: 'personne',
    id: personneId,
    actions: ACTIONS_UTILISATEUR,
    limit: LATEST,
  });
  const isAll = scopeOverUsers(role.type) === 'all';
  const visible = entries.filter(({ detail }) => isAll || !('roleType' in detail) || detail['mrpId'] === role.mrpId);
  return visible.map(({ id, action, faitLe, auteur, detail }) => ({
    id,
    action: action as ActionUtilisateur['action'],
    faitLe,
    auteur,
    roleType: ROLE_TYPES.find((type) => type === detail['roleType']) ?? null,
    objet: textOf(detail['objet']),
    motif: textOf(detail['motif']),
  }));
}
