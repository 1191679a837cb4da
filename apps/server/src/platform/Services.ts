import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connect.ts';
import type { CallerReader } from './auth/callerReader.ts';
import type { TokenReader } from './auth/tokenReader.ts';
import type { CallDeposits } from './files/deposits.ts';
import type { WatchedStore } from './files/openFileStore.ts';
import type { RecogniseStore } from './files/recogniseStore.ts';
import type { GuestMeter } from './http/guestMeter.ts';
import type { Jobs } from './jobs/Job.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { Letterhead } from './mail/renderCourriel.ts';
import type { CompanyRegister } from './register/CompanyRegister.ts';
import type { ReadArrets } from './settings/readArrets.ts';
import type { ReadSettings } from './settings/readSettings.ts';

/** What the process shares between all calls. */
export type Services = {
  readonly config: Config;
  readonly connection: Connection;
  readonly readToken: TokenReader;
  readonly readCaller: CallerReader;
  readonly countGuest: GuestMeter;
  readonly files: WatchedStore;
  readonly recogniseStore: RecogniseStore;
  /** Opens the file deposits of one call. */
  readonly openDeposits: () => CallDeposits;
  readonly register: CompanyRegister;
  readonly jobs: Jobs;
  /** Null when no mail server is configured: mails are kept. */
  readonly mailer: Mailer | null;
  readonly letterhead: Letterhead;
  readonly settings: ReadSettings;
  readonly arrets: ReadArrets;
  readonly log: Logger;
  /** The clock; tests move it. */
  readonly now: () => Date;
};
