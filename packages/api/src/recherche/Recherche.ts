import { ETATS_ENTITE } from '@habilis/domain/entite/ETATS_ENTITE';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import * as z from 'zod/mini';
import { CertificatSummary } from '../certificat/Certificat.ts';
import { DemandeSummary } from '../demande/DemandeSummary.ts';
import type { Schema } from '../endpoint.ts';
import { EtatUtilisateurSchema } from '../personne/EtatUtilisateurSchema.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { SessionSummary } from '../session-certification/SessionCertification.ts';
import { CalendarDate, HabilisId, Id } from '../wire/formats.ts';

/** Counting stops here, in each group. */
export const MOST_FOUND = 1000;

/** What a search finds, in the order of its groups (DX933). */
export const GENRES_TROUVES = [
  'demande',
  'habilitation',
  'session',
  'certificat',
  'entite',
  'personne',
  'niveau',
] as const;
export type GenreTrouve = (typeof GENRES_TROUVES)[number];

const DemandeTrouvee = z.pick(DemandeSummary, {
  id: true,
  type: true,
  numero: true,
  raisonSociale: true,
  libelleDispositifNiveau: true,
  currentTaskDefinitionKey: true,
  dateDebutTache: true,
  dateEcheance: true,
});

const HabilitationTrouvee = z.object({
  id: Id,
  numero: z.string(),
  raisonSociale: z.string(),
  libelleDispositifNiveau: z.string(),
  etat: z.enum(HABILITATION_ETATS),
  dateFin: z.nullable(CalendarDate),
});

const SessionTrouvee = z.pick(SessionSummary, {
  id: true,
  numero: true,
  etat: true,
  raisonSociale: true,
  libelleDispositifNiveau: true,
  mode: true,
  dateSession: true,
  dateFinSession: true,
});

const CertificatTrouve = z.pick(CertificatSummary, {
  id: true,
  numero: true,
  statut: true,
  nom: true,
  prenom: true,
  raisonSociale: true,
  libelleDispositifNiveau: true,
  dateFin: true,
});

const EntiteTrouvee = z.object({
  id: Id,
  raisonSociale: z.string(),
  siret: z.nullable(z.string()),
  codePostal: z.nullable(z.string()),
  ville: z.nullable(z.string()),
  etat: z.enum(ETATS_ENTITE),
});

/** A person, with the types of the roles under way that the caller may see. */
const PersonneTrouvee = z.object({
  habilisId: HabilisId,
  nomPrenom: z.string(),
  etat: EtatUtilisateurSchema,
  roles: z.array(RoleTypeSchema),
});

const NiveauTrouve = z.object({ id: Id, code: z.string(), libelle: z.string() });

/** The first results of one kind, with how many there are. */
function groupe<G extends GenreTrouve, S extends Schema>(genre: G, resultat: S) {
  return z.object({
    genre: z.literal(genre),
    total: z.int(),
    /** True when the count stopped: there are more. */
    totalDepasse: z.optional(z.boolean()),
    resultats: z.array(resultat),
  });
}

/** One kind of what was found. */
export const GroupeTrouve = z.discriminatedUnion('genre', [
  groupe('demande', DemandeTrouvee),
  groupe('habilitation', HabilitationTrouvee),
  groupe('session', SessionTrouvee),
  groupe('certificat', CertificatTrouve),
  groupe('entite', EntiteTrouvee),
  groupe('personne', PersonneTrouvee),
  groupe('niveau', NiveauTrouve),
]);
export type GroupeTrouve = z.infer<typeof GroupeTrouve>;

/** What a search in the header finds: its groups in order, none of them empty (DX933). */
export const Resultats = z.object({ groupes: z.array(GroupeTrouve) });
export type Resultats = z.infer<typeof Resultats>;
