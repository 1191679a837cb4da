import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { Refusal } from '../Refusal.ts';

/** What was stored: its address, its size, and its first bytes to recognise its type. */
export type StoredFile = { readonly sha256: string; readonly taille: number; readonly head: Uint8Array };

/** Judges a file that was received, before it takes its place; what it throws leaves nothing. */
export type Admission = (stored: StoredFile) => Promise<void>;
/** Whether a content is wanted: named by a row, or by a call under way. Asked in the transaction given, where there is one. */
export type IsWanted = (sha256: string, trx?: Kysely<Database>) => Promise<boolean>;

/** Files by content in a folder outside any web root; written whole before a row names them. */
export type FileStore = {
  /** Stores a stream; more than `maxBytes` is refused 413 and leaves nothing. */
  readonly put: (stream: AsyncIterable<Uint8Array>, maxBytes: number, admit?: Admission) => Promise<StoredFile>;
  /** Removes a content at once unless it is wanted; what somebody wants before storing it is never lost (decision 0051). */
  readonly discard: (sha256: string, isWanted: IsWanted) => Promise<void>;
  /** What tells this store from every other one, kept in the store itself. */
  readonly identity: () => Promise<string>;
  /** The bytes of a file, which is known to be there once this is answered; 503 `fichier.contenu-manquant` when it is not. */
  readonly read: (sha256: string) => Promise<Readable>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Throws while the store, or the service behind it, cannot be written to. */
  readonly check: () => Promise<void>;
  /** Whether it takes files even while its service is down. */
  readonly isHolding: boolean;
  /** Hands what it holds to its service; throws while that does not take it. */
  readonly settle: () => Promise<void>;
  /** Removes the files older than so many milliseconds that nothing names, but none that is uploaded again meanwhile; gives how many. */
  readonly sweep: (ageMs: number, isNamed: (sha256: string) => Promise<boolean>) => Promise<number>;
};

/** What a call is told of a file that the database names and the store does not have. */
export const MISSING_CONTENT = 'fichier.contenu-manquant';

/** The refusal of such a file: a process beside this one may have it, so that it may be asked again. */
export const missingContent = (): Refusal => new Refusal(503, MISSING_CONTENT);
