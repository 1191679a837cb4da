import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { EntiteRef } from '../entite/Entite.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { EtatUtilisateurSchema } from '../personne/EtatUtilisateurSchema.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';
import { email, name } from '../wire/cleanedTexts.ts';
import { nullableText, text } from '../wire/texts.ts';

/** A present or past role of a person, as shown to those who manage users. */
export const RoleUtilisateur = z.object({
  id: Id,
  type: RoleTypeSchema,
  mrp: z.nullable(CaisseRef),
  entite: z.nullable(EntiteRef),
  /** When it ends or ended; null while no end is known. */
  finLe: z.nullable(Instant),
  isEnCours: z.boolean(),
  /** The dispositifs that an RD manages, the niveaux that an E examines, by name. */
  dispositifs: z.array(DispositifNiveauRef),
  niveaux: z.array(DispositifNiveauRef),
  /** How many tasks go back to the caisse when it ends. */
  taches: z.int(),
  /** What nobody else could act for if it ended, by name: dispositifs, a caisse, the network; mostly nothing. */
  seulPour: z.array(z.string()),
  /** Whether the caller may end it. */
  terminable: z.boolean(),
  /** Whether the caller may change its dispositifs or its niveaux. */
  reglable: z.boolean(),
});
export type RoleUtilisateur = z.infer<typeof RoleUtilisateur>;

/** A line of the list of users, with the roles under way that the caller may see. */
export const UtilisateurSummary = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  etat: EtatUtilisateurSchema,
  creeLe: Instant,
  roles: z.array(z.pick(RoleUtilisateur, { id: true, type: true, mrp: true, entite: true })),
});
export type UtilisateurSummary = z.infer<typeof UtilisateurSummary>;

/** Kinds of actions in the history of an account. */
export const ACTIONS_UTILISATEUR = [
  'utilisateur-cree',
  'role-propose',
  'role-propose-retire',
  'role-refuse',
  'role-donne',
  'role-termine',
  'perimetre-change',
  'compte-bloque',
  'compte-debloque',
  'activation-renvoyee',
  'comptes-fusionnes',
  'second-facteur-reinitialise',
  'activation',
] as const;

/** One line of the history of an account; `objet` names the role or the account that it is about. */
export const ActionUtilisateur = z.object({
  id: Id,
  action: z.enum(ACTIONS_UTILISATEUR),
  faitLe: Instant,
  auteur: z.nullable(z.string()),
  roleType: z.nullable(RoleTypeSchema),
  objet: z.nullable(z.string()),
  motif: z.nullable(z.string()),
});
export type ActionUtilisateur = z.infer<typeof ActionUtilisateur>;

/** A person with everything that those who manage users may see and do. */
export const Utilisateur = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  etat: EtatUtilisateurSchema,
  version: Version,
  creeLe: Instant,
  /** Last sign-in; null when there is none, or when it is too old to be kept. */
  derniereConnexionLe: z.nullable(Instant),
  motifBlocage: z.nullable(z.string()),
  /** Identifiers of the accounts that were merged into this one, which sign in to it. */
  identifiantsFusionnes: z.array(HabilisId),
  /** Present ones first. */
  roles: z.array(RoleUtilisateur),
  historique: z.array(ActionUtilisateur),
  actions: z.object({
    rolesADonner: z.array(RoleTypeSchema),
    bloquer: z.boolean(),
    debloquer: z.boolean(),
    renvoyerActivation: z.boolean(),
    fusionner: z.boolean(),
    reinitialiserSecondFacteur: z.boolean(),
  }),
});
export type Utilisateur = z.infer<typeof Utilisateur>;

const ids = z._default(z.array(Id).check(z.maxLength(200)), []);
/** What limits a role: dispositifs for RD, niveaux for E, nothing for the others (DN1). */
const perimetre = { dispositifIds: ids, niveauIds: ids };

/** The full new list of a role's dispositifs or niveaux. */
export const PerimetreWrite = z.object({ version: Version, ...perimetre });
export type PerimetreWrite = z.infer<typeof PerimetreWrite>;

/** A role to give, with what it is attached to. */
export const RoleWrite = z.object({
  type: RoleTypeSchema,
  mrpId: z.nullable(Id),
  entiteId: z.nullable(Id),
  ...perimetre,
});
export type RoleWrite = z.infer<typeof RoleWrite>;

/** A new person with the first of their roles; a new formateur without an account keeps the identifier, and needs no other role. */
export const UtilisateurCreation = z.object({
  nom: name(100),
  prenom: name(100),
  email: email(),
  role: z.nullable(RoleWrite),
  /** Identifier that a session gave, of somebody whose identity was seen. */
  habilisId: z.optional(HabilisId),
});
export type UtilisateurCreation = z.infer<typeof UtilisateurCreation>;

/** The end of a role: at once without a date, else after that day. */
export const FinRoleWrite = z.object({
  version: Version,
  dernierJour: z.nullable(CalendarDate),
  /** Who takes over the tasks that it gives back; nobody: they go back to their group. */
  successeurHabilisId: z.optional(z.nullable(HabilisId)),
});
export type FinRoleWrite = z.infer<typeof FinRoleWrite>;

/** Why something is taken from an account. */
export const MotifWrite = z.object({ version: Version, motif: text(1000) });

/** Why an account is blocked, and who takes over its tasks; nobody: they go back to their group. */
export const BlocageWrite = z.extend(MotifWrite, { successeurHabilisId: z.optional(z.nullable(HabilisId)) });
export type BlocageWrite = z.infer<typeof BlocageWrite>;

/** One account to merge into the one that is kept; `confirmation` is its identifier, typed. */
export const FusionWrite = z.object({
  autreHabilisId: HabilisId,
  version: Version,
  autreVersion: Version,
  confirmation: text(20),
});
export type FusionWrite = z.infer<typeof FusionWrite>;

/** Effects of a merge: what moves to the kept account, and what forbids it. */
export const ApercuFusion = z.object({
  garde: Utilisateur,
  absorbe: Utilisateur,
  /** The birth dates known of each as a stagiaire. */
  naissances: z.object({ garde: z.array(CalendarDate), absorbe: z.array(CalendarDate) }),
  deplace: z.object({
    roles: z.int(),
    demandes: z.int(),
    taches: z.int(),
    /** Sessions that the person leads or led, and certificats de formateur. */
    sessions: z.int(),
    certificats: z.int(),
    fichiers: z.int(),
    commentaires: z.int(),
  }),
  /** Roles held by both accounts: one of each pair ends. */
  rolesEnDouble: z.array(Id),
  /** Whether the merged account has a second factor, which will be lost. */
  perdSecondFacteur: z.boolean(),
  /** Title of the refusal, a key under `erreurs.`; null when the merge is possible. */
  obstacle: nullableText(100),
});
export type ApercuFusion = z.infer<typeof ApercuFusion>;

/** An entite to choose for a role. */
export const EntiteTrouvee = z.object({
  id: Id,
  raisonSociale: z.string(),
  siret: z.nullable(z.string()),
  ville: z.nullable(z.string()),
});
export type EntiteTrouvee = z.infer<typeof EntiteTrouvee>;
