import type { RoleUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import type { useText } from '@habilis/i18n/TextProvider';

type RoleTenu = Pick<RoleUtilisateur, 'type' | 'mrp' | 'entite'>;

/** The caisse or entite of a role; null for a role that covers everything. */
export const attacheName = ({ mrp, entite }: Omit<RoleTenu, 'type'>): string | null =>
  mrp?.libelle ?? entite?.raisonSociale ?? null;

/** A role in words, such as « Instructeur, Carsat Nord-Est ». */
export function roleName(t: ReturnType<typeof useText>, role: RoleTenu): string {
  return [t(`roles.${role.type}`), attacheName(role)].filter((part) => part !== null).join(', ');
}
