import type { CourrielDeDemande } from '../demande/CourrielDeDemande.ts';
import { type DecisionDa, decisionOfStep } from './decisionOfStep.ts';
import type { NOTION_DA } from './NOTION_DA.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** The mails about a demande administrative. */
export const MODELES_COURRIEL_DA = [
  'da-recue',
  'da-a-instruire',
  'da-affectee',
  'da-complement',
  'da-corrigee',
  'da-validee',
  'da-rejet-a-valider',
  'da-renvoyee',
  'da-refusee',
  'da-modification-refusee',
] as const;
type ModeleCourrielDa = (typeof MODELES_COURRIEL_DA)[number];

type Courriel = CourrielDeDemande<ModeleCourrielDa, keyof (typeof NOTION_DA)['courriels']>;

const RECUE: readonly Courriel[] = [
  { modele: 'da-recue', pour: 'auteur', type: 'DA_RECUE' },
  { modele: 'da-a-instruire', pour: 'titulaires', type: 'DA_A_INSTRUIRE' },
];

const OF_DECISION: Readonly<Record<DecisionDa, ModeleCourrielDa>> = {
  VALIDEE: 'da-validee',
  REFUSEE: 'da-refusee',
  MODIFICATION_REFUSEE: 'da-modification-refusee',
};

const COMPLEMENT: Courriel = {
  modele: 'da-complement',
  pour: 'demandeurs',
  type: 'DA_COMPLEMENT',
};

/** Who gets a mail, by action; for submits it depends on the next task. */
const BY_ACTION: Readonly<Partial<Record<string, Courriel>>> = {
  DemandeComplement: COMPLEMENT,
  DemandeMiseAJour: COMPLEMENT,
  Enregistre: { modele: 'da-corrigee', pour: 'demandeurs', type: 'DA_CORRIGEE' },
  Affecte: { modele: 'da-affectee', pour: 'titulaires', type: 'DA_A_INSTRUIRE' },
  Rejette: { modele: 'da-rejet-a-valider', pour: 'titulaires', type: 'DA_REJET_A_VALIDER' },
  Renvoie: { modele: 'da-renvoyee', pour: 'titulaires', type: 'DA_A_INSTRUIRE' },
};

/** The mails that a step of a demande administrative brings about (rules/demandes#steps, rules/dossier#steps). */
export function courrielsOfStep(step: {
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
}): readonly Courriel[] {
  const { action, suivante } = step;
  const decision = decisionOfStep(step);
  if (decision !== null) return [{ modele: OF_DECISION[decision], pour: 'demandeurs', type: 'DA_DECISION' }];
  if (action === 'Soumet') return suivante === 'da_instruction' ? RECUE : [];
  const only = BY_ACTION[action];
  return only === undefined ? [] : [only];
}
