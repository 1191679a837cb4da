import type { UploadedFileView } from '@habilis/ui/FileUpload';
import { useState } from 'react';
import { chosenFileView } from './chosenFileView.ts';
import type { ChosenFile } from './judgeFile.ts';
import { useFileRules } from './useFileRules.ts';

type Placed = ChosenFile & { readonly champ: string };

/** The documents of a form that is sent once: chosen here, sent with it; `only` are the extensions that it takes, or whose they are. */
export function useChosenFiles(only?: Parameters<typeof useFileRules>[0]) {
  const rules = useFileRules(only);
  const [chosen, setChosen] = useState<readonly Placed[]>([]);
  const judged = (file: File) =>
    rules.judge(file, ({ key, refusal }) =>
      setChosen((now) => now.map((one) => (one.key === key ? { ...one, refusal } : one))),
    );
  const sent = chosen.filter(({ refusal }) => refusal === undefined);
  return {
    ...rules,
    /** Their descriptions in the body; `files` are its parts. */
    inputs: sent.map(({ champ, file }, partIndex) => ({ champ, userFilename: file.name, partIndex })),
    files: sent.map(({ file }) => file),
    /** Slots with a file that cannot be sent, as form faults. */
    faults: chosen
      .filter(({ refusal }) => refusal !== undefined)
      .map(({ champ }) => ({ path: `fileUploads.${champ}`, title: 'support.piece-refusee' })),
    viewsOf: (champ: string, progress: number | null): UploadedFileView[] =>
      chosen.filter((one) => one.champ === champ).map((one) => chosenFileView(one, progress)),
    add: (champ: string, files: readonly File[]) =>
      setChosen([...chosen, ...files.map((file) => ({ ...judged(file), champ }))]),
    remove: (key: string) => setChosen(chosen.filter((one) => one.key !== key)),
    replace: (key: string, file: File) =>
      setChosen(chosen.map((one) => (one.key === key ? { ...judged(file), champ: one.champ } : one))),
  };
}
export type ChosenFiles = ReturnType<typeof useChosenFiles>;
