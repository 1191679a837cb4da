import { DEMANDE_NATURES, ECHEANCES } from '@habilis/api/demande/demandeQuery';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { DA_TASK_KEYS, type DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import { caisseFilter, niveauFilter, periodFilter } from '../../list/sharedFilters.ts';
import type { AskedList } from '../../list/useList.ts';
import type { FilterLists } from './filterLists.ts';
import type { DemandeListQuery } from '../../demande/listQuery.ts';

type Offered = {
  /** Tasks in which a demande of this list may be. */
  readonly taskKeys: readonly (DaTaskKey | DhTaskKey)[];
  /** Who may hold a task of this list; absent where nobody does. */
  readonly persons?: readonly PersonneRef[];
  /** What this list alone is narrowed by. */
  readonly further?: readonly Filter[];
  readonly choices: FilterLists;
};

type Props = Offered & {
  readonly asked: AskedList<DemandeListQuery>;
  readonly list: ListPage<unknown>;
};

const isOfDa = (key: DaTaskKey | DhTaskKey): key is DaTaskKey => DA_TASK_KEYS.some((one) => one === key);

/** The name of a task; says when it is of a demande administrative. */
function taskLabel(t: Texts, key: DaTaskKey | DhTaskKey): string {
  const tache = t(`workflow.tache.${key}`);
  return isOfDa(key) ? t('listes.tache-administrative', { tache }) : tache;
}

function useFilters(
  query: DemandeListQuery,
  { taskKeys, persons = [], further = [], choices: { niveaux, mrps } }: Offered,
): readonly Filter[] {
  const t = useText();
  const dispositifs = new Map(niveaux.map(({ dispositif: { id, libelleCourt } }) => [String(id), libelleCourt]));
  const ofDispositif = niveaux.filter(
    ({ code, dispositif }) =>
      query.dispositif === '' || String(dispositif.id) === query.dispositif || code === query.niveau,
  );
  const dispositifOptions = [...dispositifs].map(([id, label]) => ({ id, label }));
  const taskOptions = taskKeys.map((key) => ({ id: key, label: taskLabel(t, key) }));
  const natureOptions = DEMANDE_NATURES.map((id) => ({ id, label: t(`listes.nature.${id}`) }));
  const echeanceOptions = ECHEANCES.map((id) => ({ id, label: t(`listes.echeance.${id}`) }));
  const personOptions = persons.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }));
  return [
    { kind: 'text', key: 'recherche', label: t('listes.recherche') },
    ...niveauFilter(t, ofDispositif),
    ...choiceFilter('tache', t('listes.tache'), t('listes.toutes-taches'), taskOptions),
    ...choiceFilter(
      'responsable',
      t('listes.responsable'),
      // A list of all caisses names none.
      t(mrps.length > 0 ? 'listes.tous-responsables' : 'listes.toute-caisse'),
      personOptions,
    ),
    ...choiceFilter('echeance', t('listes.echeance'), t('listes.toutes-echeances'), echeanceOptions),
    ...choiceFilter('nature', t('listes.nature'), t('listes.toutes-natures'), natureOptions),
    ...choiceFilter('dispositif', t('listes.dispositif'), t('listes.tous-dispositifs'), dispositifOptions),
    ...caisseFilter(t, mrps),
    periodFilter(t, 'soumise', t('listes.soumise')),
    ...further,
  ];
}

/** The filters of a list of demandes, each change kept in the address. */
export function DemandeFilters({ asked, list, ...offered }: Props): ReactNode {
  const t = useText();
  const filters = useFilters(asked.query, offered);
  return (
    <ListFilters
      asked={asked}
      list={list}
      filters={filters}
      resultLabel={(counted) => t('listes.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('listes.voir', counted)}
    />
  );
}
