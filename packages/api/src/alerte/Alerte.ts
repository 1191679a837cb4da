import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import { NOUVELLES_CONFIEE } from '@habilis/domain/alerte/NOUVELLES_CONFIEE';
import * as z from 'zod/mini';
import { type ObjetAPage, PAGES_OBJET } from '../page/rolePaths.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, HabilisId, Id } from '../wire/formats.ts';

const objet = z.enum(Object.keys(PAGES_OBJET) as readonly ObjetAPage[]);
const name = z.nullable(z.string());

/** Something to do or to know by a date, for a role or a person; its texts are built from its type (F5). */
export const Alerte = z.object({
  id: Id,
  type: z.enum(ALERTE_TYPES),
  dateEmission: CalendarDate,
  dateEcheance: z.nullable(CalendarDate),
  wfRoleIdCible: z.nullable(Id),
  habilisIdCible: z.nullable(HabilisId),
  numeroDemande: name,
  numeroHabilitation: name,
  numeroSession: name,
  dateFinSession: z.nullable(CalendarDate),
  dateSuppressionSession: z.nullable(CalendarDate),
  libelleDispositifNiveau: name,
  nomPrenomFormateur: name,
  raisonSocialeEntite: name,
  intituleCertificat: name,
  /** The commission's decision, when the alert is about it. */
  decision: z.nullable(z.enum(DECISIONS)),
  /** What became of a session, when the alert tells who has or had it. */
  nouvelle: z.nullable(z.enum(NOUVELLES_CONFIEE)),
  objetType: objet,
  objetId: Id,
  /** Whether the reader may dismiss it. */
  supprimable: z.boolean(),
  /** Whether the reader's list of tasks shows its object too: the bell does not count it a second time (A702). */
  repeteTache: z.boolean(),
});
export type Alerte = z.infer<typeof Alerte>;

/** How many alerts a role has, how many are late, and how many its list of tasks does not show too (A702). */
export const AlerteCount = z.object({ total: z.int(), enRetard: z.int(), horsTaches: z.int() });

/** An alert as who watches over all of them reads it: what waits, since when, and for whom. */
export const AlerteDeTous = z.object({
  id: Id,
  type: z.enum(ALERTE_TYPES),
  dateEmission: CalendarDate,
  dateEcheance: z.nullable(CalendarDate),
  objetType: objet,
  objetId: Id,
  /** The number of the object, or the title of the certificat; null when it has neither. */
  reference: name,
  raisonSocialeEntite: name,
  roleTypeCible: RoleTypeSchema,
  /** The caisse, the entite or the person that it waits for; null when all who hold the role. */
  rattachement: name,
});
export type AlerteDeTous = z.infer<typeof AlerteDeTous>;

/** How many alerts of a type stand, by how long they have left. */
export const AlertesDuType = z.object({
  type: z.enum(ALERTE_TYPES),
  enRetard: z.int(),
  sousSeptJours: z.int(),
  /** Due later, or never. */
  apres: z.int(),
});
export type AlertesDuType = z.infer<typeof AlertesDuType>;
