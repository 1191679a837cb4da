import type { Caller } from './Caller.ts';
import type { SubjectKind } from './Subject.ts';

/** What the authorization matrix needs to know of a call, beyond the contract. */
export type CallRow<Kind extends string = SubjectKind> = {
  /** The kind of object of each id in the path. */
  readonly ids?: Readonly<Record<string, Kind>>;
  /** Path parameters that are not ids. */
  readonly words?: Readonly<Record<string, string>>;
  /** The kind of object named by the body, when the contract's scope ends in `-body`. */
  readonly idInBody?: Kind;
  /** For the scope `list`: the kind of object listed, or null when the answer only counts, or has several kinds that a test of its own holds. */
  readonly lists?: Kind | null;
  readonly query?: string;
  /** A valid body that changes nothing; takes the object's id when the body names one. */
  readonly body?: (caller: Caller, id: string) => unknown;
  /** The path's ids must belong to one person or entite: other combinations are skipped. */
  readonly isOfOne?: 'personneId' | 'entiteId';
  /** The call ends the caller's session, so each case signs in again. */
  readonly endsSession?: true;
  /** The call ends other sessions of the caller, reopened after each case. */
  readonly endsOthers?: true;
  /** The handler's refusal of the body, once access is granted. */
  readonly refusal?: string;
};

/** A version that no object has: a write gets access, then is refused. */
export const STALE = 900_000;

/** A call whose path names a habilitation. */
export const habilitationById: CallRow = { ids: { id: 'habilitation' } };

/** Invalid data for a person, so that nobody changes while the matrix runs. */
export const nobody = { nom: 'Essai', prenom: 'Essai', email: 'sans arobase' };

/** A call whose body is refused once access is granted. */
export const refused = (body: NonNullable<CallRow['body']>): CallRow => ({ body, refusal: 'donnees-invalides' });
