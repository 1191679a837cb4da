import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import { FINS, type HabilitationQuery } from './habilitationQuery.ts';

type Props = {
  readonly query: HabilitationQuery;
  readonly niveaux: readonly DispositifNiveau[];
  /** The funds among which to choose; empty where there is but one. */
  readonly mrps: readonly Mrp[];
  readonly total: number;
  /** There are more than were counted. */
  readonly isTotalPassed: boolean;
  readonly onChange: (changes: Partial<HabilitationQuery>) => void;
};

const asked = (value: string | undefined) => (value === undefined || value === '' ? [] : [value]);

/** The filters of the list of accreditations, each change kept in the address. */
export function HabilitationFilters(props: Props): ReactNode {
  const { query, niveaux, mrps, total, isTotalPassed, onChange } = props;
  const depasse = String(isTotalPassed);
  const t = useText();
  const words = useFilterWords(t('habilitations.voir', { total, depasse }));
  const choice = (key: string, label: string, allLabel: string, options: readonly { id: string; label: string }[]) =>
    options.length === 0 ? [] : [{ kind: 'one' as const, key, label, allLabel, options }];
  const niveauOptions = niveaux.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const etatOptions = HABILITATION_ETATS.map((etat) => ({ id: etat, label: t(`habilitations.etat.${etat}`) }));
  const finOptions = FINS.map((mois) => ({ id: mois, label: t('habilitations.fin-sous', { mois: Number(mois) }) }));
  const mrpOptions = mrps.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('habilitations.recherche') },
    ...choice('niveau', t('habilitations.annuaire.niveau'), t('habilitations.annuaire.tous-niveaux'), niveauOptions),
    ...choice('etat', t('habilitations.etat'), t('habilitations.tous-etats'), etatOptions),
    ...choice('fin', t('habilitations.fin'), t('habilitations.toutes-fins'), finOptions),
    ...choice('caisse', t('habilitations.caisse'), t('habilitations.toutes-caisses'), mrpOptions),
  ];
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={filters}
      values={{
        recherche: asked(query.recherche),
        niveau: asked(query.niveau),
        etat: asked(query.etat),
        fin: asked(query.fin),
        caisse: asked(query.caisse),
      }}
      onChange={({ recherche, niveau, etat, fin, caisse }) =>
        onChange({
          recherche: recherche?.[0] ?? '',
          niveau: niveau?.[0] ?? '',
          caisse: caisse?.[0] ?? '',
          etat: HABILITATION_ETATS.find((one) => one === etat?.[0]),
          fin: FINS.find((one) => one === fin?.[0]),
        })
      }
      resultLabel={t('habilitations.resultats', { total, depasse })}
      words={words}
    />
  );
}
