import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import type { ChosenFile } from '../forms/judgeFile.ts';
import { useFileRules } from '../forms/useFileRules.ts';
import type { OpenDemande } from './useDocument.ts';
import type { NewFile } from './writeBase.ts';

/** Adds, replaces and removes the documents of a demande; a file that cannot be sent is marked at once. */
export function useFiles<D extends StoredDemande, S extends object, B extends WriteBase>({
  document,
  state,
}: OpenDemande<D, S, B>) {
  const { judge, ...rules } = useFileRules();
  const { demande, newFiles, removed } = state;

  // By then other documents may have come.
  const refuseLate = ({ key, refusal }: ChosenFile, kept?: string) => {
    const { newFiles: chosen, removed: gone } = document.getState();
    document.setFiles({
      newFiles: chosen.map((one) => (one.key === key ? { ...one, refusal } : one)),
      removed: new Set([...gone].filter((id) => String(id) !== kept)),
    });
  };
  const judged = (champ: string, file: File, intitule?: string, replaced?: string): NewFile => ({
    ...judge(file, (refused) => refuseLate(refused, replaced)),
    champ,
    intitule,
  });
  const isStored = (key: string) => demande.fileUploads.some(({ id }) => String(id) === key);
  const titleOf = (key: string): string | undefined =>
    demande.fileUploads.find(({ id }) => String(id) === key)?.intitule ??
    newFiles.find((one) => one.key === key)?.intitule;
  const withRemoved = (key: string) => new Set([...removed, Number(key)]);

  return {
    ...rules,
    /** Checks a file, which says at once if it cannot be sent. */
    judge: (champ: string, file: File, onLate: (refused: NewFile) => void): NewFile => ({
      ...judge(file, (refused) => onLate({ ...refused, champ })),
      champ,
    }),
    /** Adds files to a slot; a titled document has an `intitule`. */
    add: (champ: string, files: readonly File[], intitule?: string) =>
      document.setFiles({ newFiles: [...newFiles, ...files.map((file) => judged(champ, file, intitule))] }),
    /** Adds files, each to its own slot. */
    addEach: (added: readonly { readonly champ: string; readonly file: File }[]) =>
      document.setFiles({ newFiles: [...newFiles, ...added.map(({ champ, file }) => judged(champ, file))] }),
    remove: (key: string) => {
      if (isStored(key)) document.setFiles({ removed: withRemoved(key) });
      else document.setFiles({ newFiles: newFiles.filter((one) => one.key !== key) });
    },
    /** Replaces a file only if the new one can be sent; keeps its title. */
    replace: (champ: string, key: string, file: File) => {
      const added = judged(champ, file, titleOf(key), key);
      const others = newFiles.filter((one) => one.key !== key);
      const goes = isStored(key) && added.refusal === undefined;
      document.setFiles({ newFiles: [...others, added], ...(goes ? { removed: withRemoved(key) } : {}) });
    },
  };
}
export type Files = ReturnType<typeof useFiles>;
