import { type Durcissement, DURCISSEMENTS } from '@habilis/domain/durcissement/DURCISSEMENTS';
import type { ValeursCourriel } from '../../../database/values/Courriel.ts';
import { below } from '../../../platform/below.ts';
import type { Telling } from '../../../platform/evenement/Evenement.ts';
import type { liveHabilitations } from './dependancesDeNiveau.ts';

/** A niveau that became stricter, in what, and the habilitations that hold it. */
export type NiveauDurci = {
  readonly niveauId: number;
  readonly durcissements: readonly Durcissement[];
  readonly held: Awaited<ReturnType<typeof liveHabilitations>>;
};
type Tell = (tools: Telling, durci: NiveauDurci) => Promise<void>;

/** Tells each entite that holds the niveau (DN1030). */
export const tellHabilitationsDurcies = below<Tell>('habilitations d’un niveau durci');
/** Tells each entite that asks for the niveau and does not hold it (DN1032). */
export const tellDemandesDurcies = below<Tell>('demandes d’un niveau durci');

/** In what a niveau became stricter, for the words of a mail. */
export const motsDuDurcissement = (durcissements: readonly Durcissement[]): ValeursCourriel['mots'] =>
  Object.fromEntries(DURCISSEMENTS.map((one) => [one, durcissements.includes(one) ? 'oui' : 'non']));
