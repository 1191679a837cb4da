import { CAISSES } from '@habilis/domain/entite/caisses';
import { REGIONS } from '@habilis/domain/entite/REGIONS';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import type { Choix } from './choix.ts';
import { type StatistiqueQuery, spanOf } from './statistiqueQuery.ts';

/** What a page of figures is narrowed by, as a sentence for paper. */
export function useFiltresWords(query: StatistiqueQuery, { dispositifs, niveaux }: Choix, today: string): string {
  const t = useText();
  const { du, au } = spanOf(query, today);
  const { caisse, dispositif, niveau, region, departement, seul } = query;
  const found = niveaux.find(({ code }) => code === niveau);
  const parts = [
    t('statistiques.phrase.periode', { debut: formatDate(du), fin: formatDate(au) }),
    caisse && (CAISSES.find(({ code }) => code === caisse)?.libelle ?? caisse),
    dispositif && (dispositifs.find(({ code }) => code === dispositif)?.libelleCourt ?? dispositif),
    niveau && (found?.libelle ?? niveau),
    region && (REGIONS.find(({ code }) => code === region)?.libelle ?? region),
    departement && (t.find(`departements.${departement}`) ?? departement),
    seul === undefined && t('statistiques.phrase.comparee'),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
