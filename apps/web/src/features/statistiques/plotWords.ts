import type { TraceStatistique } from '@habilis/api/statistique/Statistique';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The words of the frame of every plot. */
export const plotWords = (t: Texts, trace: TraceStatistique) => ({
  drawing: t('statistiques.graphique'),
  table: t('statistiques.tableau'),
  views: t('statistiques.presentation'),
  download: t('statistiques.csv'),
  sort: t('statistiques.trier'),
  masked: t('statistiques.masque'),
  all: (nombre: number) => t('statistiques.toutes-lignes', { nombre }),
  empty: t('statistiques.vide.trace'),
  names: t(`statistiques.axe.${trace.axe}`),
});
