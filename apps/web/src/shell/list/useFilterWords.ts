import { useText } from '@habilis/i18n/TextProvider';
import type { FilterBarProps } from '@habilis/ui/FilterBar';

/** The words of every list's filters; `show` is those of the button that leaves the sheet for the list. */
export function useFilterWords(show: string): FilterBarProps['words'] {
  const t = useText();
  return {
    clear: t('listes.effacer'),
    active: t('listes.filtres-actifs'),
    remove: (filtre) => t('listes.retirer-filtre', { filtre }),
    open: (nombre) => t('listes.ouvrir-filtres', { nombre }),
    close: t('modals.fermer'),
    show,
  };
}
