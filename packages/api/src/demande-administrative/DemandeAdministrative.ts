import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { REGIMES } from '@habilis/domain/demande-administrative/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/demande-administrative/TYPES_ENTITE';
import * as z from 'zod/mini';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';

const text = (largest: number) => z.nullable(z.string().check(z.maxLength(largest)));
const Telephone = z.object({ indicatif: text(5), numero: text(20) });

/** What the requester types; drafts may be incomplete, so every field may be null (specification, section 3). */
export const DemandeAdministrativeSaisie = z.object({
  raisonSociale: text(200),
  siret: text(20),
  numeroDeclarationActivite: text(20),
  ndaEnCours: z.boolean(),
  regime: z.nullable(z.enum(REGIMES)),
  declarationUrssaf: z.nullable(z.boolean()),
  dateAttestationUrssaf: z.nullable(CalendarDate),
  typeEntite: z.nullable(z.enum(TYPES_ENTITE)),
  adresse: z.object({
    ligne1: text(200),
    ligne2: text(200),
    codePostalVille: z.object({ codePostal: text(10), ville: text(100) }),
  }),
  responsableLegal: z.object({ nom: text(100), prenom: text(100), fonction: text(100) }),
  contact: z.object({ nom: text(100), prenom: text(100), email: text(254), telephone: Telephone }),
  diffusion: z.boolean(),
  diffusionEmail: text(254),
  diffusionSiteWeb: text(300),
  diffusionTelephone: Telephone,
});
export type DemandeAdministrativeSaisie = z.infer<typeof DemandeAdministrativeSaisie>;

/** An action that the caller may take now on the task (domain, C.1). */
export const ActionPossible = z.object({
  key: z.string(),
  commentaireRequis: z.boolean(),
  affectationRequise: z.boolean(),
});
export type ActionPossible = z.infer<typeof ActionPossible>;

/** Result of the look-up in the company register; NON_VERIFIE while the register does not answer. */
export const VerificationSiren = z.object({
  resultat: z.enum(['OK', 'INCONNU', 'FERME', 'NON_VERIFIE']),
  raisonSociale: z.nullable(z.string()),
  verifieLe: z.nullable(Instant),
});
export type VerificationSiren = z.infer<typeof VerificationSiren>;

/** An administrative request as the caller may see it; `id` is null on a start that stores nothing. */
export const DemandeAdministrative = z.extend(DemandeAdministrativeSaisie, {
  id: z.nullable(Id),
  type: z.literal('DA'),
  numero: z.nullable(z.string()),
  version: Version,
  avecDemandeHabilitation: z.boolean(),
  entiteId: z.nullable(Id),
  dateSuspensionAdministrative: z.nullable(CalendarDate),
  dateFirstSoumission: z.nullable(CalendarDate),
  dateLastSoumission: z.nullable(CalendarDate),
  /** Day on which the current task began, and the day by which it is due. */
  dateDebutTache: z.nullable(CalendarDate),
  dateEcheance: z.nullable(CalendarDate),
  demandeurNomPrenom: z.nullable(z.string()),
  assignedUserNomPrenom: z.nullable(z.string()),
  caisseInstructrice: z.nullable(z.object({ id: Id, code: z.string(), libelle: z.string() })),
  verificationSiren: VerificationSiren,
  /** Paths of the fields that the examiner corrected since the last submit. */
  champsCorriges: z.array(z.string()),
  currentWorkflowTask: z.object({
    selectedActionKey: z.nullable(z.string()),
    currentTaskDefinitionKey: z.enum(DA_TASK_KEYS),
    assignedUserHabilisId: z.nullable(HabilisId),
  }),
  draftWorkflowComment: z.nullable(z.string()),
  actionsPossibles: z.array(ActionPossible),
  /** Examiners to whom the caller may assign the task. */
  affectables: z.array(z.object({ habilisId: HabilisId, nomPrenom: z.string() })),
  /** Whether the caller may change the fields now. */
  modifiable: z.boolean(),
  fileUploads: z.array(FileUpload),
});
export type DemandeAdministrative = z.infer<typeof DemandeAdministrative>;

/** Body of every write: the fields, the files to keep or add, the version read, the draft key before the first save. */
export const DemandeAdministrativeWrite = z.extend(DemandeAdministrativeSaisie, {
  id: z.nullable(Id),
  version: Version,
  /** UUID made by the client, so that two first saves make one row (wire, Start calls). */
  cleBrouillon: z.nullable(z.uuid()),
  avecDemandeHabilitation: z.boolean(),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(50)),
  draftWorkflowComment: z.nullable(z.string().check(z.maxLength(4000))),
  currentWorkflowTask: z.object({
    selectedActionKey: z.nullable(z.string().check(z.maxLength(40))),
    assignedUserHabilisId: z.optional(z.nullable(HabilisId)),
  }),
  /** Only with an action that suspends (domain, C.3). */
  dateSuspensionAdministrative: z.optional(z.nullable(CalendarDate)),
});
export type DemandeAdministrativeWrite = z.infer<typeof DemandeAdministrativeWrite>;
