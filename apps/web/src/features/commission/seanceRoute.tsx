import { rolePath } from '@habilis/api/page/rolePaths';
import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour, Seance } from '@habilis/api/commission/Seance';
import { isSeanceVenue } from '@habilis/domain/demande-habilitation/isSeanceVenue';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import type { Column } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { CalendarCog, CalendarDays, CalendarX, Gavel } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { DecisionBadge } from '../../demande/commission/DecisionBadge.tsx';
import { Issues } from '../../demande/commission/Issues.tsx';
import { SendingFault } from '../../forms/SendingFault.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PointList } from './PointList.tsx';
import { useReplanning } from './useReplanning.ts';
import { usePointSelection } from './usePointSelection.ts';

export async function loader({ params }: { params: { date?: string } }) {
  const [day, seances] = await Promise.all([
    call(commission.ordreDuJour, { params: { date: params.date ?? '' } }),
    call(commission.seances, {}),
  ]);
  return { ...day, others: seances.ouvertes.filter(({ date }) => date !== day.date) };
}

const FILES = {
  pdf: commission.ordreDuJourPdf,
  csv: commission.ordreDuJourTableau,
} as const;

/** Downloads of the agenda. */
function Downloads({ date }: { date: string }): ReactNode {
  const t = useText();
  return (
    <ButtonGroup>
      {(['csv', 'pdf'] as const).map((kind) => (
        <DownloadButton
          key={kind}
          label={t(`workflow.commission.ordre-du-jour.${kind}`)}
          name={`${date}.${kind}`}
          read={() => call(FILES[kind], { params: { date } })}
        />
      ))}
    </ButtonGroup>
  );
}

type Points = readonly PointOrdreDuJour[];

/** What may be done with the chosen demandes: to decide, once the seance has come, to move, to take out. */
function useChoice(points: Points, date: string, isVenue: boolean, replanning: ReturnType<typeof useReplanning>) {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const { isBusy } = replanning;
  const pathOf = (chosen: Points) => {
    const ids = chosen.map(({ demandeHabilitationId }) => demandeHabilitationId).join(',');
    return role === null ? '' : `${rolePath(role, 'commissionDecision', date)}?demandes=${ids}`;
  };
  const selection = usePointSelection(points, [
    ...(isVenue
      ? [
          {
            id: 'decider',
            label: t('workflow.commission.decider'),
            icon: Gavel,
            isBusy,
            onPress: (chosen: Points) => void navigate(pathOf(chosen)),
          },
        ]
      : []),
    { id: 'changer', label: t('workflow.action.Replanifie'), icon: CalendarCog, isBusy, onPress: replanning.move },
    {
      id: 'retirer',
      label: t('workflow.action.Deprogramme'),
      icon: CalendarX,
      isBusy,
      onPress: (chosen) => void replanning.clear(chosen),
    },
  ]);
  return { pathOf, selection };
}

function useDecidingColumn(pathOf: (points: Points) => string): Column<PointOrdreDuJour> {
  const t = useText();
  return {
    key: 'decider',
    header: t('workflow.commission.decision'),
    width: 110,
    isAction: true,
    render: (point) => (
      <LinkButton size="small" href={pathOf([point])}>
        {t('workflow.commission.decider')}
      </LinkButton>
    ),
  };
}

/** The demandes without a decision, to decide together or to move to another day. */
function ToDecide({
  points,
  others,
  date,
  isVenue,
  mayDecide,
}: {
  points: Points;
  others: readonly Seance[];
  date: string;
  isVenue: boolean;
  mayDecide: boolean;
}): ReactNode {
  const t = useText();
  const replanning = useReplanning();
  const { pathOf, selection } = useChoice(points, date, isVenue, replanning);
  const deciding = useDecidingColumn(pathOf);
  const nameOf = (id: number) => points.find((one) => one.demandeHabilitationId === id)?.numero ?? '';
  return (
    <Stack>
      <Issues issues={replanning.issues} nameOf={nameOf} />
      <SendingFault fault={replanning.fault} />
      <PointList
        caption={t('workflow.commission.a-decider')}
        points={points}
        columns={mayDecide && isVenue ? [deciding] : []}
        selection={mayDecide ? selection : undefined}
      />
      {replanning.moved !== null && (
        <PlanDialog
          points={replanning.moved}
          seances={others}
          isMove
          onDone={replanning.tell}
          onClose={replanning.close}
        />
      )}
    </Stack>
  );
}

/** One seance: what is still to decide, and what was decided. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { date, points, others } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const isDecider = can(role.type, 'decide');
  const isVenue = isSeanceVenue(date, today);
  const open = points.filter(({ decision }) => decision === null);
  const decided = points.filter(({ decision }) => decision !== null);
  const title = t('workflow.commission.seance-du', { date: formatLongDate(date) });
  return (
    <Page
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('workflow.commission.titre'), href: rolePath(role, 'commission') }]}
          here={formatDate(date)}
          description={t('workflow.commission.inscrites-au-total', { nombre: points.length })}
          action={<Downloads date={date} />}
        />
      }
    >
      {isDecider && !isVenue && open.length > 0 && (
        <Callout tone="info" title={t('workflow.commission.trop-tot', { date: formatDate(date) })}>
          <Text>{t('workflow.commission.trop-tot-aide')}</Text>
        </Callout>
      )}
      {points.length === 0 && (
        <EmptyState
          icon={CalendarDays}
          title={t('workflow.commission.seance-vide')}
          description={t('workflow.commission.seance-vide-aide')}
        />
      )}
      {open.length > 0 && (
        <Section title={t('workflow.commission.a-decider')}>
          <ToDecide points={open} others={others} date={date} isVenue={isVenue} mayDecide={isDecider} />
        </Section>
      )}
      {decided.length > 0 && (
        <Section title={t('workflow.commission.decidees')}>
          <PointList
            caption={t('workflow.commission.decidees')}
            points={decided}
            columns={[
              {
                key: 'decision',
                header: t('workflow.commission.decision'),
                width: 200,
                render: ({ decision }) => decision !== null && <DecisionBadge decision={decision} />,
              },
            ]}
          />
        </Section>
      )}
    </Page>
  );
}
