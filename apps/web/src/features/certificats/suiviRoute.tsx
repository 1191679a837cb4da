import { PATHS } from '@habilis/api/page/paths';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import type { SuiviCertificat } from '@habilis/api/qrcode/suivi';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { foundOrNull, isGone } from '../../session/foundOrNull.ts';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';

/** What the link in the address follows; null when it follows nothing any more. */
export async function loader({ params }: LoaderFunctionArgs): Promise<SuiviCertificat | null> {
  return foundOrNull(() => call(qrcode.suivi, { params: { key: params['key'] ?? '' } }, { background: true }));
}

/** What is followed, null once it is no more, and what confirms or ends that. */
function useSuivi(loaded: SuiviCertificat | null, key: string) {
  const [one, setOne] = useState<SuiviCertificat | null | 'arrete'>(loaded);
  const [isBusy, setBusy] = useState(false);
  const press = async (change: () => Promise<SuiviCertificat | 'arrete'>) => {
    setBusy(true);
    try {
      setOne(await change());
    } catch (error) {
      // It ended meanwhile, in another tab or by its hour.
      if (isGone(error)) setOne(null);
      else tellRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => press(() => call(qrcode.confirmerSuivi, { params: { key } }));
  const stop = () =>
    press(async () => {
      await call(qrcode.arreterSuivi, { params: { key } });
      return 'arrete';
    });
  return { one, isBusy, confirm, stop };
}

function Faits({ one }: { one: SuiviCertificat }): ReactNode {
  const t = useText();
  return (
    <DescriptionList
      items={[
        { term: t('listes.niveau'), description: <WithAcronyms text={one.libelleDispositifNiveau} /> },
        { term: t('listes.numero'), description: <Identifier>{one.numero}</Identifier> },
        {
          term: t('liste-certificats.fin'),
          description: one.dateFin === null ? t('liste-certificats.sans-fin') : formatDate(one.dateFin),
        },
        { term: t('listes.entite'), description: one.raisonSociale },
      ]}
    />
  );
}

/** Confirms or ends the following of a certificat, by the link of a mail. It takes a press, because some mail servers follow every link (C42). */
export function Component(): ReactNode {
  const t = useText();
  const { key = '' } = useParams();
  const loaded = useLoaderData<typeof loader>();
  const { one, isBusy, confirm, stop } = useSuivi(loaded, key);
  const title = t('certificats.suivi.titre');
  const told = one === loaded ? undefined : 'focused';
  const elsewhere = <Link href={PATHS.certificat}>{t('certificats.suivi.verifier')}</Link>;
  if (one === null || one === 'arrete') {
    const end = one === null ? 'inconnu' : 'arrete';
    // Another callout than the one before, whose title takes the focus in its turn.
    return (
      <GuestPage title={title}>
        <Callout
          key={end}
          tone={one === null ? 'warning' : 'success'}
          told={told}
          title={t(`certificats.suivi.${end}`)}
        >
          {t(one === null ? 'certificats.suivi.autrement' : 'certificats.suivi.arrete-aide')}
        </Callout>
        {one === null ? (
          <ButtonGroup>
            <LinkButton href={PATHS.certificat} variant="primary">
              {t('certificats.suivi.verifier')}
            </LinkButton>
          </ButtonGroup>
        ) : (
          elsewhere
        )}
      </GuestPage>
    );
  }
  return (
    <GuestPage title={title}>
      {one.estConfirme ? (
        <Callout tone="success" told={told} title={t('certificats.suivi.suivi')}>
          {t('certificats.suivi.suivi-aide')}
        </Callout>
      ) : (
        <Text>{t('certificats.suivi.question')}</Text>
      )}
      <Faits one={one} />
      <ButtonGroup>
        {one.estConfirme ? (
          <Button isBusy={isBusy} onPress={() => void stop()}>
            {t('certificats.suivi.arreter')}
          </Button>
        ) : (
          <Button variant="primary" isBusy={isBusy} onPress={() => void confirm()}>
            {t('certificats.suivi.confirmer')}
          </Button>
        )}
      </ButtonGroup>
      {elsewhere}
    </GuestPage>
  );
}
