import * as z from 'zod/mini';
import { Instant } from '../wire/formats.ts';

/** Somebody whom a task is not offered to: they stepped down from the demande, are a formateur whom its entite declared, have a part in it, or belong to its own caisse where there is another (rules/rights#both-sides, rules/rights#stepped-down). */
export const Ecarte = z.object({
  nomPrenom: z.string(),
  raison: z.enum(['recuse', 'formateur', 'partie-prenante', 'caisse']),
  /** When they stepped down. */
  depuis: z.nullable(Instant),
});
export type Ecarte = z.infer<typeof Ecarte>;
