import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { rolePath } from '../../session/homePath.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

/** What the commission's three lists share: their title and the way from one to the others. */
export function CommissionPage({ children }: { children: ReactNode }): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  if (role === null) return null;
  const views = [
    { page: 'commission', label: t('workflow.commission.seances') },
    { page: 'commission/a-planifier', label: t('workflow.commission.a-planifier') },
    ...(can(role.type, 'decide') ? [{ page: 'commission/decisions', label: t('workflow.commission.en-attente') }] : []),
  ];
  return (
    <Page rhythm="list" header={<AreaHeader title={t('workflow.commission.titre')} />}>
      <LinkTabs
        label={t('listes.vues')}
        items={views.map(({ page, label }) => {
          const href = rolePath(role, page);
          return { href, label, isCurrent: pathname === href };
        })}
      />
      {children}
    </Page>
  );
}
