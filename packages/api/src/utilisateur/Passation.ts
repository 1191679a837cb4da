import * as z from 'zod/mini';
import { EntiteRef } from '../entite/Entite.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';

/** Somebody who may take over what a person leaves: what they hold already, and how many of these tasks they may have. */
const Successeur = z.extend(PersonneRef, { charge: z.int(), taches: z.int() });

/** What a person leaves with a role, or with all of them (rules/rights#what-hangs-on-it). */
export const Passation = z.object({
  /** How many tasks they would lose. */
  taches: z.int(),
  /** Those who may have most of them first, the least loaded before the others. */
  successeurs: z.array(Successeur),
  /** The entites that would keep no gestionnaire who can sign in. */
  entitesSansGestionnaire: z.array(EntiteRef),
});
export type Passation = z.infer<typeof Passation>;
