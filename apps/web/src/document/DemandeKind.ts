import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { FileUpload, FileUploadInput } from '@habilis/api/file/FileUpload';
import type * as z from 'zod/mini';

/** The fields of every stored demande, whatever its kind. */
export type StoredDemande = {
  readonly id: number | null;
  readonly version: number;
  readonly numero: string | null;
  readonly modifiable: boolean;
  readonly draftWorkflowComment: string | null;
  readonly currentWorkflowTask: {
    readonly currentTaskDefinitionKey: string;
    readonly assignedUserHabilisId: string | null;
  };
  readonly actionsPossibles: readonly ActionPossible[];
  /** A titled document has an `intitule`. */
  readonly fileUploads: readonly (FileUpload & { readonly intitule?: string | null | undefined })[];
};

/** What every write of a demande has, beside its fields. */
export type WriteBase = {
  readonly id: number | null;
  readonly version: number;
  readonly cleBrouillon: string | null;
  readonly fileUploads: (FileUploadInput & { intitule?: string | null | undefined })[];
  readonly draftWorkflowComment: string | null;
  readonly currentWorkflowTask: {
    selectedActionKey: string | null;
    assignedUserHabilisId?: string | null | undefined;
    titulaireHabilisId?: string | null | undefined;
  };
};

/** A kind of demande with autosave: `D` is stored, `S` is typed, `B` is the body of a write. */
export type DemandeKind<D extends StoredDemande, S extends object, B extends WriteBase> = {
  /** As in the comment history; a session saves itself in the same way. */
  readonly type: 'DA' | 'DH' | 'SC';
  /** The kind of removal, which chooses the words that say how it ended. */
  readonly removalOf: (demande: D) => 'DA' | 'DA-copie' | 'DH' | 'SC';
  readonly Demande: z.ZodMiniType<D>;
  readonly Saisie: z.ZodMiniType<S>;
  /** Whether a path is that of a field of an action's dialog. */
  readonly isOfAction: (path: string) => boolean;
  /** The task in which a demande is first typed. */
  readonly firstTask: string;
  readonly saisieOf: (demande: D) => S;
  /** The typed values as the server will store them. */
  readonly normalize: (saisie: S) => S;
  /** The changes that follow from a change of a field. */
  readonly follow: (saisie: S, changes: Partial<S>) => S;
  readonly bodyOf: (base: WriteBase, saisie: S, demande: D) => B;
};
