import type { RoleUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Says for what nobody could act without these roles (U943); nothing while somebody else can. */
export function SeulNotice({
  roles,
  isBlocked = false,
}: {
  roles: readonly RoleUtilisateur[];
  /** Whether the account is blocked already, so that it is so now. */
  isBlocked?: boolean;
}): ReactNode {
  const t = useText();
  const noms = [...new Set(roles.flatMap(({ seulPour }) => seulPour))].join(', ');
  if (noms === '') return null;
  return (
    <Callout tone="warning" title={t('utilisateurs.seul')}>
      <Text>{t(isBlocked ? 'utilisateurs.seul-bloque' : 'utilisateurs.seul-aide', { noms })}</Text>
    </Callout>
  );
}
