import { PATHS } from '@habilis/api/page/paths';
import type { AnnuaireFiche } from '@habilis/api/annuaire/AnnuaireEntite';
import { annuaire } from '@habilis/api/annuaire/endpoints';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { formatTelephone } from '@habilis/domain/telephone/formatTelephone';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { CalendarClock, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '../../session/call.ts';
import { foundOrNull } from '../../session/foundOrNull.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { useOpened } from '../../boot/useOpened.ts';
import { PublicPages } from '../../layout/PublicPages.tsx';
import { tellDone } from '../../messages/tellDone.ts';
import { addToast, SUCCESS_LIFE_MS } from '../../messages/toasts.ts';
import { ANNUAIRE } from './annuaireQuery.ts';
import { PrintedAddress } from './PrintedAddress.tsx';
import { telephoneHref } from './telephoneHref.ts';

type Held = AnnuaireFiche['habilitations'][number];
type Loaded = {
  readonly fiche: AnnuaireFiche | null;
  readonly date: string;
  /** The address asks for a day that does not exist. */
  readonly isDateWrong: boolean;
};

/** Reads an entite; one that the directory does not show that day gives only that fact. */
export async function loader({
  params,
  request,
}: {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const { date } = ANNUAIRE.parse(searchParams);
  const asked = { date, isDateWrong: ANNUAIRE.faultsOf(searchParams).includes('date') };
  const id = params['entiteId'] ?? '';
  const query = date === '' ? {} : { date };
  return { fiche: await foundOrNull(() => call(annuaire.get, { params: { id }, query })), ...asked };
}

/** Link to a site outside the app; an address without URL scheme is read as https. */
const siteHref = (site: string): string => (/^https?:\/\//i.test(site) ? site : `https://${site}`);

function contactsOf(t: Texts, { email, siteWeb, telephone }: AnnuaireFiche) {
  return [
    ...(telephone === null
      ? []
      : [
          {
            term: t('entites.annuaire.telephone'),
            description: (
              <Link href={telephoneHref(telephone)} isAlone>
                {formatTelephone(telephone)}
              </Link>
            ),
          },
        ]),
    ...(email === null
      ? []
      : [
          {
            term: t('entites.annuaire.courriel'),
            description: (
              <Link href={`mailto:${email}`} isAlone>
                {email}
              </Link>
            ),
          },
        ]),
    ...(siteWeb === null
      ? []
      : [
          {
            term: t('entites.annuaire.site'),
            description: (
              <Link href={siteHref(siteWeb)} isAlone>
                {siteWeb}
              </Link>
            ),
          },
        ]),
  ];
}

function platformsOf(t: Texts, { plateformesFixes, plateformeMobile }: Held): string | null {
  const places = plateformesFixes.map(({ codePostal, ville }) => `${codePostal} ${ville}`);
  const all = plateformeMobile ? [...places, t('entites.annuaire.plateforme-mobile')] : places;
  return all.length === 0 ? null : all.join(' · ');
}

function Habilitation({ held }: { readonly held: Held }): ReactNode {
  const t = useText();
  const platforms = platformsOf(t, held);
  const end =
    held.dateFin === null ? t('entites.annuaire.sans-fin') : <Identifier>{formatDate(held.dateFin)}</Identifier>;
  return (
    <Section title={libelleNiveau({ libelleCourt: held.dispositif, niveau: held.niveau })}>
      {held.prorogee && (
        <Inline>
          <Badge tone="info" icon={CalendarClock}>
            {t('entites.annuaire.prorogee')}
          </Badge>
        </Inline>
      )}
      <DescriptionList
        items={[
          { term: t('entites.annuaire.numero'), description: <Identifier>{held.numero}</Identifier> },
          {
            term: t('entites.annuaire.depuis'),
            description: <Identifier>{formatDate(held.dateDebut)}</Identifier>,
          },
          { term: t('entites.annuaire.jusque'), description: end },
          ...(platforms === null ? [] : [{ term: t('entites.annuaire.plateformes'), description: platforms }]),
        ]}
      />
    </Section>
  );
}

/** Copies the address of the page, or shows it when the browser forbids copying. */
async function share(t: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    tellDone('entites.annuaire.lien-copie');
  } catch {
    addToast({
      severity: 'info',
      summary: t('entites.annuaire.lien-a-copier'),
      detail: location.href,
      life: SUCCESS_LIFE_MS,
    });
  }
}

/** What the directory publishes of one entite on a given day. */
export function Component(): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { fiche, date, isDateWrong } = useLoaderData<typeof loader>();
  useOpened(fiche?.raisonSociale ?? null);
  const day = formatDate(date === '' ? today : date);
  const back = `${PATHS.annuaire}${date === '' ? '' : `?date=${date}`}`;
  if (fiche === null) {
    return (
      <GuestPage title={t('entites.annuaire.absente')}>
        <Text>{t('entites.annuaire.absente-aide', { date: day })}</Text>
        <div>
          <LinkButton href={back}>{t('entites.annuaire.retour')}</LinkButton>
        </div>
      </GuestPage>
    );
  }
  const contacts = contactsOf(t, fiche);
  const place = [
    [fiche.codePostal, fiche.ville].filter((part) => part !== null).join(' '),
    t(`entites.annuaire.ouverture.${fiche.ouverture}`),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <GuestPage title={fiche.raisonSociale} links={<PublicPages />}>
      <Text tone="subtle">{place}</Text>
      {isDateWrong && <Callout tone="warning" title={t('listes.filtre-ignore')} />}
      {contacts.length > 0 && <DescriptionList items={contacts} />}
      {date !== '' && date !== today && <Callout tone="info" title={t('entites.annuaire.autre-jour', { date: day })} />}
      {fiche.habilitations.map((held) => (
        <Habilitation key={held.numero} held={held} />
      ))}
      <Text look="small" tone="subtle">
        {t('entites.annuaire.etat-au', { date: day })}
      </Text>
      <Inline>
        <Button icon={Link2} onPress={() => void share(t)}>
          {t('entites.annuaire.partager')}
        </Button>
        <LinkButton variant="quiet" href={back}>
          {t('entites.annuaire.retour')}
        </LinkButton>
      </Inline>
      <PrintedAddress />
    </GuestPage>
  );
}
