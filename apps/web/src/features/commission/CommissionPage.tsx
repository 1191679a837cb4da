import { rolePath } from '@habilis/api/page/rolePaths';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

type Props = {
  /** What may be done with the list that is shown. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Frame of the three lists of the commission: their title and the links between them. */
export function CommissionPage({ action, children }: Props): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  if (role === null) return null;
  const views = [
    { href: rolePath(role, 'commission'), label: t('workflow.commission.seances') },
    { href: rolePath(role, 'commissionAPlanifier'), label: t('workflow.commission.a-planifier') },
    ...(can(role.type, 'decide')
      ? [{ href: rolePath(role, 'commissionDecisions'), label: t('workflow.commission.en-attente') }]
      : []),
  ];
  return (
    <Page rhythm="list" header={<AreaHeader title={t('workflow.commission.titre')} action={action} />}>
      <LinkTabs
        label={t('listes.vues')}
        items={views.map((view) => ({ ...view, isCurrent: pathname === view.href }))}
      />
      {children}
    </Page>
  );
}
