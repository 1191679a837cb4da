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

function Elsewhere(): ReactNode {
  const t = useText();
  return <Link href={PATHS.certificat}>{t('certificats.suivi.verifier')}</Link>;
}

/** Nothing is followed by this link: it was ended here, or is unknown. */
function Fin({ isInconnu, told }: { isInconnu: boolean; told: 'focused' | undefined }): ReactNode {
  const t = useText();
  return (
    <GuestPage title={t('certificats.suivi.titre')}>
      <Callout
        tone={isInconnu ? 'warning' : 'success'}
        told={told}
        title={t(isInconnu ? 'certificats.suivi.inconnu' : 'certificats.suivi.arrete')}
      >
        {t(isInconnu ? 'certificats.suivi.autrement' : 'certificats.suivi.arrete-aide')}
      </Callout>
      {isInconnu ? (
        <ButtonGroup>
          <LinkButton href={PATHS.certificat} variant="primary">
            {t('certificats.suivi.verifier')}
          </LinkButton>
        </ButtonGroup>
      ) : (
        <Elsewhere />
      )}
    </GuestPage>
  );
}

/** What is followed. */
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
  const told = one === loaded ? undefined : 'focused';
  if (one === null || one === 'arrete') return <Fin isInconnu={one === null} told={told} />;
  const confirm = () => press(() => call(qrcode.confirmerSuivi, { params: { key } }));
  const stop = () =>
    press(async () => {
      await call(qrcode.arreterSuivi, { params: { key } });
      return 'arrete';
    });
  return (
    <GuestPage title={t('certificats.suivi.titre')}>
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
      <Elsewhere />
    </GuestPage>
  );
}
