import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { problemText } from '../messages/reportError.ts';
import type { DocumentState } from './documentStore.ts';
import type { StoredDemande } from './DemandeKind.ts';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { faultsOf } from '../forms/fieldFaults.ts';
import { isAtFault } from '../forms/isRequired.ts';
import { pathsOf, withoutValue } from '../forms/withoutValue.ts';
import { currentTexts } from '../messages/texts.ts';
import { faultSubject } from './faultSubject.ts';

/** A fault from the server about a value or a slot of documents; shown until that changes. */
type ToldFault = FieldFault & { readonly value: unknown };

/** A document of the form; no id until it is stored. */
type Piece = { readonly champ: string; readonly id?: number };

/** Finds the faults that prevent a form's submission, given its documents. */
export type Judge<S> = (saisie: S, pieces: readonly Piece[]) => readonly FieldFault[];

type Options<S, T extends string> = {
  /** Loads the rules that check the form, which may be heavy; undefined without network: then only the server checks. */
  readonly loadJudge: () => Promise<Judge<S> | undefined>;
  /** What answers that are not given yet may still ask for: counted in what is left, and no fault. */
  readonly toCome?: Judge<S> | undefined;
  /** Whether the form will be checked here. */
  readonly isJudged: boolean;
  /** The tabs in order, as in the summary. */
  readonly tabs: readonly T[];
  readonly tabOf: (path: string) => T;
  /** The words of a fault in the summary. */
  readonly labelOf: (fault: FieldFault) => string;
  /** The field of each error title that does not name its field. */
  readonly fieldOfTitle?: Readonly<Record<string, string>>;
};

/** How long one must have typed nothing before it is told what is left. */
const PAUSE_MS = 200;

const withoutRepeats = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.filter(({ path }, rank) => faults.findIndex((one) => one.path === path) === rank);

/** Always the same list, so that fields without a fault are not drawn again. */
const NO_FAULTS: readonly FieldFault[] = [];

const areSame = (some: readonly FieldFault[], others: readonly FieldFault[]): boolean =>
  some.length === others.length &&
  some.every(({ path, title }, rank) => path === others[rank]?.path && title === others[rank]?.title);

/** Faults of the form by field: the server's and, after a first try to submit, those that prevent it. */
export function useFaults<D extends StoredDemande, S, T extends string>(
  { demande, saisie, newFiles, removed, status }: DocumentState<D, S>,
  { loadJudge, toCome, isJudged, tabs, tabOf, labelOf, fieldOfTitle = {} }: Options<S, T>,
) {
  const [attempt, setAttempt] = useState(0);
  // Null once it is known that there is none.
  const [judge, setJudge] = useState<Judge<S> | null>();
  const [told, setTold] = useState<readonly ToldFault[]>([]);
  const pieces = [
    ...demande.fileUploads.filter(({ id }) => !removed.has(id)),
    ...newFiles.filter(({ refusal }) => refusal === undefined),
  ];
  // Read ahead, so that submitting need not wait for it.
  useEffect(() => {
    if (isJudged) void loadJudge().then((loaded) => setJudge(() => loaded ?? null));
  }, [isJudged, loadJudge]);
  const rankOf = ({ path }: FieldFault) => tabs.indexOf(tabOf(path));
  const byTab = (one: FieldFault, other: FieldFault) => rankOf(one) - rankOf(other);
  const [left, setLeft] = useState<readonly FieldFault[]>();
  const [required, setRequired] = useState<readonly string[]>([]);
  const stored = demande.fileUploads;
  const tellLeft = useEffectEvent(() => {
    const told = judge
      ? withoutRepeats([...judge(saisie, pieces), ...(toCome?.(saisie, pieces) ?? [])]).toSorted(byTab)
      : undefined;
    const asked = judge
      ? pathsOf(saisie).filter((path) => isAtFault(() => judge(withoutValue(saisie, path) as S, pieces), path))
      : [];
    setRequired((before) => (before.join() === asked.join() ? before : asked));
    setLeft((before) => (before !== undefined && told !== undefined && areSame(before, told) ? before : told));
  });
  // Judged at a pause, and drawn only when something else is left: a key draws its own field. The first time nobody has typed.
  useEffect(() => {
    const timer = setTimeout(tellLeft, left === undefined ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is left is what is told
  }, [judge, saisie, stored, newFiles, removed]);
  // After the first try, faults are updated as the person types.
  const found = attempt === 0 ? [] : (judge?.(saisie, pieces) ?? []);
  const ofSave = status.kind === 'stopped' ? faultsOf(status.error, fieldOfTitle) : [];
  const isNew = ({ path }: FieldFault) => !found.some((one) => one.path === path);
  const standing = told.filter(({ path, value }) => Object.is(faultSubject(path, saisie, pieces), value));
  const all: readonly FieldFault[] = [...found, ...[...standing, ...ofSave].filter(isNew)];
  const faults = all.length === 0 ? NO_FAULTS : all.toSorted(byTab);
  const faultOf = useCallback(
    (path: string): string | undefined => {
      const fault = faults.find((one) => one.path === path);
      return fault === undefined ? undefined : problemText(fault.title);
    },
    [faults],
  );
  const requiredOf = useCallback(
    (path: string) => (required.includes(path) ? currentTexts()('modals.obligatoire') : undefined),
    [required],
  );
  return {
    /** Number of tries: the summary takes the focus at each. */
    attempt,
    /** The faults to list above the form; none before the first try to submit: those of an automatic save stand beside their fields alone. */
    summary: attempt === 0 ? [] : faults,
    /** Checks the form before it is sent; true when it has no fault. */
    check: async (): Promise<boolean> => {
      const loaded = await loadJudge();
      setAttempt(attempt + 1);
      setJudge(() => loaded ?? null);
      setTold([]);
      return loaded === undefined || loaded(saisie, pieces).length === 0;
    },
    /** Takes the server's faults; false when the error names no field. */
    take: (error: unknown): boolean => {
      const fields = faultsOf(error, fieldOfTitle);
      if (fields.length === 0) return false;
      setAttempt((count) => count + 1);
      setTold(fields.map((fault) => ({ ...fault, value: faultSubject(fault.path, saisie, pieces) })));
      return true;
    },
    faultOf,
    requiredOf,
    /** What keeps the form from being submitted as it is now, in the order of the tabs; undefined while the rules that tell are not read. */
    left,
    /** Whether what is left is about to be told: not without the rules that tell. */
    isAwaited: isJudged && left === undefined && judge !== null,
    tabOf,
    countOf: (tab: T): number => faults.filter(({ path }) => tabOf(path) === tab).length,
    labelOf,
  };
}

export type Faults<T extends string> = ReturnType<typeof useFaults<StoredDemande, unknown, T>>;
