import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import { ETATS_ENTITE } from '@habilis/domain/entite/ETATS_ENTITE';
import * as z from 'zod/mini';
import { VerificationSiren } from '../demande-administrative/DemandeAdministrative.ts';
import { FileUploadInput } from '../file/FileUpload.ts';
import { PartPriseSchema } from '../role/PartPriseSchema.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { CodePostalVille } from '../wire/CodePostalVille.ts';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';
import { email, groups, name, nullableGroups, nullableName } from '../wire/cleanedTexts.ts';
import { nullableText } from '../wire/texts.ts';

/** A niveau in which an entite is accredited today. */
const NiveauHabilite = z.object({ code: z.string(), dispositif: z.string(), niveau: z.string() });

/** A training organisation or a company, known by its SIRET (F18). */
export const Entite = z.object({
  id: Id,
  /** Of what is decided about it: its caisse and the end of its activity. */
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
  /** For the network alone: null for the entite itself. */
  commentaireAffectationCaisseInstructrice: z.nullable(z.string()),
  etat: z.enum(ETATS_ENTITE),
  /** The register's last answer about it. */
  registre: VerificationSiren,
  niveaux: z.array(NiveauHabilite),
});
export type Entite = z.infer<typeof Entite>;

/** Kinds of actions in an entite's history. */
export const ACTIONS_ENTITE = [
  'entite-creee',
  'caisse-changee',
  'fin-activite',
  'fin-activite-levee',
  'habilitation-supprimee',
] as const;

/** One line of an entite's history; `caisses` holds the old and the new caisse. */
export const ActionEntite = z.object({
  id: Id,
  action: z.enum(ACTIONS_ENTITE),
  faitLe: Instant,
  /** Null for the entite itself, which knows the caisse and not its agents. */
  auteur: z.nullable(z.string()),
  caisses: z.nullable(z.object({ avant: z.nullable(z.string()), apres: z.string() })),
  date: z.nullable(CalendarDate),
  /** Number of the habilitation concerned. */
  numero: z.nullable(z.string()),
  commentaire: z.nullable(z.string()),
});
export type ActionEntite = z.infer<typeof ActionEntite>;

const telephone = z.nullable(z.object({ indicatif: z.string(), numero: z.string() }));

/** An entite with everything that its reader may see and do. */
export const EntiteDetail = z.extend(Entite, {
  numeroDeclarationActivite: z.nullable(z.string()),
  adresse: z.nullable(z.object({ ligne1: z.nullable(z.string()), ligne2: z.nullable(z.string()) })),
  responsableLegal: z.nullable(z.object({ nomPrenom: z.string(), fonction: z.nullable(z.string()) })),
  contact: z.nullable(z.object({ nomPrenom: z.string(), email: z.nullable(z.string()), telephone })),
  /** What the public directory shows of it; null when it chose not to appear. */
  diffusion: z.nullable(z.object({ email: z.nullable(z.string()), siteWeb: z.nullable(z.string()), telephone })),
  dateSuspensionAdministrative: z.nullable(CalendarDate),
  /** How many roles people now hold for it. */
  nbRoles: z.int(),
  /** The latest first. */
  historique: z.array(ActionEntite),
  /** Whether no gestionnaire who can sign in is left. */
  sansGestionnaire: z.boolean(),
  /** By what the reader has a part in it, which bars them from acting on it for the network; absent when nothing does (rules/rights#both-sides). */
  partPrise: z.optional(PartPriseSchema),
  /** Who of the network is barred from it, by what, and what they would be there; for who answers for others' work alone. */
  ecartes: z.array(z.extend(PersonneRef, { roles: z.array(RoleTypeSchema), part: PartPriseSchema })),
  actions: z.object({
    changerCaisse: z.boolean(),
    fixerFin: z.boolean(),
    verifier: z.boolean(),
    nommerGestionnaire: z.boolean(),
  }),
});
export type EntiteDetail = z.infer<typeof EntiteDetail>;

/** An entite, as listed in a choice. */
export const EntiteRef = z.object({ id: Id, raisonSociale: z.string() });

/** An entite created without a demande, with its future manager (W13). */
export const EntiteCreation = z.object({
  raisonSociale: name(200),
  siret: groups(20),
  numeroDeclarationActivite: nullableGroups(20),
  typeEntite: z.enum(TYPES_ENTITE),
  regime: z.enum(REGIMES),
  adresse: z.object({ ligne1: name(200), ligne2: nullableName(200), codePostalVille: CodePostalVille }),
  gestionnaire: z.object({ nom: name(100), prenom: name(100), email: email() }),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(50)),
});
export type EntiteCreation = z.infer<typeof EntiteCreation>;

/** The end of an entite's activity (W13). */
export const DateFinActiviteWrite = z.object({
  entiteId: Id,
  dateFinActivite: z.nullable(CalendarDate),
  commentaireDateFin: nullableText(4000),
  version: Version,
});
export type DateFinActiviteWrite = z.infer<typeof DateFinActiviteWrite>;

/** A change of the caisse that examines an entite (W13). */
export const CaisseWrite = z.object({
  entiteId: Id,
  caisseId: Id,
  commentaireAffectationCaisseInstructrice: nullableText(4000),
  version: Version,
});
export type CaisseWrite = z.infer<typeof CaisseWrite>;
