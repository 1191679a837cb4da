import { useEffect, useState } from 'react';
import { problemText } from '../messages/reportError.ts';
import type { DocumentState } from './documentStore.ts';
import type { StoredDemande } from './DemandeKind.ts';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { faultsOf, valueAt } from '../forms/fieldFaults.ts';

/** A fault that the server told of a value; it stands until that value changes. */
type ToldFault = FieldFault & { readonly value: unknown };

/** A document of the form; one that is not stored yet has no id. */
type Piece = { readonly champ: string; readonly id?: number };

/** What keeps a form from being submitted, with the documents that it has. */
export type Judge<S> = (saisie: S, pieces: readonly Piece[]) => readonly FieldFault[];

type Options<S, T extends string> = {
  /** Loads the rules that judge the form, which may be heavy; undefined without network: the server then judges alone. */
  readonly loadJudge: () => Promise<Judge<S> | undefined>;
  /** Whether the form will be judged here. */
  readonly isJudged: boolean;
  /** The tabs in their order, which the summary follows. */
  readonly tabs: readonly T[];
  readonly tabOf: (path: string) => T;
  /** A fault as the summary says it. */
  readonly labelOf: (fault: FieldFault) => string;
  /** The field that a refusal is about without saying so. */
  readonly fieldOfTitle?: Readonly<Record<string, string>>;
};

/** Faults of the form by field: those the server told, and after a first try to submit, those that prevent it. */
export function useFaults<D extends StoredDemande, S, T extends string>(
  { demande, saisie, newFiles, removed, status }: DocumentState<D, S>,
  { loadJudge, isJudged, tabs, tabOf, labelOf, fieldOfTitle = {} }: Options<S, T>,
) {
  const [attempt, setAttempt] = useState(0);
  const [judge, setJudge] = useState<Judge<S>>();
  const [told, setTold] = useState<readonly ToldFault[]>([]);
  const pieces = [
    ...demande.fileUploads.filter(({ id }) => !removed.has(id)),
    ...newFiles.filter(({ refusal }) => refusal === undefined),
  ];
  // Read ahead, so that submitting need not wait for it.
  useEffect(() => {
    if (isJudged) void loadJudge().then((loaded) => setJudge(() => loaded));
  }, [isJudged, loadJudge]);
  // From the first try on, faults follow what is typed.
  const found = attempt === 0 ? [] : (judge?.(saisie, pieces) ?? []);
  const ofSave = status.kind === 'stopped' ? faultsOf(status.error, fieldOfTitle) : [];
  const isNew = ({ path }: FieldFault) => !found.some((one) => one.path === path);
  const standing = told.filter(({ path, value }) => Object.is(valueAt(saisie, path), value));
  const all: readonly FieldFault[] = [...found, ...[...standing, ...ofSave].filter(isNew)];
  const rankOf = ({ path }: FieldFault) => tabs.indexOf(tabOf(path));
  const faults = all.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    /** Counts the tries: the summary takes the focus at each. */
    attempt,
    /** What the summary tells: before the first try, a save that was refused tells its faults beside their fields only. */
    summary: attempt === 0 ? [] : faults,
    /** Judges the form before it is sent; true when nothing keeps it. */
    check: async (): Promise<boolean> => {
      const loaded = await loadJudge();
      setAttempt(attempt + 1);
      setJudge(() => loaded);
      setTold([]);
      return loaded === undefined || loaded(saisie, pieces).length === 0;
    },
    /** Takes the faults that the server told; false when it told of no field. */
    take: (error: unknown): boolean => {
      const fields = faultsOf(error, fieldOfTitle);
      if (fields.length === 0) return false;
      setAttempt((count) => count + 1);
      setTold(fields.map((fault) => ({ ...fault, value: valueAt(saisie, fault.path) })));
      return true;
    },
    faultOf: (path: string): string | undefined => {
      const fault = faults.find((one) => one.path === path);
      return fault === undefined ? undefined : problemText(fault.title);
    },
    countOf: (tab: T): number => faults.filter(({ path }) => tabOf(path) === tab).length,
    labelOf,
  };
}

export type Faults<T extends string> = ReturnType<typeof useFaults<StoredDemande, unknown, T>>;
