import { rolePath } from '@habilis/api/page/rolePaths';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';

const PAGES = [
  { page: 'alertes', whose: 'moi' },
  { page: 'alertesDeTous', whose: 'tous' },
] as const;

/** The switch between one's own alerts and those of all, for who may read these. */
export function DeQui({ whose }: { whose: 'moi' | 'tous' }): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  if (role === null || !can(role.type, 'read-alertes-de-tous')) return null;
  return (
    <LinkTabs
      label={t('alertes.de-qui')}
      items={PAGES.map((one) => ({
        href: rolePath(role, one.page),
        label: t(`alertes.de-qui.${one.whose}`),
        isCurrent: one.whose === whose,
      }))}
    />
  );
}
