import type { Account } from '@habilis/api/session/Account';
import type { Identite } from '@habilis/domain/compte/identiteFaultsOf';
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
  readonly identite: Identite;
  readonly onChange: (identite: Identite) => void;
  readonly faultOf: (path: string) => string | undefined;
};

/** Who writes: what a guest says of themself; of who is signed in, what the support will read without being told (AS4). */
export function Sender({ account, identite, onChange, faultOf }: Props): ReactNode {
  const t = useText();
  const params = useParams();
  const role = useAtomValue(currentRoleAtom);
  if (account === null) {
    return (
      <IdentiteFields value={identite} onChange={onChange} faultOf={faultOf} emailHelp={t('supports.email-aide')} />
    );
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
