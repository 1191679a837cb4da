import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, deadlines, figures } from '@habilis/ui/DataTable';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { niveauCell } from '../../etat/niveauCell.tsx';
import { niveauOf } from '../../etat/niveauOf.ts';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import type { AskedList } from '../../list/useList.ts';
import { SessionBadge } from './SessionBadge.tsx';
import { shortDates } from './sessionDates.ts';
import { SESSIONS, type SessionQuery } from './sessionQuery.ts';
import { suppressionView } from '../../etat/suppressionView.ts';

/** By when a session is to be closed; nothing once it is. */
function ToCloseBefore({ row }: { row: SessionSummary }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const view = suppressionView(t, row, today, true);
  return view === null ? null : <Deadline {...view} />;
}

type SessionColumn = Column<SessionSummary> & { readonly key: SessionQuery['colonnes'][number] };

function useColumns(hasEntites: boolean): SessionColumn[] {
  const t = useText();
  const { today } = useServerProperties();
  const entite: SessionColumn = {
    key: 'raisonSociale',
    header: t('listes.entite'),
    width: 170,
    isSortable: true,
    render: ({ raisonSociale }) => raisonSociale,
  };
  return [
    {
      key: 'numero',
      header: t('listes.numero'),
      isSortable: true,
      ...figures<SessionSummary>(({ numero }) => numero ?? t('listes.sans-numero')),
    },
    {
      key: 'etat',
      header: t('sessions-certification.liste.etat'),
      width: 124,
      render: ({ etat }) => <SessionBadge etat={etat} />,
    },
    ...(hasEntites ? [entite] : []),
    {
      key: 'dispositifNiveau',
      header: t('listes.niveau'),
      width: 116,
      render: (row) => niveauCell(t, row),
    },
    {
      isSecondary: true,
      key: 'mode',
      header: t('sessions-certification.liste.mode'),
      width: 110,
      render: ({ mode }) => t(`sessions-certification.mode.${mode}`),
    },
    {
      key: 'dateSession',
      header: t('sessions-certification.liste.dates'),
      isSortable: true,
      ...figures<SessionSummary>((row) => shortDates(row) ?? ''),
    },
    {
      isSecondary: true,
      key: 'animateur',
      header: t('sessions-certification.liste.formateur'),
      width: 100,
      render: ({ animateurNomPrenom }) => animateurNomPrenom ?? '',
    },
    {
      isSecondary: true,
      key: 'lieu',
      header: t('sessions-certification.liste.lieu'),
      width: 76,
      render: ({ lieu }) => lieu ?? '',
    },
    {
      key: 'nbStagiaires',
      header: t('sessions-certification.liste.stagiaires'),
      width: 50,
      isSecondary: true,
      align: 'end',
      render: ({ nbStagiaires }) => String(nbStagiaires),
    },
    {
      key: 'dateSuppressionSession',
      header: t('sessions-certification.liste.cloturer-avant'),
      isSortable: true,
      ...deadlines<SessionSummary>((row) => suppressionView(t, row, today, true)),
    },
  ];
}

function Card({ row, hasEntites }: { row: SessionSummary; hasEntites: boolean }): ReactNode {
  const t = useText();
  const facts = [shortDates(row), row.lieu, row.animateurNomPrenom].filter((fact) => fact !== null);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Identifier>{row.numero ?? t('listes.sans-numero')}</Identifier>
        <Text as="span" look="small">
          <ToCloseBefore row={row} />
        </Text>
      </Inline>
      <Text isStrong>{niveauOf(t, row)}</Text>
      {hasEntites && (
        <Text look="small" as="div">
          {row.raisonSociale}
        </Text>
      )}
      <Text look="small" tone="subtle" as="div">
        {facts.join(' · ')}
      </Text>
      <Inline justify="between">
        <SessionBadge etat={row.etat} />
        <Text as="span" look="small" tone="subtle">
          {t('sessions-certification.liste.nombre-stagiaires', { nombre: row.nbStagiaires })}
        </Text>
      </Inline>
    </Stack>
  );
}

type Props = {
  readonly caption: string;
  readonly list: ListPage<SessionSummary>;
  readonly asked: AskedList<SessionQuery>;
  /** Whether the list covers several entites. */
  readonly hasEntites: boolean;
  readonly hrefOf: (row: SessionSummary) => string;
  /** Whether it holds what waits for the reader. @default false */
  readonly isTodo?: boolean;
  /** The session whose bar is pointed at in the month. */
  readonly litKey?: string | undefined;
};

/** A page of sessions: table or cards, order, pages, and what to do when the list is empty. */
export function SessionList({ hasEntites, hrefOf, isTodo = false, ...page }: Props): ReactNode {
  const t = useText();
  const columns = useColumns(hasEntites);
  const { query } = page.asked;
  const isNarrowed = SESSIONS.isNarrowed({ ...query, vue: 'en-cours' });
  const which = isNarrowed ? 'filtres' : isTodo ? 'a-faire' : query.vue;
  return (
    <ListTable
      {...page}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowHref={hrefOf}
      card={(row) => <Card row={row} hasEntites={hasEntites} />}
      summary={(shown) => t('sessions-certification.liste.resume', shown)}
      empty={{
        icon: CalendarDays,
        title: t(`sessions-certification.liste.vide.${which}.titre`),
        description: t(`sessions-certification.liste.vide.${which}.texte`),
      }}
    />
  );
}
