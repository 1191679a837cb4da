import type { RoleUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DataTable } from '@habilis/ui/DataTable';
import { DescriptionList } from '@habilis/ui/DescriptionList';
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

function SetButton({ role, onSet }: { role: RoleUtilisateur; onSet: (role: RoleUtilisateur) => void }): ReactNode {
  const t = useText();
  if (!role.reglable) return null;
  const isOfDispositifs = perimetreOfRole(role.type) === 'dispositifs';
  return (
    <Button size="small" variant="quiet" onPress={() => onSet(role)}>
      {t(isOfDispositifs ? 'utilisateurs.regler-dispositifs' : 'utilisateurs.regler-niveaux')}
    </Button>
  );
}

type Props = {
  readonly roles: readonly RoleUtilisateur[];
  readonly onEnd: (role: RoleUtilisateur) => void;
  /** Opens the dialog that changes the dispositifs or niveaux of a role. */
  readonly onSet: (role: RoleUtilisateur) => void;
};

/** The dispositifs or niveaux of each role that has some, and where to change them. */
function Perimetres({ roles, onSet }: Pick<Props, 'roles' | 'onSet'>): ReactNode {
  const t = useText();
  const working = roles.filter(({ type, isEnCours }) => isEnCours && perimetreOfRole(type) !== null);
  if (working.length === 0) return null;
  return (
    <DescriptionList
      items={working.map((role) => ({
        term: roleName(t, role),
        description: (
          <Stack gap={4}>
            <Text as="span">
              {[...role.dispositifs, ...role.niveaux].map(({ libelle }) => libelle).join(', ') ||
                t('utilisateurs.sans-perimetre')}
            </Text>
            <div>
              <SetButton role={role} onSet={onSet} />
            </div>
          </Stack>
        ),
      }))}
    />
  );
}

/** Until when a role goes on, or since when it no longer does. */
function stateOf(t: Texts, { finLe, isEnCours }: RoleUtilisateur): string {
  if (finLe === null) return t('utilisateurs.en-cours');
  // A last day ends when the next one begins: show the day before.
  const date = formatInstantDate(new Date(Date.parse(finLe) - 1).toISOString());
  return t(isEnCours ? 'utilisateurs.jusqu-au' : 'utilisateurs.termine-le', { date });
}

/** The roles of a person, current ones first. */
export function RolesSection({ roles, onEnd, onSet }: Props): ReactNode {
  const t = useText();
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
            },
            {
              key: 'etat',
              header: t('utilisateurs.etat'),
              width: 190,
              render: (role) => (
                <Text as="span" look="small" tone={role.isEnCours ? 'default' : 'subtle'}>
                  {stateOf(t, role)}
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
                  {stateOf(t, role)}
                </Text>
                <EndButton role={role} onEnd={onEnd} />
              </Inline>
            </Stack>
          )}
        />
      )}
      <Perimetres roles={roles} onSet={onSet} />
    </Section>
  );
}
