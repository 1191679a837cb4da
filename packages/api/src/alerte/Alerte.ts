import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId, Id } from '../wire/formats.ts';

/** Kinds of objects with a page, which an alert can be about. */
export const ALERTE_OBJETS = [
  'demande-administrative',
  'demande-habilitation',
  'habilitation',
  'session-certification',
  'certificat-formateur',
  'certificat',
  // Those of an entite that end soon: it has their list.
  'certificats',
  'entite',
] as const;

const name = z.nullable(z.string());

/** Something to do or to know by a date, for a role or a person; its texts are built from its type (specification, section 3). */
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
  objetType: z.enum(ALERTE_OBJETS),
  objetId: Id,
  /** Whether the reader may dismiss it. */
  supprimable: z.boolean(),
});
export type Alerte = z.infer<typeof Alerte>;

/** How many alerts a role has, how many are late, and how many its list of tasks does not show too (A702). */
export const AlerteCount = z.object({ total: z.int(), enRetard: z.int(), horsTaches: z.int() });
