import { ProblemError } from '@habilis/api/client/errors';
import { certificat } from '@habilis/api/certificat/endpoints';
import type { PageTitulaire } from '@habilis/api/certificat/pageTitulaire';
import { PATHS } from '@habilis/api/page/paths';
import { PAGE_TITULAIRE_MINUTES } from '@habilis/domain/certificat/PAGE_TITULAIRE_MINUTES';
import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { CertificatsDePage } from './CertificatsDePage.tsx';
import { DemandePage } from './DemandePage.tsx';
import { PreciserTitulaire } from './PreciserTitulaire.tsx';

const isNothing = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 400 || error.status === 409);

/** The page that this browser has opened; null when it has none. */
export async function loader(): Promise<PageTitulaire | null> {
  try {
    return await call(certificat.readPage, {}, { background: true });
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}

/** What is said above the form that asks for a link. */
type Fin = 'inconnu' | 'fermee' | 'finie';

/** Opens the page by the link of a mail. It takes a press, because some mail servers follow every link (C911). */
function OuvrirPage({
  cle,
  onOpened,
}: {
  readonly cle: string;
  readonly onOpened: (isOpen: boolean) => unknown;
}): ReactNode {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await call(certificat.openPage, { body: { cle } }, { background: true });
      await onOpened(true);
    } catch (error) {
      if (isNothing(error)) await onOpened(false);
      else tellRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text>{t('certificats.page.ouvrir-aide', { minutes: PAGE_TITULAIRE_MINUTES })}</Text>
      <ButtonGroup>
        <Button variant="primary" isBusy={isBusy} onPress={() => void press()}>
          {t('certificats.page.ouvrir')}
        </Button>
      </ButtonGroup>
    </>
  );
}

/** Reads the page anew once its minutes are over: it stays on no screen. Only the server closes it, whatever the clock here says. */
function useEndOf(finLe: string): void {
  const { revalidate } = useRevalidator();
  const again = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const timer = setTimeout(() => again(), Math.max(0, Date.parse(finLe) - Date.now()));
    return () => clearTimeout(timer);
  }, [finLe]);
}

/** The open page: all that is theirs, the calendar of the ends, and how to close it. */
function PageOuverte({
  page,
  onFin,
}: {
  readonly page: PageTitulaire;
  readonly onFin: (fin: Fin) => unknown;
}): ReactNode {
  const t = useText();
  const { certificats, finLe } = page;
  useEndOf(finLe);
  const close = async () => {
    try {
      await call(certificat.closePage, {});
      await onFin('fermee');
    } catch (error) {
      tellRefused(error);
    }
  };
  const valides = certificats.filter(({ statut }) => statut === 'VALIDE');
  return (
    <>
      <Text isStrong>{t('certificats.page.compte', { nombre: certificats.length, valides: valides.length })}</Text>
      <ButtonGroup>
        <Button onPress={() => void close()}>{t('certificats.page.fermer')}</Button>
        {valides.some(({ dateFin }) => dateFin !== null) && (
          <DownloadButton
            label={t('certificats.page.agenda')}
            name="mes-certificats.ics"
            look={{ variant: 'primary' }}
            read={() => call(certificat.agendaDePage, {})}
          />
        )}
      </ButtonGroup>
      <Text look="small" tone="subtle">
        {t('certificats.page.ouverte-jusqu-a', { heure: formatTime(finLe) })}
      </Text>
      <CertificatsDePage certificats={certificats} />
      <Link href={PATHS.certificat}>{t('certificats.titulaire.employeur-lien')}</Link>
    </>
  );
}

/** The page of a holder: the link asked for, opened once, and all their certificats (C910 to C914). */
export function Component(): ReactNode {
  const t = useText();
  const page = useLoaderData<typeof loader>();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [asked, setFin] = useState<Fin | null>(null);
  const [wasOpen, setWasOpen] = useState(page !== null);
  if (page !== null && !wasOpen) setWasOpen(true);
  // Read anew, it is closed already: its minutes are over.
  const fin = asked ?? (page === null && wasOpen ? 'finie' : null);
  const cle = hash.slice(1);
  /** Reads the page anew, without the key in the address nor in the history. */
  const again = (said: Fin | null) => {
    setFin(said);
    return navigate(PATHS.mesCertificats, { replace: true });
  };
  const content = () => {
    if (cle !== '') return <OuvrirPage cle={cle} onOpened={(isOpen) => again(isOpen ? null : 'inconnu')} />;
    if (page === null || fin !== null) {
      return (
        <>
          {fin !== null && (
            <Callout
              tone={fin === 'fermee' ? 'success' : 'warning'}
              told="focused"
              title={t(`certificats.page.${fin}`)}
            >
              {t(`certificats.page.${fin}-aide`, { minutes: PAGE_TITULAIRE_MINUTES })}
            </Callout>
          )}
          <DemandePage />
        </>
      );
    }
    if (page.aPreciser) return <PreciserTitulaire onDone={() => again(null)} />;
    return <PageOuverte page={page} onFin={again} />;
  };
  return <GuestPage title={t('certificats.page.titre')}>{content()}</GuestPage>;
}
