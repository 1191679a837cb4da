import type { LienStatistique, PageStatistique } from '@habilis/api/statistique/Statistique';
import { statistique } from '@habilis/api/statistique/endpoints';
import { isParCaisse, SUJETS_DU_ROLE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { formatDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Page } from '@habilis/ui/Page';
import { PaperNote } from '@habilis/ui/PaperNote';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { readList } from '../../list/readList.ts';
import { type AskedList, useList } from '../../list/useList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { readChoix } from './choix.ts';
import { FiguresRow } from './FiguresRow.tsx';
import { lienHref } from './lienHref.ts';
import { StatistiqueFilters } from './StatistiqueFilters.tsx';
import { callQuery, isAskedInVain, queryOfPage, type StatistiqueQuery, STATISTIQUES } from './statistiqueQuery.ts';
import { Traces } from './Traces.tsx';
import { useFiltresWords } from './useFiltresWords.ts';

export async function loader({ request }: { request: Request }) {
  const store = getDefaultStore();
  const role = store.get(currentRoleAtom);
  const today = store.get(serverPropertiesAtom)?.today ?? new Date().toISOString().slice(0, 10);
  const sujets = role === null ? [] : SUJETS_DU_ROLE[role.type];
  const [read, choix] = await Promise.all([
    readList(STATISTIQUES, request, (query) => {
      const sujet = sujets.find((one) => one === query.sujet) ?? sujets[0] ?? 'demandes';
      return call(statistique.page, { params: { sujet }, query: callQuery(query, today) });
    }),
    readChoix(),
  ]);
  return { ...read, choix };
}

/** Until when the figures are counted; undefined where days are missing. */
const freshOf = (t: Texts, { dateArretee, compteLe, enRetard }: PageStatistique): string | undefined =>
  enRetard || dateArretee === null
    ? undefined
    : t('statistiques.arrete', { date: formatDate(dateArretee), heure: formatTime(compteLe) });

/** Days that are still to be counted. */
function LateNotice({ page: { dateArretee, enRetard } }: { readonly page: PageStatistique }): ReactNode {
  const t = useText();
  if (dateArretee === null) return <Callout tone="warning" title={t('statistiques.arrete-jamais')} />;
  return (
    enRetard && <Callout tone="warning" title={t('statistiques.arrete-retard', { date: formatDate(dateArretee) })} />
  );
}

/** A filter that the subject does not count by. */
function VainNotice({ sujet }: Pick<PageStatistique, 'sujet'>): ReactNode {
  const t = useText();
  const which = sujet === 'plateforme' ? 'plateforme-sans-filtre' : 'formateurs-sans-lieu';
  return <Callout tone="info" title={t(`statistiques.${which}`)} />;
}

/** The page on paper, and the report of its year and caisse. */
function Papers({
  page,
  asked,
}: {
  readonly page: PageStatistique;
  readonly asked: AskedList<StatistiqueQuery>;
}): ReactNode {
  const t = useText();
  const annee = page.periode.au.slice(0, 4);
  const caisse = isParCaisse(page.sujet) && page.filtres.includes('caisse') ? asked.query.caisse : undefined;
  return (
    <ButtonGroup>
      <DownloadButton
        label={t(caisse === undefined ? 'statistiques.rapport.du-role' : 'statistiques.rapport.de-caisse', {
          annee,
        })}
        name={`rapport-${annee}.pdf`}
        read={() => call(statistique.rapport, { params: { annee }, query: { caisse } })}
      />
      <Button icon={Printer} onPress={() => window.print()}>
        {t('statistiques.imprimer')}
      </Button>
    </ButtonGroup>
  );
}

/** The figures of a role: a tab for each subject, what narrows them in the address, each leading to the list that it counts. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { list: page, refused, choix } = useLoaderData<typeof loader>();
  const asked = useList(STATISTIQUES, refused);
  const filtres = useFiltresWords(queryOfPage(asked.query, page), choix, today);
  if (role === null) return null;
  const hrefOf = ({ lien }: { readonly lien: LienStatistique | null }) => lienHref(role, lien);
  const [first] = page.sujets;
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('statistiques.titre')}
          description={[role.label, freshOf(t, page)].filter(Boolean).join(' · ')}
          action={<Papers page={page} asked={asked} />}
        />
      }
    >
      <LateNotice page={page} />
      <LinkTabs
        label={t('statistiques.sujets')}
        items={page.sujets.map((sujet) => ({
          href: asked.hrefOf({ sujet: sujet === first ? undefined : sujet }),
          label: t(`statistiques.sujet.${sujet}`),
          isCurrent: sujet === page.sujet,
        }))}
      />
      <StatistiqueFilters asked={asked} page={page} choix={choix} />
      {isAskedInVain(asked.query, page) && <VainNotice sujet={page.sujet} />}
      <PaperNote>{`${t(`statistiques.sujet.${page.sujet}`)} : ${filtres}`}</PaperNote>
      <Stack gap={36}>
        <FiguresRow label={t('statistiques.figures')} figures={page.figures} hrefOf={hrefOf} />
        {page.periodePersonnes !== null && (
          <Text look="small" tone="subtle">
            {t('statistiques.personnes-par-mois', {
              debut: formatDate(page.periodePersonnes.du),
              fin: formatDate(page.periodePersonnes.au),
            })}
          </Text>
        )}
        <Traces
          page={page}
          jour={today}
          hrefOf={hrefOf}
          usual={asked.hrefOf({ periode: undefined, dates: undefined })}
          isUsual={asked.query.periode === undefined && asked.query.dates === undefined}
        />
        <Text look="small" tone="subtle">
          {t('statistiques.methode')}
        </Text>
      </Stack>
    </Page>
  );
}
