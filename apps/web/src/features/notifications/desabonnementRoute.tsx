import { PATHS } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Desabonnement } from '@habilis/api/notification/Desabonnement';
import { notification } from '@habilis/api/notification/endpoints';
import { evenementsImposes } from '@habilis/domain/notification/EVENEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { call } from '../../session/call.ts';
import { foundOrNull } from '../../session/foundOrNull.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellRefused } from '../../messages/tellRefused.ts';

/** What the link in the address stops; null when this server did not make it. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Desabonnement | null> {
  return foundOrNull(() => call(notification.checkDesabonnement, { params: { key: params['key'] ?? '' } }));
}

/** The events that the link is about. */
function Events({ types }: { types: Desabonnement['evenements'] }): ReactNode {
  const t = useText();
  return (
    <Stack as="ul" gap={4}>
      {types.map((type) => (
        <li key={type}>{t(`alertes.evenement.${type}`)}</li>
      ))}
    </Stack>
  );
}

function Stopped({
  link,
  isNew,
  onUndo,
  isBusy,
}: {
  link: Desabonnement;
  /** Stopped on this page, just now. */
  isNew: boolean;
  onUndo: () => void;
  isBusy: boolean;
}): ReactNode {
  const t = useText();
  return (
    <>
      <Callout tone="success" told={isNew ? 'focused' : undefined} title={t('compte.desabonnement.fait')}>
        <Events types={link.evenements} />
      </Callout>
      {link.peutRetablir && (
        <ButtonGroup>
          <Button isBusy={isBusy} onPress={onUndo}>
            {t('compte.desabonnement.retablir')}
          </Button>
        </ButtonGroup>
      )}
    </>
  );
}

function UnknownLink({ title }: { title: string }): ReactNode {
  const t = useText();
  return (
    <GuestPage title={title}>
      <Callout tone="warning" title={problemText('notification.lien-inconnu')}>
        {t('compte.desabonnement.autrement')}
      </Callout>
      <ButtonGroup>
        <LinkButton href={PATHS.accueil}>{t('compte.changement-mail.ouvrir')}</LinkButton>
      </ButtonGroup>
    </GuestPage>
  );
}

/** Stops what the link of a mail is about, without sign-in (RFC 8058). It takes a press, because some mail servers follow every link. */
export function Component(): ReactNode {
  const t = useText();
  const { key = '' } = useParams();
  const loaded = useLoaderData<typeof loader>();
  const [link, setLink] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const title = t('compte.desabonnement.titre');
  if (link === null) return <UnknownLink title={title} />;
  const press = async (endpoint: typeof notification.unsubscribe | typeof notification.resubscribe) => {
    setBusy(true);
    try {
      setLink(await call(endpoint, { params: { key } }));
    } catch (error) {
      // The page stays as it was.
      tellRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const { role, estArrete } = link;
  // Those who examine receive no decision about themselves.
  const isHeld = evenementsImposes(role.type).some(({ motif }) => motif === 'DECISION' || motif === 'SUSPENSION');
  const isBack = loaded !== link && !estArrete;
  return (
    <GuestPage title={title}>
      <Text tone="subtle">{[t(`roles.${role.type}`), role.label].filter((part) => part !== '').join(', ')}</Text>
      {isBack && <Callout tone="success" told="focused" title={t('compte.desabonnement.retabli')} />}
      {estArrete ? (
        <Stopped
          link={link}
          isNew={loaded !== link}
          isBusy={isBusy}
          onUndo={() => void press(notification.resubscribe)}
        />
      ) : (
        <>
          <Text>{t('compte.desabonnement.question')}</Text>
          <Events types={link.evenements} />
          <ButtonGroup>
            <Button variant="primary" isBusy={isBusy} onPress={() => void press(notification.unsubscribe)}>
              {t('compte.desabonnement.confirmer')}
            </Button>
          </ButtonGroup>
        </>
      )}
      {isHeld && <Text look="small">{t('compte.desabonnement.reste')}</Text>}
      <Link href={rolePath(role, 'notifications')}>{t('compte.desabonnement.regler')}</Link>
    </GuestPage>
  );
}
