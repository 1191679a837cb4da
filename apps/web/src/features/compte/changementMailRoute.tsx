import { ProblemError } from '@habilis/api/client/errors';
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
  /** Why the link serves no more: pressed again, it would say so again. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const isDead = refusal !== null;
  const confirm = async () => {
    const send = async () => {
      try {
        await call(account.updateMail, { params: { key } });
      } catch (error) {
        setRefusal(error instanceof ProblemError && error.status === 400 ? error.problem.title : null);
        throw error;
      }
    };
    if (!(await sending.send(send))) return;
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
          {!isDead && <Text>{t('compte.changement-mail.texte')}</Text>}
          {sending.faults.map(({ label }) => (
            <Callout
              key={label}
              tone={isDead ? 'warning' : 'danger'}
              told={isDead ? 'focused' : 'announced'}
              title={label}
            >
              {/* Opened again from the mail: the address most likely stands. */}
              {isDead && t(`compte.changement-mail.${refusal === 'compte.cle-utilisee' ? 'utilisee' : 'refuse'}`)}
            </Callout>
          ))}
        </>
      )}
      <ButtonGroup>
        {isDead ? (
          <LinkButton href={PATHS.compte} variant="primary">
            {t('compte.titre')}
          </LinkButton>
        ) : (
          <LinkButton href={PATHS.accueil}>{t('compte.changement-mail.ouvrir')}</LinkButton>
        )}
        {!isDone && !isDead && (
          <Button variant="primary" isBusy={sending.isBusy} onPress={() => void confirm()}>
            {t('compte.changement-mail.confirmer')}
          </Button>
        )}
      </ButtonGroup>
    </GuestPage>
  );
}
