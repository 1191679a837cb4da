import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DaActionKey } from '@habilis/domain/demande-administrative/workflow';
import type { RoleType } from '@habilis/domain/role/RoleType';

/** How far a demande administrative has gone. */
export type DossierOutcome =
  | 'instruction'
  | 'prise-en-charge'
  | 'complement'
  | 'mise-a-jour'
  | 'rejet'
  | 'validee'
  | 'refusee'
  | 'modifiee';

/** A step of a demande administrative. */
export type DossierStep = {
  readonly action: DaActionKey;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  readonly role: RoleType;
  /** Days before today. */
  readonly age: number;
  readonly commentaire: string | null;
};

const step = (
  action: DaActionKey,
  [tache, suivante]: readonly [DaTaskKey, DaTaskKey],
  role: RoleType,
  age: number,
  commentaire: string | null = null,
): DossierStep => ({ action, tache, suivante, role, age, commentaire });

const TO_INSTRUCTION = ['da_saisie', 'da_instruction'] as const;
const IN_INSTRUCTION = ['da_instruction', 'da_instruction'] as const;

function validation(age: number): DossierStep[] {
  return [
    step('Soumet', TO_INSTRUCTION, 'DM', age),
    step('PrendEnCharge', IN_INSTRUCTION, 'I', age - 2),
    step('Soumet', ['da_instruction', 'validee'], 'I', age - 9, 'Dossier complet.'),
  ];
}

/** The history of a demande administrative, from its outcome and the age of its first submit in days. */
export function dossierSteps(outcome: DossierOutcome, age: number): DossierStep[] {
  const submitted = [step('Soumet', TO_INSTRUCTION, 'DM', age)];
  const claimed = [...submitted, step('PrendEnCharge', IN_INSTRUCTION, 'I', age - 1)];
  const rejected = [
    ...claimed,
    step(
      'Rejette',
      ['da_instruction', 'da_validation_rejet'],
      'I',
      age - 4,
      'L’activité déclarée ne relève pas de l’habilitation.',
    ),
  ];
  switch (outcome) {
    case 'instruction':
      return submitted;
    case 'prise-en-charge':
      return claimed;
    case 'complement':
      return [
        ...claimed,
        step(
          'DemandeComplement',
          ['da_instruction', 'da_complement'],
          'I',
          age - 3,
          'L’attestation URSSAF jointe est illisible. Merci d’en déposer une copie nette.',
        ),
      ];
    case 'mise-a-jour':
      return [
        ...validation(age),
        step(
          'DemandeMiseAJour',
          ['validee', 'da_complement'],
          'I',
          6,
          'L’attestation URSSAF a plus de six mois : merci de la renouveler.',
        ),
      ];
    case 'rejet':
      return rejected;
    case 'refusee':
      return [
        ...rejected,
        step(
          'Confirme',
          ['da_validation_rejet', 'refusee'],
          'RC',
          age - 7,
          'L’organisme ne dispense pas de formation à la prévention.',
        ),
      ];
    case 'validee':
      return validation(age);
    case 'modifiee':
      return [...validation(age), step('Modifie', ['validee', 'da_saisie'], 'G', 3)];
  }
}

/** Whether it was validated, which makes the entite's demandeur its manager. */
export const wasValidated = ({ outcome }: { readonly outcome: string }): boolean =>
  outcome === 'validee' || outcome === 'mise-a-jour' || outcome === 'modifiee';
