import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { PARTS_CERTIFICAT } from '@habilis/domain/role/PARTS_ENTITE';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId, Id, Version } from '../wire/formats.ts';
import { RevocationLue } from './Revocation.ts';

/** How a certificat stands on the day of the answer (C13). */
export const StatutCertificatSchema = z.enum(['VALIDE', 'EXPIRE', 'REVOQUE', 'REMPLACE']);

/** Columns of the list of certificats, in order. */
export const CERTIFICAT_COLUMNS = [
  'numero',
  'statut',
  'nom',
  'prenom',
  'identifiant',
  'dateNaissance',
  'raisonSociale',
  'siret',
  'dispositifNiveau',
  'mode',
  'dateSession',
  'dateObtention',
  'dateFin',
  'session',
  'formateur',
] as const;

/** A line of the list of certificats: what the prevention passport asks for among it (C22). */
export const CertificatSummary = z.object({
  id: Id,
  numero: z.string(),
  statut: StatutCertificatSchema,
  /** Whether it was taken over from a former register, for ever: its number and its paper are that register's (C1143). */
  repris: z.boolean(),
  nom: z.string(),
  prenom: z.string(),
  /** Identifier of the holder. */
  habilisId: HabilisId,
  /** For those who may issue certificats; null for others (C32). */
  dateNaissance: z.nullable(CalendarDate),
  raisonSociale: z.string(),
  siret: z.nullable(z.string()),
  libelleDispositifNiveau: z.string(),
  mode: z.enum(SESSION_MODES),
  /** First day of the session. */
  dateSession: z.nullable(CalendarDate),
  dateObtention: CalendarDate,
  /** Its last day; null when the niveau sets none. */
  dateFin: z.nullable(CalendarDate),
  /** Null of one that was taken over, and of one that replaces such a one. */
  sessionId: z.nullable(Id),
  numeroSession: z.nullable(z.string()),
  formateurNomPrenom: z.string(),
});
export type CertificatSummary = z.infer<typeof CertificatSummary>;

/** The certificat made in its place, or the one before it, with the name that it bears. */
const CertificatLie = z.pick(CertificatSummary, { id: true, numero: true, nom: true, prenom: true });

/** One certificat. */
export const Certificat = z.object({
  ...CertificatSummary.shape,
  /** What the former register called it; null for those that were issued here. */
  ancienIdentifiant: z.nullable(z.string()),
  entiteId: Id,
  habilitation: z.object({ id: Id, numero: z.string() }),
  /** Its revocation; one that may still be cancelled is told only to those who may. */
  revocation: z.nullable(RevocationLue),
  remplace: z.nullable(CertificatLie),
  remplacePar: z.nullable(CertificatLie),
  /** By what the reader has a part in it, which bars who may revoke from doing so; absent when nothing does (rules/rights#both-sides). */
  partPrise: z.optional(z.enum(PARTS_CERTIFICAT)),
  /** What a correction of its name starts from; null for those who may not correct it. */
  correction: z.nullable(z.object({ ligneId: Id, version: Version })),
  /** Where the link of the holder goes, to those who may send it; null where nobody gave an address (C37). */
  adresseTitulaire: z.nullable(z.string()),
  /** How many addresses follow it, to those who may issue it; null for others (C42). */
  suivis: z.nullable(z.int()),
  /** The other certificats of the holder that the caller may read, the latest first. */
  autres: z.array(
    z.pick(CertificatSummary, {
      id: true,
      numero: true,
      statut: true,
      libelleDispositifNiveau: true,
      mode: true,
      dateObtention: true,
      dateFin: true,
    }),
  ),
});
export type Certificat = z.infer<typeof Certificat>;
