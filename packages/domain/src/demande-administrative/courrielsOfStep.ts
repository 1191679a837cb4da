import type { CourrielDeDemande } from '../demande/CourrielDeDemande.ts';
import type { EVENEMENTS_DA } from './EVENEMENTS_DA.ts';
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

type Courriel = CourrielDeDemande<ModeleCourrielDa, keyof typeof EVENEMENTS_DA>;

function onSubmit(tache: DaTaskKey, suivante: DaTaskKey): readonly Courriel[] {
  if (suivante === 'da_instruction') {
    return [
      { modele: 'da-recue', pour: 'auteur', type: 'DA_RECUE' },
      { modele: 'da-a-instruire', pour: 'titulaires', type: 'DA_A_INSTRUIRE' },
    ];
  }
  return tache === 'da_instruction' ? [{ modele: 'da-validee', pour: 'demandeurs', type: 'DA_DECISION' }] : [];
}

const COMPLEMENT: Courriel = {
  modele: 'da-complement',
  pour: 'demandeurs',
  type: 'DA_COMPLEMENT',
};

/** Who gets a mail, by action; for submits and rejections it depends on the next task. */
const BY_ACTION: Readonly<Partial<Record<string, Courriel>>> = {
  DemandeComplement: COMPLEMENT,
  DemandeMiseAJour: COMPLEMENT,
  Enregistre: { modele: 'da-corrigee', pour: 'demandeurs', type: 'DA_CORRIGEE' },
  Affecte: { modele: 'da-affectee', pour: 'titulaires', type: 'DA_A_INSTRUIRE' },
  Rejette: { modele: 'da-rejet-a-valider', pour: 'titulaires', type: 'DA_REJET_A_VALIDER' },
  Renvoie: { modele: 'da-renvoyee', pour: 'titulaires', type: 'DA_A_INSTRUIRE' },
};

/** The mails that a step of a demande administrative brings about (rules/demandes#steps, rules/dossier#steps). */
export function courrielsOfStep({
  action,
  tache,
  suivante,
}: {
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
}): readonly Courriel[] {
  if (action === 'Soumet') return onSubmit(tache, suivante);
  if (action === 'Confirme') {
    const modele = suivante === 'validee' ? 'da-modification-refusee' : 'da-refusee';
    return [{ modele, pour: 'demandeurs', type: 'DA_DECISION' }];
  }
  const only = BY_ACTION[action];
  return only === undefined ? [] : [only];
}
