import { ProblemError } from '@habilis/api/client/errors';
import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import { type DaTab, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { problemText } from '../../shell/reportError.ts';
import type { DemandeFormState, FieldFault } from './useDemandeForm.ts';

/** What is wrong with the form since the last try to submit, by field. */
export function useFaults(state: DemandeFormState, today: string) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [fromServer, setFromServer] = useState<readonly FieldFault[]>([]);
  const pieces = [...state.demande.fileUploads.filter(({ id }) => !state.removed.has(id)), ...state.newFiles];
  const found = () =>
    checkSoumission(state.saisie, pieces, {
      today,
      validiteAttestationJours: DEFAULT_SETTINGS.validiteAttestationUrssafJours,
    });
  // After a failed try the faults follow what is typed.
  const faults = attempt === 0 ? [] : [...found(), ...fromServer.filter(({ path }) => path !== '')];
  return {
    attempt,
    faults,
    /** Judges the form before it is sent; true when nothing keeps it. */
    check: (): boolean => {
      setAttempt(attempt + 1);
      setFromServer([]);
      return found().length === 0;
    },
    /** Takes the faults that the server told. */
    take: (error: unknown) => {
      setAttempt((count) => count + 1);
      if (error instanceof ProblemError) setFromServer(error.problem.errors ?? []);
    },
    clear: () => {
      setAttempt(0);
      setFromServer([]);
    },
    faultOf: (path: string): string | undefined => {
      const fault = faults.find((one) => one.path === path);
      return fault === undefined ? undefined : problemText(fault.title);
    },
    countOf: (tab: DaTab): number => faults.filter(({ path }) => tabOfField(path) === tab).length,
    labelOf: ({ path, title }: FieldFault): string =>
      `${t(`entites.onglet.${tabOfField(path)}`)}\u00A0: ${problemText(title)}`,
  };
}
