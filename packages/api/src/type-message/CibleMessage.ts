import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, Id } from '../wire/formats.ts';

const several = <S extends z.core.$ZodType>(schema: S) => z.optional(z.array(schema).check(z.maxLength(200)));

/** Filters of a target: every filter must match, each by any of its values (rules/alerts#messages). One that is not known is refused: left out, it would let everybody in. */
const CibleMessageCriterias = z.strictObject({
  caisses: several(Id),
  departements: several(z.string().check(z.maxLength(3))),
  dispositifNiveaux: several(Id),
  regimes: several(z.enum(REGIMES)),
  typesEntite: several(z.enum(TYPES_ENTITE)),
  etatHabilitation: z.optional(z.enum(['ACTIVE', 'FIN_6_MOIS', 'SUSPENDUE', 'EN_DEMANDE'])),
  plateforme: z.optional(z.boolean()),
  sessionsDepuis: z.optional(CalendarDate),
  sessionsJusqua: z.optional(CalendarDate),
  certificatFormateurFinAvant: z.optional(CalendarDate),
});

/** Who receives a message: a role, narrowed by criteria (F22); criteria beside their place are refused too. */
export const CibleMessage = z.strictObject({ roleType: RoleTypeSchema, cibleMessageCriterias: CibleMessageCriterias });
export type CibleMessage = z.infer<typeof CibleMessage>;
