import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import { HABILITATION_SOURCE_MODES } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId, PathId } from '../wire/formats.ts';
import { ListQuery } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';

/** Columns by which the lists of demandes are sorted. */
export const DEMANDE_SORTS = [
  'numero',
  'raisonSociale',
  'tache',
  'responsable',
  'dateEcheance',
  'dateLastSoumission',
] as const;

/** Columns of the lists of demandes, in order. */
export const DEMANDE_COLUMNS = [
  'numero',
  'raisonSociale',
  'ville',
  'niveau',
  'nature',
  'tache',
  'caisse',
  'responsable',
  'dateFirstSoumission',
  'dateLastSoumission',
  'dateDebutTache',
  'dateEcheance',
] as const;

/** What a demande is: administrative, or a demande d'habilitation of a mode. */
export const DEMANDE_NATURES = ['DA', ...HABILITATION_SOURCE_MODES] as const;

/** Due dates to filter by: past, or within that many days. */
export const ECHEANCES = ['depassee', '7', '30'] as const;

/** Who of the network holds a demande: some agent's task, or one that nobody has taken. */
export const TITULAIRES = ['agent', 'aucun'] as const;

/** Views of the tasks: all, mine, unassigned, late. */
export const TODO_VIEWS = ['a-traiter', 'les-miennes', 'non-affectees', 'en-retard'] as const;

const FILTERS = {
  ordre: ListQuery.ordre,
  recherche: filter(),
  tache: codeAmong([...DA_TASK_KEYS, ...DH_TASK_KEYS]),
  nature: z.optional(z.enum(DEMANDE_NATURES)),
  dispositifId: z.optional(PathId),
  /** Code of the niveau. */
  niveau: filter(20),
  /** Code of the caisse. */
  caisse: codeAmong(CODES_CAISSES),
  echeance: z.optional(z.enum(ECHEANCES)),
  /** First and last day of the latest submit. */
  soumiseDu: z.optional(CalendarDate),
  soumiseAu: z.optional(CalendarDate),
};

/** Filters and order of the tasks. */
export const TODO_FILTERS = {
  ...FILTERS,
  tri: z._default(z.enum(DEMANDE_SORTS), 'dateEcheance'),
  vue: z._default(z.enum(TODO_VIEWS), 'a-traiter'),
  responsable: z.optional(z.union([z.literal(''), HabilisId])),
};

/** What narrows and orders the demandes under way. */
export const CURRENT_FILTERS = {
  ...FILTERS,
  tri: z._default(z.enum(DEMANDE_SORTS), 'dateLastSoumission'),
  responsable: z.optional(z.union([z.literal(''), HabilisId])),
  titulaire: z.optional(z.enum(TITULAIRES)),
};

/** One page of the demandes under way. */
export const CurrentQuery = z.strictObject({ ...ListQuery, ...CURRENT_FILTERS });
