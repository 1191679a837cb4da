import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { Refusal } from '../Refusal.ts';

/** A stored file: its hash, its size, its first bytes to detect its type, and whether it is a PDF that opens only with a password. */
export type StoredFile = {
  readonly sha256: string;
  readonly taille: number;
  readonly head: Uint8Array;
  readonly asksPassword: boolean;
};

/** Checks a received file before it is stored; if it throws, nothing is kept. */
export type Admission = (stored: StoredFile) => Promise<void>;
/** Whether a row, or a call under way, needs a content; asked within `trx` when given. */
export type IsWanted = (sha256: string, trx?: Kysely<Database>) => Promise<boolean>;

/** Files by hash, in a folder outside any web root; fully written before a row names them. */
export type FileStore = {
  /** Stores a stream; beyond `maxBytes` it refuses 413 and keeps nothing. */
  readonly put: (stream: AsyncIterable<Uint8Array>, maxBytes: number, admit?: Admission) => Promise<StoredFile>;
  /** Removes a content now unless it is wanted; a content declared wanted before being stored is never lost (decision 0051). */
  readonly discard: (sha256: string, isWanted: IsWanted) => Promise<void>;
  /** Identifies this store among others; kept in the store itself, where the given mark stands from then on if there was none. */
  readonly identity: (first: string) => Promise<string>;
  /** Whether others than this installation may reach it. */
  readonly isShared: boolean;
  /** The bytes of a file, confirmed present; refuses 503 `fichier.contenu-manquant` when missing. */
  readonly read: (sha256: string) => Promise<Readable>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Throws while the store, or its service, cannot be written to. */
  readonly check: () => Promise<void>;
  /** Whether it accepts files while its service is down. */
  readonly isHolding: boolean;
  /** Sends the files held here to its service; throws while that fails. */
  readonly settle: () => Promise<void>;
  /** Removes unnamed files older than `ageMs`, unless uploaded again meanwhile; gives how many. */
  readonly sweep: (ageMs: number, isNamed: (sha256: string) => Promise<boolean>) => Promise<number>;
};

/** Title of the refusal for a file that the database names but the store lacks. */
export const MISSING_CONTENT = 'fichier.contenu-manquant';

/** That refusal, a 503: another process may have the file, so the call may be tried again. */
export const missingContent = (): Refusal => new Refusal(503, MISSING_CONTENT);
