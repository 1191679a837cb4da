import type { DemandeHabilitationFile } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { below } from '../../../platform/below.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';

/** What the demandes, an area below, tell of a habilitation. */
export type DemandesOfHabilitation = {
  readonly mayRead: (context: RoleContext, demandeId: number) => Promise<boolean>;
  /** The granted ones that the caller may read, the latest first. */
  readonly accordees: (context: RoleContext, habilitationId: number) => Promise<Habilitation['demandesAccordees']>;
  readonly fichiers: (db: Context['db'], demandeId: number) => Promise<readonly DemandeHabilitationFile[]>;
};

export const demandesOfHabilitation = below<DemandesOfHabilitation>('demandes d’une habilitation');
