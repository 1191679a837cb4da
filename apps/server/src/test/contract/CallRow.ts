import type { Caller } from './Caller.ts';
import type { SubjectKind } from './Subject.ts';

/** What the matrix needs to know of a call beside the contract. */
export type CallRow = {
  /** The kind of object that each id of the path names. */
  readonly ids?: Readonly<Record<string, SubjectKind>>;
  /** What stands in the path without being an id. */
  readonly words?: Readonly<Record<string, string>>;
  /** The kind of object that the body names, when the contract's scope ends in `-body`. */
  readonly idInBody?: SubjectKind;
  /** The kind of object that the answer lists, null when it only counts, when the contract's scope is `list`. */
  readonly lists?: SubjectKind | null;
  readonly query?: string;
  /** A body after its schema that changes nothing, for an object when it names one. */
  readonly body?: (caller: Caller, id: string) => unknown;
  /** The ids of the path name one person, or one entity: choices of two are left out. */
  readonly isOfOne?: 'personneId' | 'entiteId';
  /** The call ends its caller's session, who signs in again for each. */
  readonly endsSession?: true;
  /** The call ends sessions of its caller's, which are opened again after each case. */
  readonly endsOthers?: true;
  /** What the handler says of the body to whoever was let in. */
  readonly refusal?: string;
};

/** A version that nothing has, so that a write is let in and then refused. */
export const STALE = 900_000;

/** An accreditation that the path names. */
export const habilitationById: CallRow = { ids: { id: 'habilitation' } };

/** Data that nobody may keep, so that nobody changes while the matrix is gone through. */
export const nobody = { nom: 'Essai', prenom: 'Essai', email: 'sans arobase' };

/** A call whose body is refused once the caller was let in. */
export const refused = (body: NonNullable<CallRow['body']>): CallRow => ({ body, refusal: 'donnees-invalides' });
