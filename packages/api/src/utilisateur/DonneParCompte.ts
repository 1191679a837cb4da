import * as z from 'zod/mini';
import { EntiteRef } from '../entite/Entite.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { EtatUtilisateurSchema } from '../personne/EtatUtilisateurSchema.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';

/** What an account gave somebody and that is still in force: the account itself, or a role, accepted or only offered. */
export const DonneParCompte = z.extend(PersonneRef, {
  etat: EtatUtilisateurSchema,
  /** Null for an account that holds no role. */
  role: z.nullable(
    z.object({ id: z.nullable(Id), type: RoleTypeSchema, mrp: z.nullable(CaisseRef), entite: z.nullable(EntiteRef) }),
  ),
  /** Whether the account created the person too. */
  compteCree: z.boolean(),
  /** An offer that waits for its answer. */
  enAttente: z.boolean(),
  donneLe: Instant,
});
export type DonneParCompte = z.infer<typeof DonneParCompte>;

/** What an account gave that the caller may see, the latest first; those beyond the first are counted. */
export const DonnesParCompte = z.object({ donnes: z.array(DonneParCompte), total: z.int() });
export type DonnesParCompte = z.infer<typeof DonnesParCompte>;
