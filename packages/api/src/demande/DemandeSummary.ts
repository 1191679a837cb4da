import { HABILITATION_SOURCE_MODES } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId, Id, Version } from '../wire/formats.ts';

/** A line of the lists of demandes and tasks: a demande administrative (DA) or d'habilitation (DH). */
export const DemandeSummary = z.object({
  id: Id,
  type: z.enum(['DA', 'DH']),
  numero: z.nullable(z.string()),
  version: Version,
  raisonSociale: z.nullable(z.string()),
  ville: z.nullable(z.string()),
  caisse: z.nullable(z.object({ code: z.string(), libelle: z.string() })),
  /** What a demande d'habilitation is for; null for a demande administrative. */
  mode: z.nullable(z.enum(HABILITATION_SOURCE_MODES)),
  libelleDispositifNiveau: z.nullable(z.string()),
  currentTaskDefinitionKey: z.string(),
  assignedUserHabilisId: z.nullable(HabilisId),
  nomPrenomAssignedUserHabilis: z.nullable(z.string()),
  dateDebutTache: z.nullable(CalendarDate),
  dateEcheance: z.nullable(CalendarDate),
  dateFirstSoumission: z.nullable(CalendarDate),
  dateLastSoumission: z.nullable(CalendarDate),
});
export type DemandeSummary = z.infer<typeof DemandeSummary>;
