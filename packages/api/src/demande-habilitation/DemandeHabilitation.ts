import * as z from 'zod/mini';
import { AvisTypeSchema, AvisWrite } from '../avis/Avis.ts';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { PlateformeFixe, PlateformeFixeWrite } from '../habilitation/Plateforme.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, HabilisId, Id, Version } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** What a request is for: a first accreditation, its renewal, a further fixed platform (domain, C.2). */
export const HABILITATION_SOURCE_MODES = ['INI', 'REN', 'APF'] as const;
/** What the commission decides (domain, C.1). */
export const DECISIONS = ['ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'REFUSE'] as const;

/** Titled documents are of the requester (I) or of the network (I_MRP); the others fill a slot of the level (specification, section 3). */
const DemandeHabilitationFile = z.extend(FileUpload, {
  type: z.nullable(z.enum(['I', 'I_MRP'])),
  intitule: z.nullable(z.string()),
});

/** A request to be accredited for a level, as the caller may see it; `id` is null on a start that stores nothing. */
export const DemandeHabilitation = z.object({
  id: z.nullable(Id),
  type: z.literal('DH'),
  numero: z.nullable(z.string()),
  version: Version,
  dateCnh: z.nullable(CalendarDate),
  dateDebut: z.nullable(CalendarDate),
  dateFin: z.nullable(CalendarDate),
  dispositifNiveau: DispositifNiveauRef,
  habilitationSourceMode: z.enum(HABILITATION_SOURCE_MODES),
  habilitationSource: z.nullable(z.object({ id: Id, numero: z.string(), dateFin: z.nullable(CalendarDate) })),
  habilitationSourceId: z.nullable(Id),
  /** Null for those who may not see it (domain, C.4). */
  typeDernierAvis: z.nullable(AvisTypeSchema),
  currentWfTaskDefKeys: z.array(z.string()),
  currentWorkflowTask: z.object({
    selectedActionKey: z.nullable(z.string()),
    currentTaskDefinitionKey: z.string(),
    assignedUserHabilisId: z.nullable(HabilisId),
  }),
  /** Where a complement goes back to (domain, C.1). */
  retourTache: z.nullable(z.string()),
  draftWorkflowComment: z.nullable(z.string()),
  actionsPossibles: z.array(
    z.object({
      key: z.string(),
      commentaireRequis: z.boolean(),
      avisRequis: z.boolean(),
      affectationRequise: z.boolean(),
    }),
  ),
  modifiable: z.boolean(),
  instructeurNomPrenom: z.nullable(z.string()),
  demandeurNomPrenom: z.nullable(z.string()),
  nomPrenomAssignedUserHabilis: z.nullable(z.string()),
  caisse: z.nullable(CaisseRef),
  entiteDemandeuse: z.object({ id: Id, raisonSociale: z.string(), caisseInstructrice: z.nullable(CaisseRef) }),
  dateFirstSoumission: z.nullable(CalendarDate),
  dateLastSoumission: z.nullable(CalendarDate),
  dateDebutTache: z.nullable(CalendarDate),
  dateEcheance: z.nullable(CalendarDate),
  formateurs: z.array(PersonneRef),
  plateformesFixes: z.array(PlateformeFixe),
  plateformeMobile: z.boolean(),
  fileUploads: z.array(DemandeHabilitationFile),
});
export type DemandeHabilitation = z.infer<typeof DemandeHabilitation>;

/** What an action of the commission or of a reviewer adds to a write. */
const action = {
  avis: z.optional(AvisWrite),
  dateCnh: z.optional(z.nullable(CalendarDate)),
  decision: z.optional(z.enum(DECISIONS)),
  /** Text of the reserve, the postponement or the refusal. */
  motif: z.optional(nullableText(10_000)),
  dateDebut: z.optional(z.nullable(CalendarDate)),
};

/** Body of every write, the variants included: all go through one transition (domain, decision 2). */
export const DemandeHabilitationWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  /** UUID made by the client, so that two first saves make one row (wire, Start calls). */
  cleBrouillon: z.nullable(z.uuid()),
  dispositifNiveauId: Id,
  habilitationSourceMode: z.enum(HABILITATION_SOURCE_MODES),
  habilitationSourceId: z.nullable(Id),
  formateurs: z.array(HabilisId).check(z.maxLength(200)),
  plateformesFixes: z.array(PlateformeFixeWrite).check(z.maxLength(50)),
  plateformeMobile: z.boolean(),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(50)),
  draftWorkflowComment: nullableText(4000),
  currentWorkflowTask: z.object({
    selectedActionKey: nullableText(40),
    assignedUserHabilisId: z.optional(z.nullable(HabilisId)),
  }),
  ...action,
});
export type DemandeHabilitationWrite = z.infer<typeof DemandeHabilitationWrite>;
