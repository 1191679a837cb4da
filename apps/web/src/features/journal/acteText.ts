import type { EntreeJournal } from '@habilis/api/journal/EntreeJournal';
import type { Texts } from '@habilis/i18n/TextProvider';
import { formatDate } from '@habilis/i18n/format';
import { stepTitle } from '../../document/stepTitle.ts';

const ofField = ({ lignes }: EntreeJournal, champ: string) => lignes.find((ligne) => ligne.champ === champ);

/** What an act is called: its own words, or those of a step of a demande or of a session. */
export function acteText(t: Texts, entree: EntreeJournal): string {
  const { action } = entree;
  const key = action.replaceAll('.', '-');
  const own = t.find(`journal.acte.${key}`);
  const reglage =
    action === 'reglage-modifie' ? t.find(`reglages.nom.${ofField(entree, 'cle')?.apres ?? ''}`) : undefined;
  if (reglage !== undefined) return t('journal.acte-reglage', { reglage });
  if (own !== undefined) return own;
  const [kind = '', step = ''] = action.split('.', 2);
  if (kind === 'session-certification') {
    const vers = ofField(entree, 'etat')?.apres ?? '';
    return (
      t.find(`sessions-certification.histoire.${step}-vers-${vers}`) ??
      t.find(`sessions-certification.histoire.${step}`) ??
      action
    );
  }
  const tache = ofField(entree, 'tache');
  return stepTitle(
    t,
    {
      actionKey: step,
      taskDefinitionKey: tache?.avant ?? '',
      nextTaskDefinitionKey: tache?.apres ?? '',
      dateSeance: null,
    },
    null,
  );
}

/** The name of a field that an act changed; its key where it has none. */
export const champText = (t: Texts, champ: string): string =>
  t.find(`journal.nom.${champ}`) ?? t.find(`dispositifs-niveaux.changement.${champ}`) ?? champ;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A value as people read it: the name of a task, a state, a role or a family, a day, or itself. */
export function valeurText(t: Texts, champ: string, valeur: string | null): string | null {
  if (valeur === null) return null;
  if (isDay(valeur)) return formatDate(valeur);
  const named = {
    tache: `workflow.tache.${valeur}`,
    etat: `sessions-certification.etat.${valeur}`,
    roleType: `roles.${valeur}`,
    famille: `journal.famille.${valeur}`,
    cle: `reglages.nom.${valeur}`,
  };
  const key = Object.entries(named).find(([name]) => name === champ)?.[1];
  return (key === undefined ? undefined : t.find(key)) ?? valeur;
}
