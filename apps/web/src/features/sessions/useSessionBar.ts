import { useText } from '@habilis/i18n/TextProvider';
import { nextToFill } from '../../document/leftToFill.ts';
import type { Faults } from '../../document/useFaults.ts';
import { goToField } from '../../forms/fieldId.ts';
import type { WaitingImport } from './import/useWaitingImport.ts';
import type { OpenResultats } from './resultats/useResultats.ts';
import type { SessionDocument } from './sessionKind.ts';
import { SESSION_TABS, type SessionTab, tabOfPath } from './sessionTabs.ts';

type Work = {
  readonly session: SessionDocument;
  readonly faults: Pick<Faults<SessionTab>, 'left' | 'tabOf' | 'isAwaited'>;
  readonly importing: WaitingImport;
  readonly resultats: Pick<OpenResultats, 'isEditable' | 'faults' | 'takeNext'>;
  readonly shown: SessionTab;
  readonly onTab: (tab: SessionTab) => void;
};

/** What stands out in the bar of a session, after the work: a class that waits is inscribed, then what another tab lacks, then the next stagiaire; else the step itself. */
export function useSessionBar({ session, faults, importing, resultats, shown, onTab }: Work) {
  const t = useText();
  const isDraft = session.modifiable && session.etat === 'SAISIE';
  const { nombre } = importing;
  if (isDraft && nombre !== null)
    return { continueLabel: t('sessions-certification.import.inscrire', { nombre }), onContinue: importing.goOn };
  if (resultats.isEditable && resultats.faults.length > 0)
    return {
      continueLabel: t('sessions-certification.resultats.suivant'),
      onContinue: () => {
        const path = resultats.takeNext();
        if (path !== null) goToField(path, () => onTab('resultats'));
      },
    };
  if (!isDraft) return {};
  const path = nextToFill(faults, SESSION_TABS, shown);
  if (path === null) return { isAwaited: faults.isAwaited };
  return { onContinue: () => goToField(path, () => onTab(tabOfPath(path))) };
}
