import { type Echeance, Mois } from '@habilis/api/echeance/Echeance';
import { ECHEANCE_VIEWS, echeance } from '@habilis/api/echeance/endpoints';
import { moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import type { Role } from '@habilis/api/role/Role';
import { GENRES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import { formatDate } from '@habilis/i18n/format';
import { formatMonth } from '@habilis/i18n/formatMonths';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { media } from '@habilis/ui/theme/media';
import { useAtomValue } from 'jotai';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import * as z from 'zod/mini';
import { useMedia } from '../../boot/useMedia.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { EcheanceLine } from '../../echeance/EcheanceLine.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { ListActions } from '../../list/ListActions.tsx';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import { type ListPage, ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import { readList } from '../../list/readList.ts';
import { type AskedList, useList } from '../../list/useList.ts';
import { ListVues } from '../../list/vues/ListVues.tsx';
import { actingAtom } from '../../session/acting.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { CalendrierDialog } from './CalendrierDialog.tsx';
import { EcheanceMonths } from './EcheanceMonths.tsx';
import { ECHEANCES_LIST, type EcheancesQuery } from './echeanceQuery.ts';

const SHOWN = 30;

export async function loader({ request }: { request: Request }) {
  const [read, ligne] = await Promise.all([
    readList(ECHEANCES_LIST, request, (query) =>
      call(echeance.list, { query: { ...ECHEANCES_LIST.filtersOf(query), page: query.page, taille: SHOWN } }),
    ),
    call(echeance.ligne, {}),
  ]);
  return { ...read, ligne };
}

/** The given views, what is late with how many. */
const vuesOf = (t: Texts, current: EcheancesQuery['vue'], late: number) =>
  ECHEANCE_VIEWS.map((vue) => ({
    changesOf: () => ({ vue }),
    label: t(`echeances.vue.${vue}`),
    ...(vue === 'en-retard' ? { count: late } : {}),
    isCurrent: current === vue,
  }));

/** What the list is narrowed by: kind, and the months from and to. */
function filtersOf(t: Texts, query: EcheancesQuery, today: string) {
  const months = [...new Set([...moisDeLigne(today), query.du, query.au])]
    .filter((one) => one !== undefined)
    .toSorted()
    .map((id) => ({ id, label: z.safeParse(Mois, id).success ? formatMonth(id) : formatDate(id) }));
  const genres = GENRES_ECHEANCE.map((id) => ({ id, label: t(`echeances.genre.${id}`) }));
  return [
    ...choiceFilter('genre', t('echeances.type'), t('echeances.tous-genres'), genres),
    ...choiceFilter('du', t('echeances.du'), t('echeances.tous-mois'), months),
    ...choiceFilter('au', t('echeances.au'), t('echeances.tous-mois'), months),
  ];
}

type ActesProps = { readonly total: number; readonly query: EcheancesQuery; readonly onAgenda: () => void };

/** The personal calendar, which nobody opens in another's name, and the list as a file. */
function Actes({ total, query, onAgenda }: ActesProps): ReactNode {
  const t = useText();
  const acting = useAtomValue(actingAtom);
  return (
    <ListActions
      main={
        acting === null && (
          <Button icon={CalendarPlus} onPress={onAgenda}>
            {t('echeances.agenda')}
          </Button>
        )
      }
    >
      {total > 0 && (
        <ExportMenu
          name="echeances"
          read={(format) => call(echeance.export, { query: { ...ECHEANCES_LIST.filtersOf(query), format } })}
        />
      )}
    </ListActions>
  );
}

type RowsProps = {
  readonly list: ListPage<Echeance>;
  readonly asked: AskedList<EcheancesQuery>;
  readonly role: Role;
};

/** A page of the list by month, or why it is empty. */
function Rows({ list, asked: { query, hrefOf }, role }: RowsProps): ReactNode {
  const t = useText();
  const empty = ECHEANCES_LIST.isNarrowed(query) || query.vue !== 'toutes' ? 'vide-filtre' : 'vide';
  return (
    <>
      {list.elements.length === 0 ? (
        <NoRows
          total={list.total}
          firstHref={hrefOf({ page: 1 })}
          empty={{
            icon: CalendarClock,
            title: t(`echeances.${empty}.titre`),
            description: t(`echeances.${empty}.texte`),
          }}
        />
      ) : (
        <EcheanceMonths echeances={list.elements} role={role} />
      )}
      {list.total > SHOWN && (
        <ListPages list={list} hrefOf={(page) => hrefOf({ page })} summary={(shown) => t('echeances.resume', shown)} />
      )}
    </>
  );
}

/** All that ends or is due in the role's scope: one line, and the list by month. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { list, refused, ligne } = useLoaderData<typeof loader>();
  const asked = useList(ECHEANCES_LIST, refused);
  const isPhone = useMedia(media.phone);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  if (role === null) return null;
  const { query } = asked;
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('echeances.titre')}
          description={t('echeances.description')}
          action={<Actes total={list.total} query={query} onAgenda={() => setCalendarOpen(true)} />}
        />
      }
    >
      {!isPhone && (
        <Section title={t('echeances.ligne')}>
          <EcheanceLine ligne={ligne} role={role} />
        </Section>
      )}
      <ListVues
        liste="echeances"
        label={t('echeances.vues')}
        asked={asked}
        total={list.totalDepasse === true ? undefined : list.total}
        given={vuesOf(t, query.vue, ligne.enRetard.total)}
      />
      <ListFilters
        asked={asked}
        list={list}
        filters={filtersOf(t, query, today)}
        resultLabel={(counted) => t('echeances.resultats', counted)}
        showLabel={(counted) => t('echeances.voir', counted)}
      />
      <Rows list={list} asked={asked} role={role} />
      {isCalendarOpen && <CalendrierDialog onClose={() => setCalendarOpen(false)} />}
    </Page>
  );
}
