import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import {
  CleReglage,
  EstimationReglage,
  ModificationReglage,
  PreuveDemandee,
  Reglage,
  Reglages,
  ReglageWrite,
  ValeurReglage,
} from './Reglage.ts';

const own = {
  access: capability('none', 'edit-settings'),
  // What holds for everybody is changed under one's own name.
  impersonation: 'refused',
} as const;
const byCle = { params: z.object({ cle: CleReglage }) } as const;

/** The settings of the installation, read and changed by its administrators (rules/niveaux#settings; decision 0230). */
export const reglage = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/reglages/',
    summary: 'Lire tous les réglages : leur valeur, celle par défaut, et qui a changé quoi.',
    answer: answerJson(Reglages),
  }),
  modifications: endpoint({
    ...own,
    method: 'GET',
    path: '/reglages/modifications',
    summary: 'Lire les cent dernières modifications des réglages.',
    answer: answerJson(z.array(ModificationReglage)),
  }),
  preuve: endpoint({
    ...own,
    method: 'POST',
    path: '/reglages/preuve',
    summary: 'Demander ce qu’il faut prouver avant de changer un réglage sensible.',
    answer: answerJson(PreuveDemandee),
  }),
  estimer: endpoint({
    ...own,
    ...byCle,
    method: 'POST',
    path: '/reglages/:cle/estimation',
    duringArret: 'lecture',
    summary: 'Compter ce qu’une valeur changerait à ce qui est en cours, sans rien changer.',
    body: json(z.object({ valeur: z.nullable(ValeurReglage) })),
    answer: answerJson(EstimationReglage),
  }),
  save: endpoint({
    ...own,
    ...byCle,
    method: 'PUT',
    path: '/reglages/:cle',
    summary: 'Changer un réglage, ou revenir à sa valeur par défaut, en disant pourquoi.',
    body: json(ReglageWrite),
    answer: answerJson(Reglage),
    problems: {
      400: [
        'reglage.preuve-attendue',
        'compte.mot-de-passe-actuel-incorrect',
        'second-facteur.defi-perime',
        'second-facteur.code-incorrect',
      ],
      409: ['reglage.version-perimee'],
      429: ['trop-de-tentatives'],
    },
  }),
};
