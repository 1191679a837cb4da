import { DEMANDE_NATURES, ECHEANCES } from '@habilis/api/demande/demandeQuery';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { DA_TASK_KEYS, type DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar, type FilterValues } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import type { FilterLists } from './filterLists.ts';
import type { ListQuery } from './listQuery.ts';

type Props = {
  readonly query: ListQuery;
  readonly onChange: (changes: Partial<ListQuery>) => void;
  /** Tasks in which a request of this list may be. */
  readonly taskKeys: readonly (DaTaskKey | DhTaskKey)[];
  /** Who may hold a task of this list; absent where nobody does. */
  readonly persons?: readonly PersonneRef[];
  readonly lists: FilterLists;
  /** How many requests answer. */
  readonly total: number;
  /** There are more than were counted. */
  readonly isTotalPassed: boolean;
};

type Option = { readonly id: string; readonly label: string };

const asked = (value: string | undefined) => (value === undefined || value === '' ? [] : [value]);

const isOfDa = (key: DaTaskKey | DhTaskKey): key is DaTaskKey => DA_TASK_KEYS.some((one) => one === key);

/** The name of a task among those of both kinds of requests. */
function taskLabel(t: Texts, key: DaTaskKey | DhTaskKey): string {
  const tache = t(`workflow.tache.${key}`);
  return isOfDa(key) ? t('listes.tache-administrative', { tache }) : tache;
}

const choice = (key: string, label: string, allLabel: string, options: readonly Option[]): Filter[] =>
  options.length === 0 ? [] : [{ kind: 'one', key, label, allLabel, options }];

function useFilters({ query, taskKeys, persons = [], lists: { niveaux, mrps } }: Props): readonly Filter[] {
  const t = useText();
  const dispositifs = new Map(niveaux.map(({ dispositif: { id, libelleCourt } }) => [String(id), libelleCourt]));
  const ofScheme = niveaux.filter(
    ({ code, dispositif }) =>
      query.dispositif === '' || String(dispositif.id) === query.dispositif || code === query.niveau,
  );
  const niveauOptions = ofScheme.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const dispositifOptions = [...dispositifs].map(([id, label]) => ({ id, label }));
  const mrpOptions = mrps.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const taskOptions = taskKeys.map((key) => ({ id: key, label: taskLabel(t, key) }));
  const natureOptions = DEMANDE_NATURES.map((id) => ({ id, label: t(`listes.nature.${id}`) }));
  const echeanceOptions = ECHEANCES.map((id) => ({ id, label: t(`listes.echeance.${id}`) }));
  const personOptions = persons.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }));
  return [
    { kind: 'text', key: 'recherche', label: t('listes.recherche') },
    ...choice('tache', t('listes.tache'), t('listes.toutes-taches'), taskOptions),
    ...choice('nature', t('listes.nature'), t('listes.toutes-natures'), natureOptions),
    ...choice('dispositif', t('listes.dispositif'), t('listes.tous-dispositifs'), dispositifOptions),
    ...choice('niveau', t('listes.niveau'), t('listes.tous-niveaux'), niveauOptions),
    ...choice('caisse', t('listes.caisse'), t('listes.toutes-caisses'), mrpOptions),
    ...choice('responsable', t('listes.responsable'), t('listes.toute-caisse'), personOptions),
    ...choice('echeance', t('listes.echeance'), t('listes.toutes-echeances'), echeanceOptions),
    {
      kind: 'dates',
      key: 'soumise',
      label: t('listes.soumise'),
      calendarLabel: t('entites.calendrier'),
      previousLabel: t('entites.mois-precedent'),
      nextLabel: t('entites.mois-suivant'),
      periodLabel: (debut, fin) => t('listes.periode', { debut: formatDate(debut), fin: formatDate(fin) }),
    },
  ];
}

function changesOf({ soumise, ...values }: FilterValues): Partial<ListQuery> {
  const [du, au] = soumise ?? [];
  const word = (key: string) => values[key]?.[0] ?? '';
  return {
    recherche: word('recherche'),
    tache: word('tache'),
    responsable: word('responsable'),
    dispositif: word('dispositif'),
    niveau: word('niveau'),
    caisse: word('caisse'),
    nature: DEMANDE_NATURES.find((one) => one === word('nature')),
    echeance: ECHEANCES.find((one) => one === word('echeance')),
    soumise: du === undefined || au === undefined ? undefined : { du, au },
  };
}

/** The filters of a list of requests, each change kept in the address. */
export function ListFilters(props: Props): ReactNode {
  const { query, onChange, total, isTotalPassed } = props;
  const depasse = String(isTotalPassed);
  const t = useText();
  const words = useFilterWords(t('listes.voir', { total, depasse }));
  const filters = useFilters(props);
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={filters}
      values={{
        recherche: asked(query.recherche),
        tache: asked(query.tache),
        nature: asked(query.nature),
        dispositif: asked(query.dispositif),
        niveau: asked(query.niveau),
        caisse: asked(query.caisse),
        responsable: asked(query.responsable),
        echeance: asked(query.echeance),
        soumise: query.soumise === undefined ? [] : [query.soumise.du, query.soumise.au],
      }}
      onChange={(values) => onChange(changesOf(values))}
      resultLabel={t('listes.resultats', { total, depasse })}
      words={words}
    />
  );
}
