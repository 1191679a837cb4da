import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import type { FermetureFil } from '@habilis/domain/fil/fermetureDuFil';
import type { AlerteValeurs } from '../../../database/tables/tableauDeBord.ts';
import type { Acting } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** The file that a call names. */
export type Nomme<D extends DossierFil = DossierFil> = { readonly dossier: D; readonly id: number };

/** A file, as its thread needs it. */
export type Dossier = Nomme & {
  readonly numero: string;
  readonly raisonSociale: string;
  readonly entiteId: number | null;
  readonly caisseId: number | null;
  /** The role that began it, or opened it, beside those of the entite. */
  readonly roleId: number | null;
  /** Who holds it now, where somebody does. */
  readonly assigneId: number | null;
  readonly fermeture: FermetureFil | null;
  readonly valeurs: AlerteValeurs;
  /** The roles of those who examine it now; of those who may give it to somebody where nobody does. */
  readonly examinateurs: (tools: Pick<Acting, 'db' | 'now'>) => Promise<readonly number[]>;
};

/** Finds a file of the caller's, held against what would end it meanwhile when something is written. */
export type FindDossier = (context: RoleContext, id: number, isHeld: boolean) => Promise<Dossier | null>;
