import { CERTIFICAT_VUES } from '@habilis/domain/certificat/vues';
import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { EXPORT_PROBLEMS, exportFields } from '../wire/Export.ts';
import { CalendarDate, HabilisId, Id, PathId } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { Certificat, CERTIFICAT_COLUMNS, CertificatSummary } from './Certificat.ts';
import { badges } from './badges.ts';
import { papiers } from './papiers.ts';
import { remise } from './remise.ts';
import { Renouvellements } from './Renouvellement.ts';
import { pageTitulaire } from './pageTitulaire.ts';
import { titulaire } from './titulaire.ts';
import { revocation } from './revocations.ts';

export const CERTIFICAT_SORTS = ['nom', 'dateObtention', 'dateFin', 'raisonSociale'] as const;

/** What a list of certificats is narrowed by. */
const filters = {
  tri: z._default(z.enum(CERTIFICAT_SORTS), 'dateObtention'),
  /** A number, or words of the holder. */
  recherche: filter(),
  vue: z.optional(z.enum(CERTIFICAT_VUES)),
  mode: z.optional(z.enum(SESSION_MODES)),
  /** Words of the entite: its name, its town or its SIRET. */
  entite: filter(),
  /** Code of the niveau. */
  niveau: filter(20),
  /** Code of the caisse. */
  caisse: codeAmong(CODES_CAISSES),
  /** Identifier of who led the session. */
  formateur: z.optional(HabilisId),
  /** Certificats that end before this day. */
  finAvant: z.optional(CalendarDate),
  /** First and last day on which they were obtained. */
  obtenuDu: z.optional(CalendarDate),
  obtenuAu: z.optional(CalendarDate),
  /** First and last day on which they were issued. */
  emisDu: z.optional(CalendarDate),
  emisAu: z.optional(CalendarDate),
};

/** The certificats that closed sessions gave (W17). */
export const certificat = {
  search: endpoint({
    method: 'POST',
    path: '/certificat/search',
    duringArret: 'lecture',
    summary: 'Chercher un certificat, par son numéro, son titulaire, son niveau, son entité ou sa fin.',
    access: capability('list', 'read-certificats'),
    machines: true,
    body: json(z.strictObject({ ...ListQuery, ...filters, sessionId: z.optional(Id), habilitationId: z.optional(Id) })),
    answer: answerJson(listOf(CertificatSummary)),
  }),
  export: endpoint({
    method: 'GET',
    path: '/certificat/export',
    summary:
      'Télécharger la liste des certificats que son rôle peut lire, pour le passeport de prévention par exemple.',
    access: capability('list', 'export-certificats'),
    machines: true,
    query: z.strictObject({
      ...filters,
      session: z.optional(PathId),
      habilitation: z.optional(PathId),
      ordre: ListQuery.ordre,
      ...exportFields(CERTIFICAT_COLUMNS),
    }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  renouvellements: endpoint({
    method: 'GET',
    path: '/certificat/renouvellements',
    summary: 'Lister les certificats à renouveler de ses entités, par niveau, pour préparer leurs sessions.',
    access: capability('list', 'manage-sessions'),
    machines: true,
    answer: answerJson(Renouvellements),
  }),
  get: endpoint({
    method: 'GET',
    path: '/certificat/:id',
    summary: 'Lire un certificat.',
    access: capability('certificat', 'read-certificats'),
    machines: true,
    params: z.object({ id: PathId }),
    answer: answerJson(Certificat),
  }),
  ...papiers,
  ...badges,
  ...revocation,
  ...titulaire,
  ...remise,
  ...pageTitulaire,
};
