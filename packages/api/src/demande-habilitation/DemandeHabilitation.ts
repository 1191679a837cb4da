import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import { HABILITATION_SOURCE_MODES } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import * as z from 'zod/mini';
import { PartPriseSchema } from '../role/PartPriseSchema.ts';
import { AvisTypeSchema, AvisWrite } from '../avis/Avis.ts';
import { DecisionCommission } from '../commission/Seance.ts';
import { Ecarte } from '../demande/Ecarte.ts';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { PointsDemandes } from '../examen/PointDemande.ts';
import { FileUpload } from '../file/FileUpload.ts';
import { HabilitationSource } from '../habilitation/DroitHabilitation.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { CertificatFormateur } from '../formateur/EtatDeCertificat.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, HabilisId, Id, Version } from '../wire/formats.ts';
import { name, nullableCodePostal, nullableName } from '../wire/cleanedTexts.ts';
import { nullableText, text } from '../wire/texts.ts';

const TaskKey = z.enum(DH_TASK_KEYS);

/** Titled documents are of the demandeur (I) or of the network (I_MRP); the others fill a slot: the id of the niveau's upload field, or one that every demande has (F14). */
const DemandeHabilitationFile = z.extend(FileUpload, {
  type: z.nullable(z.enum(['I', 'I_MRP'])),
  intitule: z.nullable(z.string()),
});
export type DemandeHabilitationFile = z.infer<typeof DemandeHabilitationFile>;

/** A requested place; in a draft, any part of its address may be missing. */
const PlateformeDemandee = z.object({
  id: z.nullable(Id),
  adresse: z.object({
    ligne1: nullableName(200),
    ligne2: nullableName(200),
    codePostalVille: z.object({ codePostal: nullableCodePostal(), ville: nullableName(100) }),
  }),
});
export type PlateformeDemandee = z.infer<typeof PlateformeDemandee>;

/** Somebody to whom a task may be assigned, with their number of live tasks. */
const Affectable = z.extend(PersonneRef, { charge: z.int() });

/** An action that the caller may take now, with the persons whom it may assign. */
const DhActionPossible = z.object({
  key: z.string(),
  commentaireRequis: z.boolean(),
  avisRequis: z.boolean(),
  affectationRequise: z.boolean(),
  affectables: z.array(Affectable),
  /** Those who hold the role and are not offered the task, each with why; told where somebody is named. */
  ecartes: z.optional(z.array(Ecarte)),
});
export type DhActionPossible = z.infer<typeof DhActionPossible>;

/** A demande d'habilitation as its reader may see it; `id` is null for a start, which stores nothing. */
export const DemandeHabilitation = z.object({
  id: z.nullable(Id),
  type: z.literal('DH'),
  numero: z.nullable(z.string()),
  version: Version,
  dateCnh: z.nullable(CalendarDate),
  dateDebut: z.nullable(CalendarDate),
  dateFin: z.nullable(CalendarDate),
  /** Null while none is chosen. */
  dispositifNiveau: z.nullable(DispositifNiveauRef),
  habilitationSourceMode: z.enum(HABILITATION_SOURCE_MODES),
  habilitationSource: z.nullable(HabilitationSource),
  habilitationSourceId: z.nullable(Id),
  /** The habilitation that it created or extended. */
  habilitationId: z.nullable(Id),
  /** Null for those who may not see it (rules/demandes#avis). */
  typeDernierAvis: z.nullable(AvisTypeSchema),
  currentWfTaskDefKeys: z.array(TaskKey),
  currentWorkflowTask: z.object({
    selectedActionKey: z.nullable(z.string()),
    currentTaskDefinitionKey: TaskKey,
    assignedUserHabilisId: z.nullable(HabilisId),
  }),
  /** The task that a complement returns to (rules/demandes#steps). */
  retourTache: z.nullable(TaskKey),
  /** The decision, once it is known to the caller, with its reason or its reserve. */
  decision: z.nullable(z.enum(DECISIONS)),
  motif: z.nullable(z.string()),
  dateDecision: z.nullable(CalendarDate),
  /** The decision whose letter has not left, for those who decide; null for the others. */
  decisionEnAttente: z.nullable(DecisionCommission),
  /** Last day to appeal against a refusal; null when no appeal is possible. */
  finRecours: z.nullable(CalendarDate),
  draftWorkflowComment: z.nullable(z.string()),
  actionsPossibles: z.array(DhActionPossible),
  /** By what the reader has a part in the entite, which bars them from acting on it for the network; absent when nothing does (rules/rights#both-sides). */
  partPrise: z.optional(PartPriseSchema),
  /** Whether the reader concluded themself what their task looks at a second time, so that another concludes it; absent when not (rules/demandes#second-look). */
  propreInstruction: z.optional(z.boolean()),
  modifiable: z.boolean(),
  instructeurNomPrenom: z.nullable(z.string()),
  demandeurNomPrenom: z.nullable(z.string()),
  nomPrenomAssignedUserHabilis: z.nullable(z.string()),
  caisse: z.nullable(CaisseRef),
  /** Null until the demande administrative of a new entite is submitted. */
  entiteDemandeuse: z.nullable(
    z.object({
      id: Id,
      raisonSociale: z.string(),
      caisseInstructrice: z.nullable(CaisseRef),
      /** The last day of its activity: nothing more is given to it. */
      dateFinActivite: z.nullable(CalendarDate),
      /** The day from which it is suspended while its common file is not validated (rules/dossier#suspension). */
      dateSuspensionAdministrative: z.nullable(CalendarDate),
      /** Whether the reader may open it. */
      lisible: z.boolean(),
    }),
  ),
  /** The entite's common file, which must be validated before the examination ends (rules/demandes#steps). */
  dossierAdministratif: z.nullable(
    z.object({
      id: Id,
      currentTaskDefinitionKey: z.enum(DA_TASK_KEYS),
      /** Its validated copy counts while a later one is examined. */
      valide: z.boolean(),
      lisible: z.boolean(),
    }),
  ),
  dateFirstSoumission: z.nullable(CalendarDate),
  dateLastSoumission: z.nullable(CalendarDate),
  dateDebutTache: z.nullable(CalendarDate),
  dateEcheance: z.nullable(CalendarDate),
  formateurs: z.array(PersonneRef),
  /** State today of the certificat that the niveau requires, for each formateur. */
  certificatsFormateurs: z.array(CertificatFormateur),
  plateformesFixes: z.array(PlateformeDemandee),
  plateformeMobile: z.boolean(),
  fileUploads: z.array(DemandeHabilitationFile),
});
export type DemandeHabilitation = z.infer<typeof DemandeHabilitation>;

/** A document in a write: one that is kept or a part of the same body, titled ones with their title; what is absent is removed (rules/wire#multipart). */
const DemandeHabilitationFileInput = z.union([
  z.object({ id: Id, intitule: z.optional(nullableText(200)) }),
  z.object({
    champ: text(60),
    intitule: z.optional(nullableText(200)),
    /** When absent, the name of the part. */
    userFilename: z.optional(text(255)),
    partIndex: z.int().check(z.minimum(0), z.maximum(49)),
  }),
]);
export type DemandeHabilitationFileInput = z.infer<typeof DemandeHabilitationFileInput>;

/** What an action of the commission or of a reviewer adds to a write. */
const action = {
  avis: z.optional(AvisWrite),
  /** Points of a complement; only with an action that asks for one. */
  points: z.optional(PointsDemandes),
  dateCnh: z.optional(z.nullable(CalendarDate)),
  decision: z.optional(z.enum(DECISIONS)),
  /** Text of the reserve, the postponement or the refusal. */
  motif: z.optional(nullableText(10_000)),
  dateDebut: z.optional(z.nullable(CalendarDate)),
};

/** Body of every write and its variants: all use one transition (rules/demandes#steps). A reviewer's write does not change the fields. */
export const DemandeHabilitationWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  /** UUID made by the client, so that two first saves make one row (rules/wire#start-calls). */
  cleBrouillon: z.nullable(z.uuid()),
  dispositifNiveauId: z.nullable(Id),
  habilitationSourceMode: z.enum(HABILITATION_SOURCE_MODES),
  habilitationSourceId: z.nullable(Id),
  /** Sent as read: a newly declared person needs their name too, so that an identifier alone reveals no name. */
  formateurs: z.array(z.object({ habilisId: HabilisId, nomPrenom: name(300) })).check(z.maxLength(200)),
  plateformesFixes: z.array(PlateformeDemandee).check(z.maxLength(50)),
  plateformeMobile: z.boolean(),
  fileUploads: z.array(DemandeHabilitationFileInput).check(z.maxLength(50)),
  draftWorkflowComment: nullableText(4000),
  currentWorkflowTask: z.object({
    selectedActionKey: nullableText(40),
    assignedUserHabilisId: z.optional(z.nullable(HabilisId)),
    /** The colleague whose task is taken or released, named in the question before it (rules/demandes#holder). */
    titulaireHabilisId: z.optional(z.nullable(HabilisId)),
  }),
  ...action,
});
export type DemandeHabilitationWrite = z.infer<typeof DemandeHabilitationWrite>;
