import type { Capability } from '@habilis/domain/role/capability';
import { answerJson, capability, endpoint, multipart } from '../endpoint.ts';
import { DemandeHabilitation, DemandeHabilitationWrite } from './DemandeHabilitation.ts';

const REVIEWERS = [
  'instruct-demande',
  'validate-instruction',
  'dispatch',
  'give-expertise',
  'validate-demande',
  'decide',
] as const;

/** A save or a submit: same body, answer and refusals. */
function write<const P extends `/demande-habilitation/${string}`>(
  path: P,
  summary: string,
  ...anyOf: readonly Capability[]
) {
  return endpoint({
    method: 'PUT',
    path,
    summary,
    access: capability('demande-habilitation-body', ...anyOf),
    // A submit is always multipart, a save only when it has files (W10).
    body: multipart(DemandeHabilitationWrite, 'fileUploads', {
      sendsJson: path.startsWith('/demande-habilitation/update'),
    }),
    answer: answerJson(DemandeHabilitation),
    problems: {
      400: [
        'demande.action-interdite',
        'demande.commentaire-requis',
        'demande.affectation-requise',
        'demande.tache-prise',
        'demande.avis-requis',
        'demande.avis-defavorable-requis',
        'demande.avis-texte-requis',
        'demande.avis-interdit',
        'demande.date-cnh-requise',
        'demande.date-cnh-passee',
        'demande.date-cnh-lointaine',
        'demande.decision-requise',
        'demande.motif-requis',
        'demande.date-debut-trop-tot',
        'demande.date-debut-lointaine',
        'demande.piece-recours-requise',
        'habilitation.renouvellement-impossible',
        'habilitation.ajout-plateforme-impossible',
      ],
      403: ['demande.propre-instruction'],
      409: [
        'demande.version-perimee',
        'demande.etape-modifiee',
        'demande.dossier-administratif-absent',
        'demande.dossier-administratif-non-soumis',
        'demande.dossier-administratif-non-valide',
        'demande.entite-suspendue',
        'demande.decision-prematuree',
        'commission.decision-en-attente',
        'habilitation.demande-deja-en-cours',
        'habilitation.deja-accordee',
        'habilitation.entite-inactive',
        'habilitation.entite-en-fin',
        'habilitation.source-introuvable',
        'habilitation.source-rompue',
        'habilitation.source-terminee',
        'habilitation.source-sans-suite',
      ],
      // Declaring a formateur looks somebody up, and look-ups are limited by account.
      429: ['session-certification.trop-de-recherches'],
    },
  });
}

/** Saves and submits of a demande d'habilitation with their variants (rules/demandes#steps); the body keeps its files. */
export const writes = {
  update: write('/demande-habilitation/update', 'Enregistrer le brouillon de la demande.', 'edit-demande'),
  submit: write('/demande-habilitation/submit', 'Soumettre la demande.', 'edit-demande'),
  updateAction: write('/demande-habilitation/update-action', 'Garder ce que l’examen prépare.', ...REVIEWERS),
  submitAction: write(
    '/demande-habilitation/submit-action',
    'Prendre une action sur la tâche.',
    ...REVIEWERS,
    'delete-demande',
  ),
  submitActionAssigned: write(
    '/demande-habilitation/submit-action-assigned',
    'Prendre une action en désignant quelqu’un.',
    ...REVIEWERS,
  ),
  updateAvis: write('/demande-habilitation/update-avis', 'Garder son avis en préparation.', 'give-avis'),
  submitAvis: write('/demande-habilitation/submit-avis', 'Rendre son avis.', 'give-avis'),
  updateDateCnh: write('/demande-habilitation/update-date-cnh', 'Garder la date de la commission.', 'decide'),
  submitDateCnh: write('/demande-habilitation/submit-date-cnh', 'Planifier le passage en commission.', 'decide'),
  updateDecision: write('/demande-habilitation/update-decision', 'Garder la décision en préparation.', 'decide'),
  submitDecision: write('/demande-habilitation/submit-decision', 'Saisir la décision de la commission.', 'decide'),
};
