import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Formatter } from './createFormatter.ts';

/** Whose move a date is, and what tells who else has it. */
export type NamedMove = {
  readonly aQui: 'VOUS' | 'AUTRE' | 'PERSONNE';
  readonly type: string;
  readonly tache: string | null;
  readonly titulaire: string | null;
};

/** Who has a task when no name is known: the one who does such tasks. */
const CHEZ: Readonly<Record<string, MessageKey>> = {
  decision: 'echeances.chez.decision',
  planification_decision: 'echeances.chez.planification_decision',
  repartition: 'echeances.chez.repartition',
  sous_commission: 'echeances.chez.sous_commission',
  validation_demande: 'echeances.chez.validation_demande',
  RESULTATS: 'echeances.chez.formateur',
  instruction: 'echeances.chez.personne',
  validation_instruction: 'echeances.chez.personne',
  da_instruction: 'echeances.chez.personne',
  da_validation_rejet: 'echeances.chez.personne',
};

/** Whose move a date is, in words: « à vous », « chez Julie Perrin »; null when it is nobody's. */
export function aQuiWords(t: Formatter, { aQui, type, tache, titulaire }: NamedMove): string | null {
  if (aQui === 'PERSONNE') return null;
  if (aQui === 'VOUS') return t('echeances.a-vous');
  if (titulaire !== null) return t('echeances.chez', { nom: titulaire });
  const isOfTheCommission = type === 'dh-passage' || type === 'seance';
  const task = isOfTheCommission ? 'decision' : (tache ?? '');
  return t.chosen(CHEZ[task] ?? 'echeances.chez.autre', {});
}
