import type { Texts } from '@habilis/i18n/TextProvider';
import type { GridWords } from '@habilis/ui/EditableGrid';

/** The words of the grid of a class. */
export function gridWords(t: Texts): GridWords {
  const touche = (key: 'deplacer' | 'valider' | 'modifier' | 'abandonner' | 'defaire' | 'faute') =>
    t(`sessions-certification.import.touche.${key}`);
  return {
    number: t('sessions-certification.import.numero'),
    state: t('sessions-certification.import.etat'),
    remedies: t('sessions-certification.import.remedes'),
    states: {
      success: t('sessions-certification.import.etat.success'),
      danger: t('sessions-certification.import.etat.danger'),
      warning: t('sessions-certification.import.etat.warning'),
    },
    counts: {
      success: (nombre) => t('sessions-certification.import.compte.success', { nombre }),
      danger: () => t('sessions-certification.import.compte.danger'),
      warning: () => t('sessions-certification.import.compte.warning'),
    },
    filter: t('sessions-certification.import.filtre'),
    undo: t('sessions-certification.import.defaire'),
    redo: t('sessions-certification.import.refaire'),
    remove: (ligne) => t('sessions-certification.import.retirer', { ligne }),
    rowName: (ligne, etat) => t('sessions-certification.import.ligne', { ligne, etat }),
    cellName: (colonne, ligne) => t('sessions-certification.import.case', { colonne, ligne }),
    sourceName: (colonne, source) => t('sessions-certification.import.lu-dans', { colonne, source }),
    toConfirm: t('sessions-certification.import.devinee'),
    confirmed: t('sessions-certification.import.confirmee'),
    noFault: t('sessions-certification.import.sans-faute'),
    help: t('sessions-certification.import.aide'),
    keys: [
      { names: ['↑', '↓', '←', '→'], effect: touche('deplacer') },
      { names: [t('sessions-certification.import.entree')], effect: touche('valider') },
      { names: ['F2'], effect: touche('modifier') },
      { names: [t('sessions-certification.import.echap')], effect: touche('abandonner') },
      { names: ['Ctrl', 'Z'], effect: touche('defaire') },
      { names: ['F8'], effect: touche('faute') },
    ],
  };
}
