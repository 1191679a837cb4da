import type { EtatChaine } from '@habilis/api/journal/EntreeJournal';
import { journal } from '@habilis/api/journal/endpoints';
import { FAMILLES_ACTE } from '@habilis/domain/journal/ACTES';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Heading } from '@habilis/ui/Heading';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import { type ListPage, ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import { readList } from '../../list/readList.ts';
import { periodFilter } from '../../list/sharedFilters.ts';
import { type AskedList, useList } from '../../list/useList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ExportJournal } from './ExportJournal.tsx';
import { filtersOf, JOURNAL, type JournalQuery } from './journalAddress.ts';
import { JournalEntries, objetText } from './JournalEntries.tsx';

export const loader = ({ request }: { request: Request }) =>
  readList(JOURNAL, request, (query) => call(journal.list, { query: { ...filtersOf(query), page: query.page } }));

/** A chain that does not hold, named by its first line that does not fit. */
function Broken({ anomalies }: Pick<EtatChaine, 'anomalies'>): ReactNode {
  const t = useText();
  const [ligne] = anomalies;
  if (ligne === undefined) return null;
  return (
    <Callout tone="danger" title={t('journal.chaine.rompue')}>
      {t('journal.chaine.rompue-texte', { ligne })}
    </Callout>
  );
}

/** How far the chain is proven. */
function Chain({ chaine: { verifieLe, enAttente } }: { chaine: EtatChaine }): ReactNode {
  const t = useText();
  const verified =
    verifieLe === null
      ? t('journal.chaine.jamais')
      : t('journal.chaine.verifiee', { date: formatInstantDate(verifieLe), heure: formatTime(verifieLe) });
  return (
    <Inline justify="between">
      <Text look="small">{verified}</Text>
      {enAttente > 0 && (
        <Text look="small" tone="subtle">
          {t('journal.chaine.attente', { nombre: enAttente })}
        </Text>
      )}
    </Inline>
  );
}

/** What narrows the trail. */
function JournalFilters(bar: { readonly asked: AskedList<JournalQuery>; readonly list: ListPage<unknown> }): ReactNode {
  const t = useText();
  return (
    <ListFilters
      {...bar}
      filters={[
        { kind: 'text', key: 'personne', label: t('journal.filtre.personne') },
        { kind: 'text', key: 'objet', label: t('journal.filtre.objet') },
        ...choiceFilter(
          'famille',
          t('journal.filtre.famille'),
          t('journal.filtre.toutes-familles'),
          FAMILLES_ACTE.map((id) => ({ id, label: t(`journal.famille.${id}`) })),
        ),
        periodFilter(t, 'periode', t('journal.filtre.periode')),
      ]}
      resultLabel={(counted) => t('journal.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('journal.voir', counted)}
    />
  );
}

/** The trail: who did what to what; reading it is itself recorded (rules/people#trail). */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused } = useLoaderData<typeof loader>();
  const asked = useList(JOURNAL, refused);
  if (role === null) return null;
  const { query } = asked;
  const objet = query.objetId === '' ? undefined : list.elements.find((one) => one.objet !== null)?.objet;
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('journal.titre')}
          description={t('journal.description', { caisse: role.mrp?.libelle ?? 'vide' })}
          action={<ExportJournal filtres={filtersOf(query)} total={list.total} />}
        />
      }
    >
      <Broken anomalies={list.chaine.anomalies} />
      <JournalFilters asked={asked} list={list} />
      {objet && <Heading level={2}>{t('journal.vie', { objet: objetText(t, objet) })}</Heading>}
      {list.elements.length === 0 ? (
        <NoRows
          total={list.total}
          firstHref={asked.hrefOf({ page: 1 })}
          empty={{
            icon: ScrollText,
            title: t('journal.vide'),
            description: t(JOURNAL.isNarrowed(query) ? 'journal.vide-filtre' : 'journal.vide-texte'),
          }}
        />
      ) : (
        <JournalEntries actes={list.elements} role={role} />
      )}
      {list.elements.length > 0 && (
        <ListPages
          list={list}
          hrefOf={(page) => asked.hrefOf(JOURNAL.atPage(page))}
          summary={(shown) => t('journal.resume', shown)}
        />
      )}
      <Chain chaine={list.chaine} />
    </Page>
  );
}
