import { commission } from '@habilis/api/commission/endpoints';
import type { DecisionCommission } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../session/call.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';
import { useNow } from './useNow.ts';

/** Cancels a decision whose letter has not left, or sends it at once, after a question that names its demande; `onChange` reads the decisions again, also when a letter falls due. */
export function useHeldDecisions(
  decisions: readonly DecisionCommission[],
  onChange: () => Promise<unknown>,
  nameOf: (decisionId: number) => string,
) {
  const t = useText();
  const now = useNow();
  const sending = useSending();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  // A due letter has left, or something now prevents it.
  const isDue = decisions.some(({ envoiLe, obstacle }) => obstacle === null && Date.parse(envoiLe) <= now);
  const reread = useEffectEvent(onChange);
  useEffect(() => {
    if (isDue) void reread();
  }, [isDue, now]);
  const treat = async (verb: 'annuler' | 'envoyer', chosen: readonly DecisionCommission[]) => {
    const decisionIds = chosen.map(({ id }) => id);
    const isSure = await confirm({
      title: t(`workflow.commission.${verb}-question`, { nombre: decisionIds.length }),
      message: t(`workflow.commission.${verb}-texte`, {
        nombre: decisionIds.length,
        demandes: decisionIds.map(nameOf).join(' · '),
      }),
      confirmLabel: t(`workflow.commission.${verb}-oui`, { nombre: decisionIds.length }),
      cancelLabel: t('workflow.commission.garder'),
    });
    if (!isSure) return;
    await sending.send(async () => {
      try {
        const all = await call(commission[verb], { body: { decisionIds } });
        const nombre = all.filter(({ title }) => title === null).length;
        setIssues(all);
        if (nombre > 0) tellDone(`workflow.commission.${verb}-fait`, { nombre });
      } finally {
        await onChange();
      }
    });
  };
  return { treat, issues, now, isBusy: sending.isBusy, fault: sending.faults[0]?.label };
}

/** Decisions that wait, and what may be done with them. */
export type HeldDecisions = ReturnType<typeof useHeldDecisions>;
