import { below } from '../../../platform/below.ts';
import type { Context } from '../../../platform/Handler.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now' | 'today' | 'settings'>;

/** What follows whether entites keep a gestionnaire who can sign in. */
export type Gestionnaires = {
  /** Looks again at every entite for which a person is, or was, gestionnaire; the caller has changed a role or the account. */
  readonly follow: (tools: Tools, personneId: number) => Promise<void>;
};

export const gestionnaires = below<Gestionnaires>('gestionnaires des entités');
