import type { CourrielDeDemande } from '../demande/CourrielDeDemande.ts';
import type { Decision } from './decisions.ts';
import type { NOTION_DH } from './NOTION_DH.ts';
import { FORCED_ACTION } from './forceableTasks.ts';
import type { DhTaskKey } from './taskKeys.ts';

/** The mails about a demande d'habilitation. */
export const MODELES_COURRIEL_DH = [
  'dh-recue',
  'dh-a-instruire',
  'dh-affectee',
  'dh-a-valider-caisse',
  'dh-a-repartir',
  'dh-avis-attendu',
  'dh-a-valider-rd',
  'dh-a-planifier',
  'dh-complement',
  'dh-rappel-complement',
  'dh-acceptee',
  'dh-acceptee-reserve',
  'dh-ajournee',
  'dh-refusee',
  'dh-abandonnee',
  'dh-deplacee',
] as const;
type ModeleCourrielDh = (typeof MODELES_COURRIEL_DH)[number];
type EvenementDh = keyof (typeof NOTION_DH)['courriels'];

type Courriel = CourrielDeDemande<ModeleCourrielDh, EvenementDh>;

const toHolders = (modele: ModeleCourrielDh, type: EvenementDh): Courriel => ({ modele, pour: 'titulaires', type });
const toDemandeurs = (modele: ModeleCourrielDh, type: EvenementDh): Courriel => ({
  modele,
  pour: 'demandeurs',
  type,
});

/** Who gets a mail when a demande enters a task. */
const ON_ENTRY: Readonly<Partial<Record<DhTaskKey, Courriel>>> = {
  instruction: toHolders('dh-a-instruire', 'DH_A_INSTRUIRE'),
  validation_instruction: toHolders('dh-a-valider-caisse', 'DH_A_VALIDER_CAISSE'),
  repartition: toHolders('dh-a-repartir', 'DH_A_REPARTIR'),
  // Only the assigned expert can open it: when nobody is, as after a forced step, nobody is told (DX947).
  sous_commission: { modele: 'dh-avis-attendu', pour: 'assigne', type: 'DH_AVIS_ATTENDU' },
  validation_demande: toHolders('dh-a-valider-rd', 'DH_A_VALIDER_RD'),
  planification_decision: toHolders('dh-a-planifier', 'DH_A_PLANIFIER'),
  complement: toDemandeurs('dh-complement', 'DH_COMPLEMENT'),
  acceptee: toDemandeurs('dh-acceptee', 'DH_ACCEPTEE'),
  suppression_apres_refus: toDemandeurs('dh-refusee', 'DH_REFUSEE'),
  abandonnee: toDemandeurs('dh-abandonnee', 'DH_ABANDONNEE'),
};

/** This mail states the reserve first. */
const RESERVED = toDemandeurs('dh-acceptee-reserve', 'DH_ACCEPTEE');

/** The mail to a demandeur after a forced step: the demande was moved; it cannot be switched off when the task waits for them (rules/demandes#forced-steps). */
const movedMail = (suivante: DhTaskKey): Courriel =>
  toDemandeurs('dh-deplacee', suivante === 'complement' ? 'DH_COMPLEMENT' : 'DH_DEPLACEE');

/** The mails that a step of a demande d'habilitation brings about (rules/demandes#steps, rules/alerts#alerts). */
export function courrielsOfStep({
  action,
  tache,
  suivante,
  decision,
}: {
  readonly action: string;
  readonly tache: DhTaskKey;
  readonly suivante: DhTaskKey;
  readonly decision: Decision | null;
}): readonly Courriel[] {
  if (action === 'Affecte') return [toHolders('dh-affectee', 'DH_AFFECTEE')];
  if (tache === suivante) return [];
  const entered = decision === 'ACCORDE_SOUS_RESERVE' ? RESERVED : ON_ENTRY[suivante];
  if (action === FORCED_ACTION) {
    return [movedMail(suivante), ...(entered === undefined || entered.pour === 'demandeurs' ? [] : [entered])];
  }
  const isReceived = tache === 'saisie' && action === 'Soumet';
  return [
    ...(isReceived ? [{ modele: 'dh-recue', pour: 'auteur', type: 'DH_RECUE' } as const] : []),
    ...(decision === 'AJOURNE' && suivante === 'planification_decision'
      ? [toDemandeurs('dh-ajournee', 'DH_AJOURNEE')]
      : []),
    ...(entered === undefined ? [] : [entered]),
  ];
}
