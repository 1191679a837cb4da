import type { ChosenFile } from '../forms/judgeFile.ts';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';

/** A file chosen for a slot and not stored yet. */
export type NewFile = ChosenFile & {
  readonly champ: string;
  readonly intitule?: string | undefined;
};

type WriteContent = {
  readonly demande: StoredDemande;
  readonly removed: ReadonlySet<number>;
  readonly cleBrouillon: string;
  /** The file that goes with this write. */
  readonly file?: NewFile | undefined;
};

/** The common part of every write: the version read, the files that stay, the file added. */
export function writeBase({ demande, removed, cleBrouillon, file }: WriteContent): WriteBase {
  const kept = demande.fileUploads.filter(({ id }) => !removed.has(id)).map(({ id }) => ({ id }));
  const added =
    file === undefined
      ? []
      : [
          {
            champ: file.champ,
            userFilename: file.file.name,
            partIndex: 0,
            ...(file.intitule === undefined ? {} : { intitule: file.intitule }),
          },
        ];
  return {
    id: demande.id,
    version: demande.version,
    cleBrouillon: demande.id === null ? cleBrouillon : null,
    fileUploads: [...kept, ...added],
    draftWorkflowComment: demande.draftWorkflowComment,
    currentWorkflowTask: { selectedActionKey: null },
  };
}
