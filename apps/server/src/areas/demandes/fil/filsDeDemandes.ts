import type { MessageFil } from '@habilis/api/fil/Fil';
import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { below } from '../../../platform/below.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

type Demande = { readonly dossier: Extract<DossierFil, `demande-${string}`>; readonly id: number };

/** What the thread of a demande, which stands below, is asked for. */
export type FilsDeDemandes = {
  /** Its messages as the caller reads them; none for who has no thread, or acts in somebody's name. */
  readonly messages: (context: RoleContext, demande: Demande) => Promise<readonly MessageFil[]>;
  /** Removes it with what is said of it: the demande is erased. */
  readonly oublie: (db: Kysely<Database>, demande: Demande) => Promise<void>;
};

/** The threads of demandes. */
export const filsDeDemandes = below<FilsDeDemandes>('fils des demandes');
