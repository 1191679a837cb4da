import { PATHS } from '@habilis/api/page/paths';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import type { ListeSuivie } from '@habilis/api/qrcode/listeSuivie';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { foundOrNull, isGone } from '../../session/foundOrNull.ts';
import { AjouterCertificats } from './AjouterCertificats.tsx';
import { CertificatsSuivis } from './CertificatsSuivis.tsx';

/** What the link in the address follows; null when it follows nothing any more. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ListeSuivie | null> {
  return foundOrNull(() => call(qrcode.listeSuivie, { params: { key: params['key'] ?? '' } }, { background: true }));
}

type Etat = ListeSuivie | null | 'arretee';

/** The list that a link follows as it stands, and the acts on it; what is refused leaves it as it was. */
function useListeSuivie(key: string, loaded: ListeSuivie | null) {
  const [one, setOne] = useState<Etat>(loaded);
  const [isBusy, setBusy] = useState(false);
  /** Whether it was done. */
  const press = async (change: () => Promise<Etat>): Promise<boolean> => {
    setBusy(true);
    try {
      setOne(await change());
      return true;
    } catch (error) {
      // It ended meanwhile, in another tab or by its hour.
      if (isGone(error)) setOne(null);
      else tellRefused(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const params = { key };
  return {
    one,
    isBusy,
    confirm: () => press(() => call(qrcode.confirmerListe, { params })),
    change: (body: { readonly ajouts: string[]; readonly retraits: string[] }) =>
      press(() => call(qrcode.modifierListe, { params, body })),
    stop: () =>
      press(async () => {
        await call(qrcode.arreterListe, { params });
        return 'arretee';
      }),
  };
}

/** Confirms, changes or ends the following of a list, by the link of a mail. It takes a press, because some mail servers follow every link (C1132). */
export function Component(): ReactNode {
  const t = useText();
  const { key = '' } = useParams();
  const loaded = useLoaderData<typeof loader>();
  const { one, isBusy, confirm, change, stop } = useListeSuivie(key, loaded);
  const title = t('certificats.liste-suivie.titre');
  const told = one === loaded ? undefined : 'focused';
  const elsewhere = <Link href={PATHS.verifierListe}>{t('scanner-qrcode.liste.lien')}</Link>;
  if (one === null || one === 'arretee') {
    // Another callout than the one before, whose title takes the focus in its turn.
    return (
      <GuestPage title={title}>
        <Callout
          key={one}
          tone={one === null ? 'warning' : 'success'}
          told={told}
          title={t(`certificats.liste-suivie.${one ?? 'inconnue'}`)}
        >
          {t(one === null ? 'certificats.liste-suivie.autrement' : 'certificats.suivi.arrete-aide')}
        </Callout>
        {one === null ? (
          <ButtonGroup>
            <LinkButton href={PATHS.verifierListe} variant="primary">
              {t('scanner-qrcode.liste.lien')}
            </LinkButton>
          </ButtonGroup>
        ) : (
          elsewhere
        )}
      </GuestPage>
    );
  }
  const { dateFin, certificats } = one;
  return (
    <GuestPage title={title} width="list">
      {dateFin === null ? (
        <Text>{t('certificats.liste-suivie.question', { nombre: certificats.length })}</Text>
      ) : (
        <Callout tone="success" told={told} title={t('certificats.liste-suivie.suivie')}>
          {t('certificats.liste-suivie.suivie-aide', { date: formatDate(dateFin) })}
        </Callout>
      )}
      <ButtonGroup>
        <Button variant={dateFin === null ? 'primary' : 'secondary'} isBusy={isBusy} onPress={() => void confirm()}>
          {t(dateFin === null ? 'certificats.suivi.confirmer' : 'certificats.liste-suivie.prolonger')}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onPress={() => void stop()}>
          {t('certificats.liste-suivie.arreter')}
        </Button>
      </ButtonGroup>
      <CertificatsSuivis
        certificats={certificats}
        isBusy={isBusy}
        onRemove={(retraits) => change({ ajouts: [], retraits })}
      />
      <AjouterCertificats isBusy={isBusy} onAdd={(ajouts) => change({ ajouts, retraits: [] })} />
      {elsewhere}
    </GuestPage>
  );
}
