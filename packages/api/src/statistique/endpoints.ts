import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import * as z from 'zod/mini';
import { Borne } from '../echeance/Echeance.ts';
import { answerFile, answerJson, capability, endpoint, guest } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../wire/Export.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { JEUX_OUVERTS, SchemaOuvert } from './DonneesOuvertes.ts';
import { ChiffresPublics, PageStatistique, SujetSchema } from './Statistique.ts';

/** How old the public figures may be. */
export const CHIFFRES_CACHED_SECONDS = 3600;

/** What narrows a page of figures. */
const FILTERS = {
  /** First and last month or day, both included; the last twelve months by default. */
  du: z.optional(Borne),
  au: z.optional(Borne),
  /** Code of the caisse that examined. */
  caisse: filter(40),
  /** Code of a dispositif, and of a niveau. */
  dispositif: filter(20),
  niveau: filter(20),
  /** Code of the region, and of the département, of the entite. */
  region: filter(3),
  departement: filter(3),
  /** Set to compare with the year before. */
  comparer: z.optional(z.literal('oui')),
};

/** A span that ends before it begins, begins after today, or lasts more than ten years. */
const PROBLEMS = { 400: ['statistique.periode-invalide'] } as const;
const readStatistiques = capability('list', 'read-statistiques');
/** The set of open data that is named. */
const jeu = z.object({ jeu: z.enum(JEUX_OUVERTS) });
const format = z._default(z.enum(EXPORT_FORMATS), 'csv');

/** The figures by which the network is steered (rules/alerts#figures). */
export const statistique = {
  page: endpoint({
    method: 'GET',
    path: '/statistiques/:sujet',
    summary:
      'Lire les chiffres d’un sujet dans son périmètre, sur une période ; d’un sujet qui n’est pas du rôle, ceux de son premier.',
    access: readStatistiques,
    params: z.object({ sujet: SujetSchema }),
    query: z.strictObject(FILTERS),
    answer: answerJson(PageStatistique),
    problems: PROBLEMS,
  }),
  rapport: endpoint({
    method: 'GET',
    path: '/statistiques/rapports/:annee',
    summary:
      'Télécharger le rapport d’une année en PDF : tous les sujets du rôle, dans son périmètre ; celui d’une caisse est sa fiche.',
    access: readStatistiques,
    params: z.object({ annee: z.string().check(z.regex(/^[0-9]{4}$/)) }),
    query: z.strictObject({ caisse: codeAmong(CODES_CAISSES) }),
    answer: answerFile,
    problems: PROBLEMS,
  }),
  chiffres: endpoint({
    method: 'GET',
    path: '/donnees-ouvertes/chiffres',
    summary: 'Lire les chiffres publics du réseau, arrêtés à la fin du mois dernier.',
    access: guest,
    query: z.strictObject({ dispositif: filter(20) }),
    answer: answerJson(ChiffresPublics),
    cachedSeconds: CHIFFRES_CACHED_SECONDS,
  }),
  donnees: endpoint({
    method: 'GET',
    path: '/donnees-ouvertes/jeux/:jeu',
    summary: 'Télécharger un jeu de données ouvertes du réseau.',
    access: guest,
    params: jeu,
    query: z.strictObject({ format }),
    answer: answerFile,
    cachedSeconds: CHIFFRES_CACHED_SECONDS,
  }),
  geojson: endpoint({
    method: 'GET',
    path: '/donnees-ouvertes/annuaire.geojson',
    summary: 'Télécharger l’annuaire des entités habilitées en GeoJSON.',
    access: guest,
    answer: answerFile,
    cachedSeconds: CHIFFRES_CACHED_SECONDS,
  }),
  jeux: endpoint({
    method: 'GET',
    path: '/donnees-ouvertes/jeux',
    summary: 'Lister les jeux de données ouvertes et leurs colonnes.',
    access: guest,
    answer: answerJson(z.array(SchemaOuvert)),
    cachedSeconds: CHIFFRES_CACHED_SECONDS,
  }),
  schema: endpoint({
    method: 'GET',
    path: '/donnees-ouvertes/schemas/:jeu',
    summary: 'Lire le schéma d’un jeu de données ouvertes (Table Schema).',
    access: guest,
    params: jeu,
    answer: answerJson(SchemaOuvert),
    cachedSeconds: CHIFFRES_CACHED_SECONDS,
  }),
  catalogue: endpoint({
    method: 'GET',
    path: '/donnees-ouvertes/catalogue.jsonld',
    summary: 'Lire le catalogue des données ouvertes (DCAT-AP, en JSON-LD).',
    access: guest,
    answer: answerFile,
    cachedSeconds: CHIFFRES_CACHED_SECONDS,
  }),
};
