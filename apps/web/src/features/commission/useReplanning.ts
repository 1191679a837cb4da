import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../session/call.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

/** Moves demandes to another seance, or removes them from theirs after a question; each refusal is shown with its reason. */
export function useReplanning() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const sending = useSending();
  const [moved, move] = useState<readonly PointOrdreDuJour[] | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const tell = async (all: readonly Issue[], dateCnh: string | null) => {
    const nombre = all.filter(({ title }) => title === null).length;
    setIssues(all);
    if (nombre > 0 && dateCnh === null) tellDone('workflow.commission.retirees', { nombre });
    if (nombre > 0 && dateCnh !== null)
      tellDone('workflow.commission.inscrites', { nombre, date: formatDate(dateCnh) });
    await revalidate();
    move(null);
  };
  const clear = async (points: readonly PointOrdreDuJour[]) => {
    const isSure = await confirm({
      title: t('workflow.commission.retirer-question', { nombre: points.length }),
      message: t('workflow.commission.retirer-texte', { nombre: points.length }),
      confirmLabel: t('workflow.action.Deprogramme'),
    });
    if (!isSure) return;
    const demandes = points.map(({ demandeHabilitationId, version }) => ({ demandeHabilitationId, version }));
    await sending.send(async () => tell(await call(commission.planifier, { body: { dateCnh: null, demandes } }), null));
  };
  return {
    moved,
    move,
    close: () => move(null),
    clear,
    tell,
    issues,
    isBusy: sending.isBusy,
    fault: sending.faults[0]?.label,
  };
}
