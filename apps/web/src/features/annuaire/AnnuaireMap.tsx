import type { AnnuaireDepartement } from '@habilis/api/annuaire/AnnuaireEntite';
import { totalOf } from '@habilis/domain/annuaire/totalOf';
import {
  CARTE_DEPARTEMENTS,
  CARTE_OUTRE_MER,
  type TuileDepartement,
} from '@habilis/domain/departement/CARTE_DEPARTEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { TileMap } from '@habilis/ui/TileMap';
import type { ReactNode } from 'react';
import type { AskedList } from '../../list/useList.ts';
import type { AnnuaireQuery } from './annuaireQuery.ts';
import { useDepartementName } from './useDepartementName.ts';

/** The least figure of each shade. */
const STEPS = [1, 5, 10, 20, 40];

type Props = { readonly asked: AskedList<AnnuaireQuery>; readonly counts: readonly AnnuaireDepartement[] };

/** The entites that are found, by département: a tile narrows the list to its own, chosen again it gives the country back. */
export function AnnuaireMap({ asked: { query, hrefOf }, counts }: Props): ReactNode {
  const t = useText();
  const nameOf = useDepartementName();
  const tileOf = ({ code, column, row }: TuileDepartement) => {
    const value = totalOf(counts, { departement: code, ouverture: query.ouverture });
    return {
      code,
      column,
      row,
      value,
      name: t('entites.annuaire.case', { nom: nameOf(code), code, total: value }),
      // A département says more than the words of a place, and takes their stead.
      href: hrefOf({ departement: query.departement === code ? undefined : code }),
    };
  };
  return (
    <TileMap
      label={t('entites.annuaire.carte')}
      tiles={CARTE_DEPARTEMENTS.map(tileOf)}
      inset={{ label: t('entites.annuaire.outre-mer'), tiles: CARTE_OUTRE_MER.map(tileOf) }}
      selected={query.departement}
      steps={STEPS}
      words={{
        legend: t('entites.annuaire.legende'),
        step: (premier, dernier) => {
          if (dernier === undefined) return t('entites.annuaire.et-plus', { premier });
          return dernier === premier ? String(premier) : t('entites.annuaire.de-a', { premier, dernier });
        },
        selected: t('entites.annuaire.choisi'),
        help: t('entites.annuaire.carte-aide'),
      }}
    />
  );
}
