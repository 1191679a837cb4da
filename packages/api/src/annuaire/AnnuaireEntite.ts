import { OUVERTURES } from '@habilis/domain/annuaire/ouvertureOf';
import * as z from 'zod/mini';
import { CalendarDate, Id } from '../wire/formats.ts';

/** A niveau for which an entite is habilitated, as shown in the directory. */
export const AnnuaireNiveau = z.object({ code: z.string(), dispositif: z.string(), niveau: z.string() });
export type AnnuaireNiveau = z.infer<typeof AnnuaireNiveau>;

const identity = {
  id: Id,
  raisonSociale: z.string(),
  codePostal: z.nullable(z.string()),
  ville: z.nullable(z.string()),
  codeDepartement: z.nullable(z.string()),
  ouverture: z.enum(OUVERTURES),
  email: z.nullable(z.string()),
  telephone: z.nullable(z.object({ indicatif: z.string(), numero: z.string() })),
};

/** An accredited entite in the public directory, with the contact that it agreed to publish (rules/public#directory). */
export const AnnuaireEntite = z.object({ ...identity, niveaux: z.array(AnnuaireNiveau) });
export type AnnuaireEntite = z.infer<typeof AnnuaireEntite>;

/** How many entites of a question have their address in a département (null: in none), and how many of these train anybody. */
export const AnnuaireDepartement = z.object({
  codeDepartement: z.nullable(z.string()),
  total: z.int(),
  ouvertesATous: z.int(),
});
export type AnnuaireDepartement = z.infer<typeof AnnuaireDepartement>;

/** An entite's page in the directory: the contact that it agreed to publish, and its habilitations on the requested day. */
export const AnnuaireFiche = z.object({
  ...identity,
  siteWeb: z.nullable(z.string()),
  habilitations: z.array(
    z.object({
      ...AnnuaireNiveau.shape,
      numero: z.string(),
      dateDebut: CalendarDate,
      dateFin: z.nullable(CalendarDate),
      prorogee: z.boolean(),
      plateformesFixes: z.array(z.object({ codePostal: z.string(), ville: z.string() })),
      plateformeMobile: z.boolean(),
    }),
  ),
});
export type AnnuaireFiche = z.infer<typeof AnnuaireFiche>;
