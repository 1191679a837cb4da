import type { RoleUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DataTable } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { attacheName, roleName } from './roleName.ts';

function EndButton({ role, onEnd }: { role: RoleUtilisateur; onEnd: (role: RoleUtilisateur) => void }): ReactNode {
  const t = useText();
  if (!role.terminable) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('utilisateurs.terminer-role', { role: roleName(t, role) })}
      onPress={() => onEnd(role)}
    >
      {t('utilisateurs.terminer')}
    </Button>
  );
}

/** The roles of a person, those under way first. */
/** The roles of a person, those under way first. */
export function RolesSection({
  roles,
  onEnd,
}: {
  roles: readonly RoleUtilisateur[];
  onEnd: (role: RoleUtilisateur) => void;
}): ReactNode {
  const t = useText();
  const stateOf = ({ finLe, isEnCours }: RoleUtilisateur) => {
    if (finLe === null) return t('utilisateurs.en-cours');
    // The end of a last day is the beginning of the next.
    const date = formatInstantDate(new Date(Date.parse(finLe) - 1).toISOString());
    return t(isEnCours ? 'utilisateurs.jusqu-au' : 'utilisateurs.termine-le', { date });
  };
  return (
    <Section title={t('utilisateurs.roles')}>
      {roles.length === 0 ? (
        <Text tone="subtle">{t('utilisateurs.aucun-role')}</Text>
      ) : (
        <DataTable
          caption={t('utilisateurs.roles')}
          columns={[
            { key: 'type', header: t('utilisateurs.role'), render: ({ type }) => t(`roles.${type}`) },
            {
              key: 'attache',
              header: t('utilisateurs.pour'),
              render: (role) => attacheName(role) ?? '—',
              title: (role) => attacheName(role) ?? '',
            },
            {
              key: 'etat',
              header: t('utilisateurs.etat'),
              width: 190,
              render: (role) => (
                <Text as="span" look="small" tone={role.isEnCours ? 'default' : 'subtle'}>
                  {stateOf(role)}
                </Text>
              ),
            },
            {
              key: 'action',
              header: t('utilisateurs.action'),
              width: 120,
              render: (role) => <EndButton role={role} onEnd={onEnd} />,
            },
          ]}
          rows={roles}
          rowKey={({ id }) => String(id)}
          card={(role) => (
            <Stack gap={4}>
              <Text isStrong>{roleName(t, role)}</Text>
              <Inline justify="between">
                <Text as="span" look="small" tone="subtle">
                  {stateOf(role)}
                </Text>
                <EndButton role={role} onEnd={onEnd} />
              </Inline>
            </Stack>
          )}
        />
      )}
    </Section>
  );
}
