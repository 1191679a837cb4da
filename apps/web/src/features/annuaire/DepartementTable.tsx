import type { AnnuaireDepartement } from '@habilis/api/annuaire/AnnuaireEntite';
import { totalOf } from '@habilis/domain/annuaire/totalOf';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { DataTable } from '@habilis/ui/DataTable';
import { type ReactNode, useState } from 'react';
import type { AskedList } from '../../list/useList.ts';
import type { AnnuaireQuery } from './annuaireQuery.ts';
import { useDepartementName } from './useDepartementName.ts';

type Row = { readonly code: string; readonly nom: string; readonly total: number; readonly rank: number };

const ORDERS: Readonly<Record<string, (one: Row, other: Row) => number>> = {
  code: (one, other) => one.rank - other.rank,
  nom: (one, other) => one.nom.localeCompare(other.nom, 'fr'),
  total: (one, other) => one.total - other.total || other.rank - one.rank,
};

type Props = { readonly asked: AskedList<AnnuaireQuery>; readonly counts: readonly AnnuaireDepartement[] };

/** The figures of the map as a table to sort; a département leads to its list. */
export function DepartementTable({ asked: { query, hrefOf }, counts }: Props): ReactNode {
  const t = useText();
  const nameOf = useDepartementName();
  const [{ key, direction }, setOrder] = useState<{ key: string; direction: 'asc' | 'desc' }>({
    key: 'code',
    direction: 'asc',
  });
  const rows: Row[] = LIEUX.map((code, rank) => ({
    code,
    nom: nameOf(code),
    total: totalOf(counts, { departement: code, ouverture: query.ouverture }),
    rank,
  })).toSorted((one, other) => (ORDERS[key]?.(one, other) ?? 0) * (direction === 'asc' ? 1 : -1));
  return (
    <DataTable
      caption={t('entites.annuaire.carte')}
      columns={[
        { key: 'nom', header: t('entites.annuaire.departement'), isSortable: true, render: ({ nom }) => nom },
        { key: 'code', header: t('entites.annuaire.code'), width: 90, isSortable: true, render: ({ code }) => code },
        {
          key: 'total',
          header: t('entites.annuaire.entites'),
          width: 110,
          align: 'end',
          isSortable: true,
          render: ({ total }) => t('entites.annuaire.nombre', { total }),
        },
      ]}
      rows={rows}
      rowKey={({ code }) => code}
      rowHref={({ code }) => hrefOf({ departement: code })}
      sorting={{
        key,
        direction,
        // Figures are first wanted from the greatest.
        onSort: (next) =>
          setOrder(
            next === key
              ? { key, direction: direction === 'asc' ? 'desc' : 'asc' }
              : { key: next, direction: next === 'total' ? 'desc' : 'asc' },
          ),
        label: t('listes.trier'),
        said: (colonne, ordre) => t('listes.trie', { colonne, ordre }),
      }}
    />
  );
}
