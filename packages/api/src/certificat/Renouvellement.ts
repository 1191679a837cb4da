import * as z from 'zod/mini';
import { CalendarDate, Id } from '../wire/formats.ts';
import { CertificatSummary } from './Certificat.ts';

/** A certificat about to end that no later one follows. */
const Finissant = z.object({
  ...z.pick(CertificatSummary, { id: true, numero: true, nom: true, prenom: true, habilisId: true }).shape,
  dateFin: CalendarDate,
  /** Whether its holder is in a session of the niveau that the entite holds open. */
  dejaInscrit: z.boolean(),
});
export type Finissant = z.infer<typeof Finissant>;

/** The certificats of an entite and a niveau that end within three months, the soonest first (C35). */
export const Renouvellement = z.object({
  entiteId: Id,
  raisonSociale: z.string(),
  dispositifNiveauId: Id,
  libelleDispositifNiveau: z.string(),
  /** How many stagiaires a session of the niveau takes. */
  nbStagiairesMax: z.int(),
  /** Whether a habilitation of the caller gives the right to hold a session of the niveau today. */
  habilitee: z.boolean(),
  certificats: z.array(Finissant),
});
export type Renouvellement = z.infer<typeof Renouvellement>;

/** What is to be renewed, by entite and niveau. */
export const Renouvellements = z.object({
  groupes: z.array(Renouvellement),
  /** Whether there are more certificats than are listed. */
  incomplet: z.boolean(),
});
export type Renouvellements = z.infer<typeof Renouvellements>;
