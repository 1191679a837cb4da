import type { Services } from '../../platform/Services.ts';
import type { Caller } from './Caller.ts';
import type { CallRow } from './CallRow.ts';
import type { Subject, SubjectKind } from './Subject.ts';

/** Loads the objects of a notion's own kinds: some of each caller and some of others. */
type Load<Own extends string> = (
  services: Pick<Services, 'connection' | 'config'>,
  callers: readonly Caller[],
) => Promise<Readonly<Record<Own, readonly Subject[]>>>;

/**
 * What the authorization matrix tries of a notion: a row for each of its calls and, where these name objects of kinds that are its `Own`, the
 * objects. Each file of `trials/` exports one.
 */
export type Trial<Own extends string = never> = {
  readonly rows: Readonly<Record<string, CallRow<SubjectKind | Own>>>;
} & ([Own] extends [never] ? { readonly load?: never } : { readonly load: Load<Own> });

/** A trial of any notion, as the matrix reads it. */
export type AnyTrial = {
  readonly rows: Readonly<Record<string, CallRow<string>>>;
  readonly load?: Load<string>;
};
