import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import { caisseFilter, modeFilter, niveauFilter, periodFilter } from '../../list/sharedFilters.ts';
import type { AskedList } from '../../list/useList.ts';
import { CLOTURES, type SessionQuery } from './sessionQuery.ts';

type Props = {
  readonly asked: AskedList<SessionQuery>;
  readonly list: ListPage<unknown>;
  readonly niveaux: readonly DispositifNiveau[];
  /** Those who lead sessions; empty where they are too many to choose from. */
  readonly animateurs: readonly PersonneRef[];
  /** The caisses to choose from; empty when there is only one. */
  readonly mrps: readonly Mrp[];
};

/** The filters of the list of sessions; each change is kept in the address. */
export function SessionFilters({ niveaux, animateurs, mrps, ...bar }: Props): ReactNode {
  const t = useText();
  const animateurOptions = animateurs.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }));
  const clotureOptions = CLOTURES.map((id) => ({
    id,
    label: t('sessions-certification.liste.cloture-sous', { jours: Number(id) }),
  }));
  const formateur = t('sessions-certification.liste.formateur');
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('sessions-certification.liste.recherche') },
    ...niveauFilter(t, niveaux),
    ...choiceFilter('animateur', formateur, t('sessions-certification.liste.tous-formateurs'), animateurOptions),
    ...choiceFilter(
      'cloture',
      t('sessions-certification.liste.cloture'),
      t('sessions-certification.liste.toutes-clotures'),
      clotureOptions,
    ),
    ...modeFilter(t),
    ...caisseFilter(t, mrps),
    periodFilter(t, 'dates', t('sessions-certification.liste.dates')),
    periodFilter(t, 'close', t('sessions-certification.liste.close')),
  ];
  return (
    <ListFilters
      {...bar}
      filters={filters}
      resultLabel={(counted) => t('sessions-certification.liste.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('sessions-certification.liste.voir', counted)}
    />
  );
}
