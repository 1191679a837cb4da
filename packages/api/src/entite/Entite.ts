import { REGIMES } from '@habilis/domain/demande-administrative/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/demande-administrative/TYPES_ENTITE';
import * as z from 'zod/mini';
import { FileUploadInput } from '../file/FileUpload.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { CodePostalVille } from '../wire/CodePostalVille.ts';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { nullableText, text } from '../wire/texts.ts';

/** A training organisation or a company, known by its SIRET (specification, section 3). */
export const Entite = z.object({
  id: Id,
  version: Version,
  raisonSociale: z.string(),
  siret: z.nullable(z.string()),
  typeEntite: z.nullable(z.enum(TYPES_ENTITE)),
  regime: z.nullable(z.enum(REGIMES)),
  codePostalVille: z.nullable(CodePostalVille),
  demandeAdministrativeId: z.nullable(Id),
  dateFinActivite: z.nullable(CalendarDate),
  commentaireDateFin: z.nullable(z.string()),
  caisseInstructrice: z.nullable(CaisseRef),
  commentaireAffectationCaisseInstructrice: z.nullable(z.string()),
});
export type Entite = z.infer<typeof Entite>;

/** An entity as a choice names it. */
export const EntiteRef = z.object({ id: Id, raisonSociale: z.string() });

/** An entity created without a request (specification, section 7). */
export const EntiteCreation = z.object({
  raisonSociale: text(200),
  siret: text(20),
  typeEntite: z.enum(TYPES_ENTITE),
  regime: z.enum(REGIMES),
  adresse: z.object({ ligne1: text(200), ligne2: nullableText(200), codePostalVille: CodePostalVille }),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(50)),
});
export type EntiteCreation = z.infer<typeof EntiteCreation>;

/** The end of an entity's activity (specification, section 7). */
export const DateFinActiviteWrite = z.object({
  entiteId: Id,
  dateFinActivite: z.nullable(CalendarDate),
  commentaireDateFin: nullableText(4000),
  version: z.optional(Version),
});
export type DateFinActiviteWrite = z.infer<typeof DateFinActiviteWrite>;

/** Another examining fund (specification, section 7). */
export const CaisseWrite = z.object({
  entiteId: Id,
  caisseId: Id,
  commentaireAffectationCaisseInstructrice: nullableText(4000),
  version: z.optional(Version),
});
export type CaisseWrite = z.infer<typeof CaisseWrite>;
