import type { Scope } from '@habilis/api/contract';
import type { ObjetActe } from '@habilis/domain/journal/ACTES';
import type { Evenements } from '@habilis/domain/destinataire/destinataires';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/Database.ts';
import type { ModeleCourriel } from '../database/values/Courriel.ts';
import type { ObjetNomme } from './audit/ObjetNomme.ts';
import type { Readers } from './evenement/Evenement.ts';
import type { ScopeCheck } from './http/RegisteredCall.ts';
import type { DailyWork } from './jobs/dailyWorks.ts';
import type { Jobs } from './jobs/Job.ts';
import type { Worker } from './jobs/Worker.ts';
import type { PersonneReference } from './PersonneReference.ts';
import type { Services } from './Services.ts';

/** The day of background work, with its tools. */
export type Day = { readonly today: string; readonly settings: Settings; readonly jobs: Jobs; readonly now: Date };

/** What an area provides to the app; `areas.ts` lists them all. */
export type Area = {
  /** Handlers of its calls, by resource. */
  readonly handlers: (config: Config) => object;
  /** The tables that it alone writes; each has one owner. */
  readonly tables?: readonly (keyof Database)[];
  /** Which areas above it, or the platform, may read those of them that it shows. */
  readonly shown?: Partial<Readonly<Record<keyof Database, readonly string[]>>>;
  /** Checks that the objects named by its calls are in the caller's scope. */
  readonly scopes?: Partial<Readonly<Record<Scope, ScopeCheck>>>;
  /** The events that it mails, each with its recipients. */
  readonly evenements?: Evenements;
  readonly courriels?: readonly ModeleCourriel[];
  /** What it does when something happens, after the areas above it. */
  readonly readers?: Readers;
  /** The kinds of object that its acts in the trail are about: how each is named there, or null when by its id alone. */
  readonly objets?: Partial<Readonly<Record<ObjetActe, ObjetNomme | null>>>;
  /** Its background workers. */
  readonly workers?: readonly Worker[];
  /** Works of each day, at their own hour. */
  readonly nightly?: readonly DailyWork[];
  /** Updates to run each morning. */
  readonly daily?: readonly ((db: Kysely<Database>, day: Day) => Promise<void>)[];
  /** Removals to run each night. */
  readonly purges?: readonly ((db: Kysely<Database>, day: Day) => Promise<void>)[];
  /** Its columns that name a person, with what a merge of two accounts does with their rows. */
  readonly personnes?: readonly PersonneReference[];
  /** What it does as the server starts, before it listens; several processes may do it at once. */
  readonly starts?: (services: Services) => Promise<void>;
  /** Routes outside the contract. */
  readonly routes?: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Registers its answers to questions of areas above it. */
  readonly answers?: () => void;
};
