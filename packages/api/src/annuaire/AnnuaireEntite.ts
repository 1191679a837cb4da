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
};

/** An accredited entite in the public directory (domain, decision 6). */
export const AnnuaireEntite = z.object({ ...identity, niveaux: z.array(AnnuaireNiveau) });
export type AnnuaireEntite = z.infer<typeof AnnuaireEntite>;

/** An entite's page in the directory: the contact that it agreed to publish, and its habilitations on the requested day. */
export const AnnuaireFiche = z.object({
  ...identity,
  email: z.nullable(z.string()),
  siteWeb: z.nullable(z.string()),
  telephone: z.nullable(z.object({ indicatif: z.string(), numero: z.string() })),
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
