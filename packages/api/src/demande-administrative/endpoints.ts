import { cleanGroups } from '@habilis/domain/clean-text/cleanNumber';
import * as z from 'zod/mini';
import { DemandeHabilitation } from '../demande-habilitation/DemandeHabilitation.ts';
import { answerJson, answerNothing, capability, endpoint, json, multipart } from '../endpoint.ts';
import { Complement, ComplementPoint, PointReponse } from '../examen/Complement.ts';
import { PathId, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import { DemandeAdministrative, DemandeAdministrativeWrite, VerificationSiren } from './DemandeAdministrative.ts';
import { FicheRegistre } from './FicheRegistre.ts';

const ById = z.object({ id: PathId });
const save = multipart(DemandeAdministrativeWrite, 'fileUploads');
/** What is submitted is always multipart (W9). */
const submission = multipart(DemandeAdministrativeWrite, 'fileUploads', { sendsJson: false });
const writeProblems = {
  400: [
    'demande.action-interdite',
    'demande.commentaire-requis',
    'demande.affectation-requise',
    'demande.date-suspension-trop-proche',
    'demande.delete-with-suspension-not-allowed',
    'demande.tache-prise',
  ],
  403: ['demande.propre-instruction'],
  409: ['demande.version-perimee', 'demande.etape-modifiee', 'demande-administrative.siret-deja-utilise'],
  429: ['session-certification.trop-de-recherches'],
} as const;

/** Here 409 has one meaning: such a demande is already under way (rules/demandes#modes). */
const suiteProblems = {
  400: ['habilitation.renouvellement-impossible', 'habilitation.ajout-plateforme-impossible'],
  409: ['habilitation.demande-deja-en-cours', 'demande.entite-suspendue'],
} as const;

/** The demande administrative: the common file of an entite (W9). */
export const demandeAdministrative = {
  start: endpoint({
    method: 'GET',
    path: '/demande-administrative/start',
    summary: 'Commencer un dossier administratif suivi d’une demande d’habilitation.',
    access: capability('none', 'edit-demande'),
    answer: answerJson(DemandeAdministrative),
  }),
  startWithoutDemandeHabilitation: endpoint({
    method: 'GET',
    path: '/demande-administrative/start-without-demande-habilitation',
    summary: 'Commencer un dossier administratif seul.',
    access: capability('none', 'edit-demande'),
    answer: answerJson(DemandeAdministrative),
  }),
  startRenouvellement: endpoint({
    method: 'GET',
    path: '/demande-administrative/start-renouvellement/:id',
    summary: 'Commencer le renouvellement d’une habilitation.',
    access: capability('habilitation', 'start-renouvellement'),
    params: ById,
    answer: answerJson(DemandeHabilitation),
    problems: suiteProblems,
  }),
  startAjoutPlateformeFixe: endpoint({
    method: 'GET',
    path: '/demande-administrative/start-ajout-plateforme-fixe/:id',
    summary: 'Commencer l’ajout d’une plateforme fixe à une habilitation.',
    access: capability('habilitation', 'start-renouvellement'),
    params: ById,
    answer: answerJson(DemandeHabilitation),
    problems: suiteProblems,
  }),
  get: endpoint({
    method: 'GET',
    path: '/demande-administrative/:id',
    summary: 'Lire un dossier administratif.',
    access: capability('demande-administrative', 'read-demandes'),
    params: ById,
    answer: answerJson(DemandeAdministrative),
  }),
  check: endpoint({
    method: 'GET',
    path: '/demande-administrative/:id/check',
    summary: 'Vérifier le SIREN du dossier au registre des entreprises.',
    access: capability('demande-administrative', 'read-demandes'),
    params: ById,
    answer: answerJson(VerificationSiren),
  }),
  registre: endpoint({
    method: 'GET',
    path: '/demande-administrative/registre/:siret',
    summary: 'Lire ce que le registre des entreprises sait d’un SIRET ; rien s’il ne le connaît pas ou ne répond pas.',
    access: capability('none', 'edit-demande'),
    params: z.object({ siret: z.string().check(z.overwrite(cleanGroups), z.regex(/^\d{14}$/)) }),
    answer: answerJson(z.object({ fiche: z.nullable(FicheRegistre) })),
    problems: { 429: ['session-certification.trop-de-recherches'] },
  }),
  complements: endpoint({
    method: 'GET',
    path: '/demande-administrative/:id/complements',
    summary: 'Lire ce qui a été demandé champ par champ, avant et après, du plus récent au plus ancien.',
    access: capability('demande-administrative', 'read-demandes'),
    params: ById,
    answer: answerJson(z.array(Complement)),
  }),
  repondre: endpoint({
    method: 'PUT',
    path: '/demande-administrative/:id/reponse-complement',
    summary: 'Répondre à un point d’une demande de complément.',
    access: capability('demande-administrative', 'edit-demande'),
    params: ById,
    body: json(PointReponse),
    answer: answerJson(ComplementPoint),
    problems: { 409: ['demande.version-perimee', 'demande.etape-modifiee'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/demande-administrative/update',
    summary: 'Enregistrer le brouillon du dossier.',
    access: capability('demande-administrative-body', 'edit-demande'),
    body: save,
    answer: answerJson(DemandeAdministrative),
    problems: writeProblems,
  }),
  submit: endpoint({
    method: 'PUT',
    path: '/demande-administrative/submit',
    summary: 'Soumettre le dossier, ou prendre une autre action du demandeur.',
    access: capability('demande-administrative-body', 'edit-demande'),
    body: submission,
    answer: answerJson(DemandeAdministrative),
    problems: writeProblems,
  }),
  updateByInstructeur: endpoint({
    method: 'PUT',
    path: '/demande-administrative/update-by-instructeur',
    summary: 'Corriger le dossier pendant l’instruction.',
    access: capability('demande-administrative-body', 'instruct-demande', 'validate-instruction'),
    body: save,
    answer: answerJson(DemandeAdministrative),
    problems: writeProblems,
  }),
  submitByInstructeur: endpoint({
    method: 'PUT',
    path: '/demande-administrative/submit-by-instructeur',
    summary: 'Valider le dossier, demander un complément ou prendre une autre action de la caisse.',
    access: capability('demande-administrative-body', 'instruct-demande', 'validate-instruction'),
    body: submission,
    answer: answerJson(DemandeAdministrative),
    problems: writeProblems,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/demande-administrative/:id',
    summary: 'Supprimer un dossier jamais validé, ou refusé.',
    access: capability('demande-administrative', 'delete-demande', 'delete-demande-refusee'),
    params: ById,
    body: json(z.object({ version: Version, commentaire: text(4000) })),
    answer: answerNothing,
    problems: {
      400: ['demande.delete-with-suspension-not-allowed', 'demande.action-interdite', 'demande.commentaire-requis'],
      409: ['demande.version-perimee', 'demande.etape-modifiee'],
    },
  }),
};
