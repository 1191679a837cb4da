import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { isAnnulable } from '@habilis/domain/commission/isAnnulable';
import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Text } from '@habilis/ui/Text';
import { MailCheck, Send, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '../../session/call.ts';
import { confirm } from '../../shell/dialogAtoms.ts';
import { problemText } from '../../shell/reportError.ts';
import { addToast, SUCCESS_LIFE_MS } from '../../shell/toasts.ts';
import { useSending } from '../../shell/useSending.ts';
import { CommissionPage } from './CommissionPage.tsx';
import { DecisionBadge } from './DecisionBadge.tsx';
import { Issues } from './Issues.tsx';
import { PointList } from './PointList.tsx';
import { useNow } from './useNow.ts';
import { usePointSelection } from './usePointSelection.ts';

export const loader = () => call(commission.enAttente, {});

const MINUTE_MS = 60_000;

/** When the letter leaves, or what keeps it. */
function Departure({ point: { decision }, now }: { point: PointOrdreDuJour; now: number }): ReactNode {
  const t = useText();
  if (decision === null) return null;
  if (decision.obstacle !== null) {
    return (
      <Text as="span" look="small" tone="danger">
        {t('habilitations.commission.obstacle', { raison: problemText(decision.obstacle) })}
      </Text>
    );
  }
  const minutes = Math.ceil((Date.parse(decision.envoiLe) - now) / MINUTE_MS);
  return (
    <Text as="span" look="small">
      {minutes > 0
        ? t('habilitations.commission.part-dans', { minutes, heure: formatTime(decision.envoiLe) })
        : t('habilitations.commission.part')}
    </Text>
  );
}

/** The decisions that may still be cancelled. */
export function Component(): ReactNode {
  const t = useText();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const points = useLoaderData<typeof loader>();
  const sending = useSending([]);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const isDue = points.some(({ decision }) => decision !== null && Date.parse(decision.envoiLe) <= now);
  // A letter that was due has left, or something keeps it.
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, now, revalidate]);
  const treat = async (verb: 'annuler' | 'envoyer', chosen: readonly PointOrdreDuJour[]) => {
    const decisionIds = chosen.flatMap(({ decision }) => (decision === null ? [] : [decision.id]));
    const isSure = await confirm({
      title: t(`habilitations.commission.${verb}-question`, { nombre: decisionIds.length }),
      message: t(`habilitations.commission.${verb}-texte`),
      confirmLabel: t(`habilitations.commission.${verb}-oui`, { nombre: decisionIds.length }),
      cancelLabel: t('habilitations.commission.garder'),
    });
    if (!isSure) return;
    await sending.send(async () => {
      const all = await call(commission[verb], { body: { decisionIds } });
      const nombre = all.filter(({ title }) => title === null).length;
      setIssues(all);
      if (nombre > 0) {
        const detail = t(`habilitations.commission.${verb}-fait`, { nombre });
        addToast({ severity: 'success', summary: t('erreurs.succes'), detail, life: SUCCESS_LIFE_MS });
      }
    });
    void revalidate();
  };
  const selection = usePointSelection(points, [
    {
      id: 'annuler',
      label: t('habilitations.commission.annuler'),
      icon: Undo2,
      onPress: (chosen) => void treat('annuler', chosen),
    },
    {
      id: 'envoyer',
      label: t('habilitations.commission.envoyer-choisies'),
      icon: Send,
      onPress: (chosen) => void treat('envoyer', chosen),
    },
  ]);
  const nameOf = (id: number) => points.find(({ decision }) => decision?.id === id)?.numero ?? '';
  const at = new Date(now).toISOString();
  return (
    <CommissionPage>
      <Issues issues={issues} nameOf={nameOf} />
      {sending.faults[0] !== undefined && (
        <div role="alert">
          <Text tone="danger">{sending.faults[0].label}</Text>
        </div>
      )}
      {points.length === 0 ? (
        <EmptyState
          icon={MailCheck}
          title={t('habilitations.commission.rien-en-attente')}
          description={t('habilitations.commission.rien-en-attente-aide')}
        />
      ) : (
        <>
          <Text>{t('habilitations.commission.en-attente-aide')}</Text>
          <PointList
            caption={t('habilitations.commission.en-attente')}
            points={points}
            columns={[
              {
                key: 'decision',
                header: t('habilitations.commission.decision'),
                width: 190,
                render: ({ decision }) => decision !== null && <DecisionBadge decision={decision} />,
              },
              {
                key: 'depart',
                header: t('habilitations.commission.lettre'),
                width: 180,
                render: (point) => <Departure point={point} now={now} />,
              },
              {
                key: 'annuler',
                header: t('habilitations.commission.que-faire'),
                width: 190,
                isAction: true,
                render: (point) =>
                  point.decision !== null &&
                  isAnnulable(point.decision, at) && (
                    <ButtonGroup isStackedOnPhone={false}>
                      <Button size="small" isBusy={sending.isBusy} onPress={() => void treat('annuler', [point])}>
                        {t('habilitations.commission.annuler')}
                      </Button>
                      <Button size="small" isBusy={sending.isBusy} onPress={() => void treat('envoyer', [point])}>
                        {t('habilitations.commission.envoyer')}
                      </Button>
                    </ButtonGroup>
                  ),
              },
            ]}
            selection={selection}
          />
        </>
      )}
    </CommissionPage>
  );
}
