import type { Account } from '@habilis/api/session/Account';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { isInRole } from './helpAddress.ts';

type Props = {
  readonly account: Account | null;
  readonly form: Parameters<typeof IdentiteFields>[0]['form'];
};

/** Who writes: fields for a guest; for a signed-in person, the facts that the support will receive (AS4). */
export function Sender({ account, form }: Props): ReactNode {
  const t = useText();
  const params = useParams();
  const role = useAtomValue(currentRoleAtom);
  if (account === null) {
    return <IdentiteFields form={form} emailHelp={t('supports.email-aide')} />;
  }
  const facts = [
    { term: t('supports.expediteur'), description: `${account.prenom} ${account.nom}` },
    { term: t('compte.email'), description: account.email },
  ];
  const underRole =
    role === null || !isInRole(params)
      ? []
      : [{ term: t('supports.role'), description: [t(`roles.${role.type}`), role.label].filter(Boolean).join(', ') }];
  return <DescriptionList items={[...facts, ...underRole]} />;
}
