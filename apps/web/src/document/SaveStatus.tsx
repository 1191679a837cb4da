import { ProblemError } from '@habilis/api/client/errors';
import { formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { AutosaveStatus } from '@habilis/ui/AutosaveStatus';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { AutosaveState } from './autosaveQueue.ts';
import { isConflict } from './conflictOf.ts';
import { faultsOf } from '../forms/fieldFaults.ts';
import { closedAtom } from '../session/closedAtom.ts';
import { problemText } from '../messages/reportError.ts';

/** Why saving has stopped: a conflict waits for a choice, a refused value for a correction; any other error gives its own text. */
function stopOf(error: unknown, t: Texts): string {
  if (isConflict(error)) return t('workflow.conflit.barre');
  if (!(error instanceof ProblemError) || faultsOf(error).length > 0) return t('workflow.brouillon.refuse');
  return t('workflow.brouillon.refuse-motif', { motif: problemText(error.problem.title) });
}

/** The save status of the draft, in words; where there is little room, what goes well is said in one word. */
export function SaveStatus({ status, isBrief = false }: { status: AutosaveState; isBrief?: boolean }): ReactNode {
  const t = useText();
  const closed = useAtomValue(closedAtom);
  const short = (state: 'aucun' | 'attente' | 'en-cours' | 'enregistre') =>
    isBrief ? t(`workflow.brouillon.court.${state}`) : undefined;
  switch (status.kind) {
    case 'idle':
      return <AutosaveStatus state="idle" shortLabel={short('aucun')} label={t('workflow.brouillon.aucun')} />;
    case 'pending':
      return <AutosaveStatus state="pending" shortLabel={short('attente')} label={t('workflow.brouillon.attente')} />;
    case 'saving':
      return <AutosaveStatus state="saving" shortLabel={short('en-cours')} label={t('workflow.brouillon.en-cours')} />;
    case 'saved':
      return (
        <AutosaveStatus
          state="saved"
          shortLabel={short('enregistre')}
          label={t('workflow.brouillon.enregistre', { heure: formatTime(status.at) })}
        />
      );
    case 'error':
      if (closed !== null) return <AutosaveStatus state="offline" label={`${closed} ${t('arret.garde')}`} />;
      return navigator.onLine ? (
        <AutosaveStatus state="error" label={t('workflow.brouillon.erreur', { secondes: status.retryInMs / 1000 })} />
      ) : (
        <AutosaveStatus state="offline" label={t('workflow.brouillon.hors-ligne')} />
      );
    case 'stopped':
      // A conflict has a notice of its own.
      return <AutosaveStatus state="error" label={stopOf(status.error, t)} isSilent={isConflict(status.error)} />;
  }
}
