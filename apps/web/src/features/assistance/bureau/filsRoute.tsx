import { rolePath } from '@habilis/api/page/rolePaths';
import { bureauSupport } from '@habilis/api/support/bureau';
import { type CompteursSupport, type FilSummary, type Operateur, SUPPORT_VUES } from '@habilis/api/support/FilSupport';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { dayOfInstant } from '@habilis/i18n/dayOfInstant';
import { formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Column, figures } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { Inbox, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { AreaHeader } from '../../../layout/AreaHeader.tsx';
import { choiceFilter, ListFilters } from '../../../list/ListFilters.tsx';
import { ListTable } from '../../../list/ListTable.tsx';
import { readList } from '../../../list/readList.ts';
import { useList } from '../../../list/useList.ts';
import { ListVues } from '../../../list/vues/ListVues.tsx';
import { currentRoleAtom } from '../../../session/atoms.ts';
import { call } from '../../../session/call.ts';
import { EtatFilBadge } from '../EtatFilBadge.tsx';
import { FILS, type FilsQuery, SUJETS } from './filsQuery.ts';

export async function loader({ request }: { request: Request }) {
  const [read, counts, operateurs] = await Promise.all([
    readList(FILS, request, ({ vue, recherche, module, responsable, tri, ordre, page }) =>
      call(bureauSupport.list, {
        query: {
          vue,
          recherche,
          tri,
          ordre,
          page,
          ...(module === undefined ? {} : { module }),
          ...(responsable === '' ? {} : { responsable }),
        },
      }),
    ),
    call(bureauSupport.compteurs, {}, { background: true }),
    call(bureauSupport.operateurs, {}, { background: true }),
  ]);
  return { ...read, counts, operateurs };
}

/** For how many days of Paris a message has waited, in words. */
const ageOf = (t: Texts, instant: string, today: string): string =>
  t('supports.bureau.age', { jours: Math.max(0, daysBetween(dayOfInstant(instant), today)) });

/** Who holds a message, or that nobody does. */
function Responsable({ row }: { readonly row: FilSummary }): ReactNode {
  const t = useText();
  if (row.responsable !== null) return row.responsable.nomPrenom;
  return (
    <Text as="span" tone="subtle">
      {t('supports.bureau.personne')}
    </Text>
  );
}

type FilColumn = Column<FilSummary> & { readonly key: FilsQuery['colonnes'][number] };

function useColumns(): FilColumn[] {
  const t = useText();
  const { today } = useServerProperties();
  return [
    { key: 'objet', header: t('supports.objet'), width: 260, isSortable: true, render: ({ objet }) => objet },
    { key: 'expediteur', header: t('supports.expediteur'), width: 160, render: ({ nomPrenom }) => nomPrenom },
    { key: 'etat', header: t('supports.bureau.etat'), width: 120, render: ({ etat }) => <EtatFilBadge etat={etat} /> },
    {
      key: 'responsable',
      header: t('supports.bureau.responsable'),
      width: 150,
      isSecondary: true,
      render: (row) => <Responsable row={row} />,
    },
    {
      key: 'recuLe',
      header: t('supports.bureau.recu'),
      isSecondary: true,
      isSortable: true,
      ...figures<FilSummary>(({ recuLe }) => formatInstantDate(recuLe)),
    },
    {
      key: 'dernierLe',
      header: t('supports.bureau.dernier'),
      width: 130,
      isSortable: true,
      render: ({ dernierLe }) => ageOf(t, dernierLe, today),
    },
  ];
}

function Card({ row }: { row: FilSummary }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return (
    <Stack gap={4}>
      <Text isStrong>{row.objet}</Text>
      <Text look="small" as="div">
        {row.nomPrenom} · {row.responsable?.nomPrenom ?? t('supports.bureau.personne')}
      </Text>
      <Inline gap={8}>
        <EtatFilBadge etat={row.etat} />
        <Text look="small" as="span" tone="subtle">
          {ageOf(t, row.dernierLe, today)}
        </Text>
      </Inline>
    </Stack>
  );
}

/** The given views, those that wait with how many. */
function vuesOf(t: Texts, counts: CompteursSupport, current: FilsQuery['vue']) {
  const countOf: Partial<Record<FilsQuery['vue'], number>> = {
    'a-traiter': counts.total,
    'les-miens': counts.lesMiens,
    'sans-responsable': counts.sansResponsable,
    repondus: counts.repondus,
  };
  return SUPPORT_VUES.map((vue) => ({
    changesOf: () => ({ vue }),
    label: t(`supports.bureau.vue.${vue}`),
    count: countOf[vue],
    isCurrent: current === vue,
  }));
}

/** What the messages are narrowed by: words, subject, who holds them. */
const filtersOf = (t: Texts, operateurs: readonly Operateur[]) => [
  { kind: 'text' as const, key: 'recherche', label: t('supports.bureau.recherche') },
  ...choiceFilter(
    'module',
    t('supports.sujet'),
    t('faqs.tous-sujets'),
    SUJETS.map((id) => ({ id, label: t(`supports.module.${id}`) })),
  ),
  ...choiceFilter(
    'responsable',
    t('supports.bureau.responsable'),
    t('supports.bureau.tous-responsables'),
    operateurs.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom })),
  ),
];

/** The messages to the support, by view: what waits longest first. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const columns = useColumns();
  const { list, refused, counts, operateurs } = useLoaderData<typeof loader>();
  const asked = useList(FILS, refused);
  if (role === null) return null;
  const title = t('supports.bureau.titre');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          action={
            <LinkButton href={rolePath(role, 'reponsesPretes')} icon={MessageSquareText}>
              {t('supports.bureau.pretes')}
            </LinkButton>
          }
        />
      }
    >
      <ListVues
        liste="messages-support"
        label={t('listes.vues')}
        asked={asked}
        given={vuesOf(t, counts, asked.query.vue)}
        total={list.totalDepasse === true ? undefined : list.total}
      />
      <ListFilters
        asked={asked}
        list={list}
        filters={filtersOf(t, operateurs)}
        resultLabel={(counted) => t('supports.bureau.resultats', counted)}
        isCountedBelow
        showLabel={(counted) => t('supports.bureau.voir', counted)}
      />
      <ListTable
        caption={title}
        list={list}
        asked={asked}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => rolePath(role, 'filSupport', id)}
        card={(row) => <Card row={row} />}
        summary={(rows) => t('supports.bureau.resume', rows)}
        empty={{
          icon: Inbox,
          title: t('supports.bureau.vide.titre'),
          description: t('supports.bureau.vide.texte'),
        }}
      />
    </Page>
  );
}
