import type { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import { DA_TABS, type DaTab, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useState } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { problemText } from '../../shell/reportError.ts';
import type { DocumentState } from './demandeDocument.ts';
import { type FieldFault, faultsOf, valueAt } from './fieldFaults.ts';
import { partLabel } from './fieldLabels.ts';

/** A fault that the server told of a value; it stands until that value changes. */
type ToldFault = FieldFault & { readonly value: unknown };

type Check = typeof checkSoumission;

/** What judges the form, with its heavy numbering plans of telephones; without network the server judges alone. */
const loadCheck = (): Promise<Check | undefined> =>
  import('@habilis/domain/demande-administrative/checkSoumission').then(
    (module) => module.checkSoumission,
    () => undefined,
  );

/** The summary follows the order of the tabs. */
const rankOf = ({ path }: FieldFault): number => DA_TABS.indexOf(tabOfField(path));

/** What is wrong with the form, by field: what the server told, and what keeps it from being submitted once that was tried. */
export function useFaults(
  { demande, saisie, newFiles, removed, status }: DocumentState,
  { today, isJudged }: { today: string; isJudged: boolean },
) {
  const t = useText();
  const { validiteAttestationUrssafJours: validiteAttestationJours } = useServerProperties();
  const [attempt, setAttempt] = useState(0);
  /** Set once the form was judged: from then on its faults follow what is typed. */
  const [check, setCheck] = useState<Check>();
  const [told, setTold] = useState<readonly ToldFault[]>([]);
  const pieces = [
    ...demande.fileUploads.filter(({ id }) => !removed.has(id)),
    ...newFiles.filter(({ refusal }) => refusal === undefined),
  ];
  const judgedBy = (judge: Check) => judge(saisie, pieces, { today, validiteAttestationJours });
  // Read ahead, so that submitting need not wait for it.
  useEffect(() => {
    if (isJudged) void loadCheck();
  }, [isJudged]);
  const found = check === undefined ? [] : judgedBy(check);
  const ofSave = status.kind === 'stopped' ? faultsOf(status.error) : [];
  const isNew = ({ path }: FieldFault) => !found.some((one) => one.path === path);
  const standing = told.filter(({ path, value }) => Object.is(valueAt(saisie, path), value));
  const all: readonly FieldFault[] = [...found, ...[...standing, ...ofSave].filter(isNew)];
  const faults = all.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    /** Counts the tries: the summary takes the focus at each. */
    attempt,
    /** What the summary tells: before the first try, a save that was refused tells its faults beside their fields only. */
    summary: attempt === 0 ? [] : faults,
    /** Judges the form before it is sent; true when nothing keeps it. */
    check: async (): Promise<boolean> => {
      const loaded = await loadCheck();
      setAttempt(attempt + 1);
      setCheck(() => loaded);
      setTold([]);
      return loaded === undefined || judgedBy(loaded).length === 0;
    },
    /** Takes the faults that the server told; false when it told of no field. */
    take: (error: unknown): boolean => {
      const fields = faultsOf(error);
      if (fields.length === 0) return false;
      setAttempt((count) => count + 1);
      setTold(fields.map((fault) => ({ ...fault, value: valueAt(saisie, fault.path) })));
      return true;
    },
    faultOf: (path: string): string | undefined => {
      const fault = faults.find((one) => one.path === path);
      return fault === undefined ? undefined : problemText(fault.title);
    },
    countOf: (tab: DaTab): number => faults.filter(({ path }) => tabOfField(path) === tab).length,
    labelOf: ({ path, title }: FieldFault): string => {
      const part = partLabel(t, path);
      const place = t(`entites.onglet.${tabOfField(path)}`) + (part === undefined ? '' : ` (${part})`);
      return `${place}\u00A0: ${problemText(title)}`;
    },
  };
}
export type Faults = ReturnType<typeof useFaults>;
