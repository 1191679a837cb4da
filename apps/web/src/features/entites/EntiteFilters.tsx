import type { AnnuaireNiveau } from '@habilis/api/annuaire/AnnuaireEntite';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { DEPARTEMENTS } from '@habilis/domain/entite/DEPARTEMENTS';
import { ETATS_ENTITE } from '@habilis/domain/entite/ETATS_ENTITE';
import { useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import { type EntiteQuery, REGISTRES } from './entiteQuery.ts';

type Props = {
  readonly query: EntiteQuery;
  readonly onChange: (changes: Partial<EntiteQuery>) => void;
  readonly total: number;
  /** There are more than were counted. */
  readonly isTotalPassed: boolean;
  readonly niveaux: readonly AnnuaireNiveau[];
  /** The funds among which to choose; empty where there is but one. */
  readonly mrps: readonly Mrp[];
};

const asked = (value: string | undefined) => (value === undefined || value === '' ? [] : [value]);

/** The filters of the list of entities, each change kept in the address. */
export function EntiteFilters({ query, onChange, total, isTotalPassed, niveaux, mrps }: Props): ReactNode {
  const t = useText();
  const depasse = String(isTotalPassed);
  const words = useFilterWords(t('entites.voir', { total, depasse }));
  const choice = (key: string, label: string, allLabel: string, options: readonly { id: string; label: string }[]) =>
    options.length === 0 ? [] : [{ kind: 'one' as const, key, label, allLabel, options }];
  const niveauOptions = niveaux.map(({ code, dispositif, niveau }) => ({
    id: code,
    label: `${dispositif}, ${niveau}`,
  }));
  const mrpOptions = mrps.map(({ id, libelle }) => ({ id: String(id), label: libelle }));
  const etatOptions = ETATS_ENTITE.map((etat) => ({ id: etat, label: t(`entites.etat.${etat}`) }));
  const registreOptions = REGISTRES.map((id) => ({ id, label: t(`entites.registre.${id}`) }));
  const departementOptions = DEPARTEMENTS.map((code) => ({
    id: code,
    label: `${code} ${t.find(`departements.${code}`) ?? ''}`,
  }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('entites.recherche') },
    ...choice('caisse', t('entites.caisse'), t('entites.toutes-caisses'), mrpOptions),
    ...choice('niveau', t('entites.habilitee-en'), t('entites.tous-niveaux'), niveauOptions),
    ...choice('departement', t('entites.departement'), t('entites.tous-departements'), departementOptions),
    ...choice('etat', t('entites.etat'), t('entites.tous-etats'), etatOptions),
    ...choice('registre', t('entites.registre'), t('entites.tous-registres'), registreOptions),
  ];
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={filters}
      values={{
        recherche: asked(query.recherche),
        caisse: asked(query.caisse),
        niveau: asked(query.niveau),
        departement: asked(query.departement),
        etat: asked(query.etat),
        registre: asked(query.registre),
      }}
      onChange={({ recherche, caisse, niveau, departement, etat, registre }) =>
        onChange({
          recherche: recherche?.[0] ?? '',
          caisse: caisse?.[0] ?? '',
          niveau: niveau?.[0] ?? '',
          departement: departement?.[0] ?? '',
          etat: ETATS_ENTITE.find((one) => one === etat?.[0]),
          registre: REGISTRES.find((one) => one === registre?.[0]),
        })
      }
      resultLabel={t('entites.resultats', { total, depasse })}
      words={words}
    />
  );
}
