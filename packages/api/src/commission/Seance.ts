import { CHAMPS_PROMIS } from '@habilis/domain/commission/changementsDepuis';
import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import { HABILITATION_SOURCE_MODES } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import * as z from 'zod/mini';
import { AvisTypeSchema } from '../avis/Avis.ts';
import { HabilitationSource } from '../habilitation/DroitHabilitation.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';

/** A day on which the commission decides: a meeting or a written consultation (rules/demandes#decision). */
export const Seance = z.object({
  date: CalendarDate,
  /** Demandes without a decision yet. */
  aDecider: z.int(),
  /** Decisions that may still be cancelled; none for who does not decide. */
  enAttente: z.int(),
  rendues: z.int(),
});
export type Seance = z.infer<typeof Seance>;

/** A decision of the commission: it may be cancelled until its letter leaves. */
export const DecisionCommission = z.object({
  id: Id,
  etat: z.enum(['a-envoyer', 'envoyee']),
  decision: z.enum(DECISIONS),
  /** Postponed until the entite answers a complement. */
  avecComplement: z.boolean(),
  motif: z.nullable(z.string()),
  dateDebut: z.nullable(CalendarDate),
  decideurNomPrenom: z.string(),
  priseLe: Instant,
  /** When it takes effect and its letter leaves. */
  envoiLe: Instant,
  /** Title of the refusal that keeps it from taking effect. */
  obstacle: z.nullable(z.string()),
  /** What has changed since it was taken, where that keeps it: old beside new. */
  changements: z.array(
    z.object({ champ: z.enum(CHAMPS_PROMIS), avant: z.array(z.string()), apres: z.array(z.string()) }),
  ),
});
export type DecisionCommission = z.infer<typeof DecisionCommission>;

/** A demande on the commission's agenda. */
export const PointOrdreDuJour = z.object({
  demandeHabilitationId: Id,
  version: Version,
  numero: z.string(),
  entite: z.object({
    raisonSociale: z.string(),
    ville: z.nullable(z.string()),
    /** The last day of its activity: nothing more is given to it. */
    dateFinActivite: z.nullable(CalendarDate),
    /** The day from which it is suspended while its common file is not validated (rules/dossier#suspension). */
    dateSuspensionAdministrative: z.nullable(CalendarDate),
  }),
  /** The habilitation to renew or extend, with what withholds it. */
  habilitationSource: z.nullable(HabilitationSource),
  dispositifNiveau: z.object({ id: Id, dispositif: z.string(), niveau: z.string() }),
  mode: z.enum(HABILITATION_SOURCE_MODES),
  caisse: z.nullable(CaisseRef),
  /** Null for those who may not see it (rules/demandes#avis). */
  typeDernierAvis: z.nullable(AvisTypeSchema),
  dateCnh: z.nullable(CalendarDate),
  dateEcheance: z.nullable(CalendarDate),
  dateDebutTache: z.nullable(CalendarDate),
  /** Day of the appeal that brought the demande back. */
  dateRecours: z.nullable(CalendarDate),
  decision: z.nullable(DecisionCommission),
});
export type PointOrdreDuJour = z.infer<typeof PointOrdreDuJour>;

/** A day of the commission with its demandes, in the order of the agenda. */
export const OrdreDuJour = z.object({ date: CalendarDate, points: z.array(PointOrdreDuJour) });
export type OrdreDuJour = z.infer<typeof OrdreDuJour>;
