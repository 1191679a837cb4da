import type {
  DemandeAdministrative,
  DemandeAdministrativeSaisie,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { applyTypeEntite } from '@habilis/domain/demande-administrative/applyTypeEntite';

/** A file chosen here and not stored yet; `refusal` is the title of what keeps it from being sent. */
export type NewFile = {
  readonly key: string;
  readonly champ: string;
  readonly file: File;
  readonly refusal?: string | undefined;
};

export type WriteContent = {
  readonly demande: DemandeAdministrative;
  readonly saisie: DemandeAdministrativeSaisie;
  readonly removed: ReadonlySet<number>;
  readonly cleBrouillon: string;
  /** The file that goes with this write. */
  readonly file?: NewFile | undefined;
};

/** What an action adds to a write. */
export type WriteAction = Partial<
  Pick<DemandeAdministrativeWrite, 'currentWorkflowTask' | 'draftWorkflowComment' | 'dateSuspensionAdministrative'>
>;

/** The body of a write: the fields as typed, the files that stay, the one that is added. */
export function writeBody(
  { demande, saisie, removed, cleBrouillon, file }: WriteContent,
  action: WriteAction = {},
): DemandeAdministrativeWrite {
  const kept = demande.fileUploads.filter(({ id }) => !removed.has(id)).map(({ id }) => ({ id }));
  const added = file === undefined ? [] : [{ champ: file.champ, userFilename: file.file.name, partIndex: 0 }];
  return {
    ...applyTypeEntite(saisie),
    id: demande.id,
    version: demande.version,
    cleBrouillon: demande.id === null ? cleBrouillon : null,
    avecDemandeHabilitation: demande.avecDemandeHabilitation,
    fileUploads: [...kept, ...added],
    draftWorkflowComment: demande.draftWorkflowComment,
    currentWorkflowTask: { selectedActionKey: null },
    ...action,
  };
}
