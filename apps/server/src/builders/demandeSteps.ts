import type { AvisType } from '@habilis/domain/avis/avisTypes';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { GivenDemande } from './Population.ts';

/** A step taken by a demande. */
export type DemandeStep = {
  readonly action: string;
  readonly tache: DhTaskKey;
  readonly suivante: DhTaskKey;
  /** The demandeur's steps go to the entite's own, whatever their role is now. */
  readonly role: RoleType;
  readonly commentaire: string | null;
  readonly avis?: { readonly type: AvisType; readonly texte: string | null };
};

const step = (
  action: string,
  [tache, suivante]: readonly [DhTaskKey, DhTaskKey],
  role: RoleType,
  commentaire: string | null = null,
  avis?: DemandeStep['avis'],
): DemandeStep => ({ action, tache, suivante, role, commentaire, ...(avis === undefined ? {} : { avis }) });

const favorable = { type: 'F', texte: 'Dossier complet, moyens adaptés au public visé.' } as const;
const reserve = { type: 'FR', texte: 'Préciser la grille d’évaluation avant la première session.' } as const;

/** Every step of a demande, in order. */
const ROAD: readonly DemandeStep[] = [
  step('Soumet', ['saisie', 'instruction'], 'G', 'Le dossier est complet de notre point de vue.'),
  step('PrendEnCharge', ['instruction', 'instruction'], 'I'),
  step('Soumet', ['instruction', 'validation_instruction'], 'I', null, favorable),
  step('Soumet', ['validation_instruction', 'repartition'], 'RC'),
  step('Soumet', ['repartition', 'sous_commission'], 'R', 'Confié pour avis.'),
  step('Soumet', ['sous_commission', 'validation_demande'], 'E', null, reserve),
  step('Soumet', ['validation_demande', 'planification_decision'], 'RD', null, favorable),
  step('Soumet', ['planification_decision', 'decision'], 'CNH'),
];

const ASKED = step(
  'DemandeComplement',
  ['instruction', 'complement'],
  'I',
  'Des éléments sont à reprendre avant l’examen. Merci de répondre à chaque point.',
);

/** A complement asked and received, between the claim and the avis. */
const COMPLETED = [ASKED, step('Soumet', ['complement', 'instruction'], 'G', 'Chaque point a été repris.')];

const REFUSED = [...ROAD, step('Soumet', ['decision', 'suppression_apres_refus'], 'CNH')];

const END: Readonly<Partial<Record<DhTaskKey, readonly DemandeStep[]>>> = {
  complement: [...ROAD.slice(0, 2), ASKED],
  abandonnee: [
    ROAD[0] ?? step('Soumet', ['saisie', 'instruction'], 'G'),
    step('Abandonne', ['instruction', 'abandonnee'], 'G', 'Projet reporté à l’an prochain.'),
  ],
  acceptee: [...ROAD, step('Soumet', ['decision', 'acceptee'], 'CNH')],
  suppression_apres_refus: REFUSED,
  supprimee: [
    ...REFUSED,
    step('Supprime', ['suppression_apres_refus', 'supprimee'], 'G', 'Nous reviendrons avec un autre projet.'),
  ],
};

/** The steps from the first submit to the start of the current task. */
export function demandeSteps({ tache, motif, isLibre, isComplete }: GivenDemande): readonly DemandeStep[] {
  const whole = (steps: readonly DemandeStep[]) =>
    isComplete === true ? [...steps.slice(0, 2), ...COMPLETED, ...steps.slice(2)] : steps;
  const end = END[tache];
  if (end !== undefined)
    return whole(end).map((one) =>
      one.tache === 'decision' && motif !== undefined ? { ...one, commentaire: motif } : one,
    );
  if (tache === 'saisie') return [];
  if (tache === 'instruction') return isLibre === true ? ROAD.slice(0, 1) : whole(ROAD.slice(0, 2));
  const road = whole(ROAD);
  return road.slice(0, road.findIndex((one) => one.suivante === tache && one.tache !== tache) + 1);
}
