import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { choiceFilter, judgePeriod, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import type { AskedList } from '../../list/useList.ts';
import { type CertificatQuery, FINS } from './certificatQuery.ts';

type Props = {
  readonly asked: AskedList<CertificatQuery>;
  readonly list: ListPage<unknown>;
  readonly niveaux: readonly DispositifNiveau[];
  /** Whether the list covers several entites. */
  readonly hasEntites: boolean;
  /** The caisses to choose from; empty when there is only one. */
  readonly mrps: readonly Mrp[];
};

/** The filters of the list of certificats; each change is kept in the address. */
export function CertificatFilters({ niveaux, hasEntites, mrps, ...bar }: Props): ReactNode {
  const t = useText();
  const niveauOptions = niveaux.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const finOptions = FINS.map((id) => ({ id, label: t('liste-certificats.fin-sous', { jours: Number(id) }) }));
  const modeOptions = SESSION_MODES.map((id) => ({ id, label: t(`sessions-certification.mode.${id}`) }));
  const mrpOptions = mrps.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('liste-certificats.recherche') },
    ...(hasEntites ? [{ kind: 'text' as const, key: 'entite', label: t('liste-certificats.entite') }] : []),
    ...choiceFilter('niveau', t('listes.niveau'), t('listes.tous-niveaux'), niveauOptions),
    ...choiceFilter('fin', t('liste-certificats.fin'), t('liste-certificats.toutes-fins'), finOptions),
    ...choiceFilter(
      'mode',
      t('sessions-certification.liste.mode'),
      t('sessions-certification.liste.tous-modes'),
      modeOptions,
    ),
    ...choiceFilter('caisse', t('listes.caisse'), t('listes.toutes-caisses'), mrpOptions),
    {
      kind: 'dates',
      key: 'dates',
      label: t('liste-certificats.obtenu-du'),
      ...calendarWords(t),
      judge: (debut, fin) => judgePeriod(t, debut, fin),
      periodLabel: (debut, fin) => t('listes.periode', { debut: formatDate(debut), fin: formatDate(fin) }),
    },
  ];
  return (
    <ListFilters
      {...bar}
      filters={filters}
      resultLabel={(counted) => t('liste-certificats.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('liste-certificats.voir', counted)}
    />
  );
}
