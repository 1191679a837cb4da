import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { isAnnulable } from '@habilis/domain/commission/isAnnulable';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import type { Column } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Text } from '@habilis/ui/Text';
import { MailCheck, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '../../session/call.ts';
import { DecisionBadge } from '../../demande/commission/DecisionBadge.tsx';
import { Departure } from '../../demande/commission/Departure.tsx';
import { Issues } from '../../demande/commission/Issues.tsx';
import { useHeldDecisions } from '../../demande/commission/useHeldDecisions.ts';
import { SendingFault } from '../../forms/SendingFault.tsx';
import { CommissionPage } from './CommissionPage.tsx';
import { PointList } from './PointList.tsx';
import { usePointSelection } from './usePointSelection.ts';

export const loader = () => call(commission.enAttente, {});

/** A decision, when its letter leaves, and what stops it or sends it now. */
function useColumns(
  { now, isBusy }: ReturnType<typeof useHeldDecisions>,
  onTreat: (verb: 'annuler' | 'envoyer', point: PointOrdreDuJour) => void,
): Column<PointOrdreDuJour>[] {
  const t = useText();
  const at = new Date(now).toISOString();
  return [
    {
      key: 'decision',
      header: t('workflow.commission.decision'),
      width: 190,
      render: ({ decision }) => decision !== null && <DecisionBadge decision={decision} />,
    },
    {
      key: 'depart',
      header: t('workflow.commission.lettre'),
      width: 180,
      render: ({ decision }) => decision !== null && <Departure decision={decision} now={now} />,
    },
    {
      key: 'annuler',
      header: t('workflow.commission.que-faire'),
      width: 190,
      isAction: true,
      render: (point) =>
        point.decision !== null &&
        isAnnulable(point.decision, at) && (
          <ButtonGroup isStackedOnPhone={false}>
            <Button size="small" isBusy={isBusy} onPress={() => onTreat('annuler', point)}>
              {t('workflow.commission.annuler')}
            </Button>
            <Button size="small" isBusy={isBusy} onPress={() => onTreat('envoyer', point)}>
              {t('workflow.commission.envoyer')}
            </Button>
          </ButtonGroup>
        ),
    },
  ];
}

/** The decisions that may still be cancelled. */
export function Component(): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const points = useLoaderData<typeof loader>();
  const decisionsOf = (chosen: readonly PointOrdreDuJour[]) =>
    chosen.flatMap(({ decision }) => (decision === null ? [] : [decision]));
  const pointOf = (id: number) => points.find(({ decision }) => decision?.id === id);
  const nameOf = (id: number) => pointOf(id)?.numero ?? '';
  const held = useHeldDecisions(decisionsOf(points), revalidate, (id) =>
    [nameOf(id), pointOf(id)?.entite.raisonSociale].join(', '),
  );
  const { isBusy } = held;
  const treat = (verb: 'annuler' | 'envoyer', chosen: readonly PointOrdreDuJour[]) =>
    held.treat(verb, decisionsOf(chosen));
  const selection = usePointSelection(points, [
    {
      id: 'annuler',
      label: t('workflow.commission.annuler'),
      icon: Undo2,
      isBusy,
      onPress: (chosen) => void treat('annuler', chosen),
    },
    {
      id: 'envoyer',
      label: t('workflow.commission.envoyer-choisies'),
      icon: Send,
      isBusy,
      onPress: (chosen) => void treat('envoyer', chosen),
    },
  ]);
  const columns = useColumns(held, (verb, point) => void treat(verb, [point]));
  return (
    <CommissionPage>
      <Issues issues={held.issues} nameOf={nameOf} />
      <SendingFault fault={held.fault} />
      {points.length === 0 ? (
        <EmptyState
          icon={MailCheck}
          title={t('workflow.commission.rien-en-attente')}
          description={t('workflow.commission.rien-en-attente-aide')}
        />
      ) : (
        <>
          <Text>{t('workflow.commission.en-attente-aide')}</Text>
          <PointList
            caption={t('workflow.commission.en-attente')}
            points={points}
            columns={columns}
            selection={selection}
          />
        </>
      )}
    </CommissionPage>
  );
}
