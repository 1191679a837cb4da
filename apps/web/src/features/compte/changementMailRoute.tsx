import { PATHS } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { accountAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { useSending } from '../../forms/useSending.ts';

/** Confirms a new mail address by a button, since some mail servers follow every link. */
export function Component(): ReactNode {
  const t = useText();
  const { key = '' } = useParams();
  const sending = useSending();
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    if (!(await sending.send(() => call(account.updateMail, { params: { key } })))) return;
    // Forget the account in memory: it holds the old address.
    getDefaultStore().set(accountAtom, null);
    setDone(true);
  };
  return (
    <GuestPage title={t('compte.changement-mail.titre')}>
      {isDone ? (
        <Callout tone="success" told="focused" title={t('compte.changement-mail.fait')} />
      ) : (
        <>
          <Text>{t('compte.changement-mail.texte')}</Text>
          {sending.faults.map(({ label }) => (
            <Callout key={label} tone="danger" told="announced" title={label} />
          ))}
        </>
      )}
      <ButtonGroup>
        <LinkButton href={PATHS.accueil}>{t('compte.changement-mail.ouvrir')}</LinkButton>
        {!isDone && (
          <Button variant="primary" isBusy={sending.isBusy} onPress={() => void confirm()}>
            {t('compte.changement-mail.confirmer')}
          </Button>
        )}
      </ButtonGroup>
    </GuestPage>
  );
}
