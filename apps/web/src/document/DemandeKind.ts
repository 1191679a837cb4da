import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { FileUpload, FileUploadInput } from '@habilis/api/file/FileUpload';
import type * as z from 'zod/mini';

/** What every request has, whatever its kind. */
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
  /** Titled documents say what they are. */
  readonly fileUploads: readonly (FileUpload & { readonly intitule?: string | null | undefined })[];
};

/** What every write of a request has, beside its fields. */
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

/** A kind of request that is typed and saved by itself: `D` is stored, `S` is typed, `B` is the body of a write. */
export type DemandeKind<D extends StoredDemande, S extends object, B extends WriteBase> = {
  /** As in the history of comments. */
  readonly type: 'DA' | 'DH';
  /** What its removal takes away, which tells how it ended. */
  readonly removalOf: (demande: D) => 'DA' | 'DA-copie' | 'DH';
  readonly Demande: z.ZodMiniType<D>;
  readonly Saisie: z.ZodMiniType<S>;
  /** The task in which a request is first typed. */
  readonly firstTask: string;
  readonly saisieOf: (demande: D) => S;
  /** What is typed as the server will store it. */
  readonly normalize: (saisie: S) => S;
  /** What follows from a change of what is typed. */
  readonly follow: (saisie: S, changes: Partial<S>) => S;
  readonly bodyOf: (base: WriteBase, saisie: S, demande: D) => B;
};
