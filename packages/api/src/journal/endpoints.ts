import { FAMILLES_ACTE } from '@habilis/domain/journal/ACTES';
import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint } from '../endpoint.ts';
import { CalendarDate, PathId } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { EntreeJournal, EtatChaine } from './EntreeJournal.ts';

const READ = capability('list', 'read-journal');

/** Most entries that an export holds, with the hashes that stand between them. */
export const MOST_EXPORTED = 20_000;

/** What the trail is searched by. */
const Among = {
  /** Words of the name, or the identifier, of who acted or in whose place. */
  personne: z.optional(z.string().check(z.maxLength(100))),
  /** The number or the name of the object. */
  objet: z.optional(z.string().check(z.maxLength(100))),
  /** One object, with its id in `objetId`: its whole life. */
  objetType: z.optional(z.string().check(z.maxLength(40))),
  objetId: z.optional(PathId),
  famille: z.optional(z.enum(FAMILLES_ACTE)),
  /** First day, in Paris. */
  du: z.optional(CalendarDate),
  /** Last day, in Paris. */
  au: z.optional(CalendarDate),
};

/** The trail: who did what to what, and how far it is proven (rules/people#trail; D1092). */
export const journal = {
  list: endpoint({
    method: 'GET',
    path: '/journal',
    summary: 'Chercher dans le journal, du plus récent au plus ancien ; la lecture y est inscrite.',
    access: READ,
    query: z.strictObject({ ...ListQuery, ordre: z._default(z.enum(['asc', 'desc']), 'desc'), ...Among }),
    answer: answerJson(z.object({ ...listOf(EntreeJournal).shape, chaine: EtatChaine })),
  }),
  exporter: endpoint({
    method: 'GET',
    path: '/journal/export',
    summary: 'Exporter des entrées du journal avec leur preuve ; l’export y est inscrit.',
    access: READ,
    query: z.strictObject(Among),
    answer: answerFile,
    problems: { 400: ['export.trop-de-lignes'] },
  }),
};
