import { useText } from '@habilis/i18n/TextProvider';
import { Pagination } from '@habilis/ui/Pagination';
import type { ReactNode } from 'react';
import { passedTotal } from './passedTotal.ts';

/** A page of a list, as its call answers it. */
export type ListPage<Row> = {
  readonly elements: readonly Row[];
  readonly total: number;
  readonly totalDepasse?: boolean | undefined;
  /** Starts at 1. */
  readonly page: number;
  /** Rows per page. */
  readonly taille: number;
};

/** The rows on a page, and how many there are in all. */
export type Shown = {
  readonly debut: number;
  readonly fin: number;
  readonly total: number;
  readonly depasse: ReturnType<typeof passedTotal>;
};

type Props = {
  readonly list: ListPage<unknown>;
  readonly hrefOf: (page: number) => string;
  /** Such as « 1–15 sur 43 demandes ». */
  readonly summary: (shown: Shown) => string;
};

/** Which rows of a list are on its page. */
export function shownOf(list: ListPage<unknown>): Shown {
  const { elements, total, page, taille } = list;
  const debut = (page - 1) * taille + 1;
  return { debut, fin: debut + elements.length - 1, total, depasse: passedTotal(list) };
}

/** The page links of a list, and which rows are shown. */
export function ListPages({ list, hrefOf, summary }: Props): ReactNode {
  const t = useText();
  const { total, page, taille } = list;
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / taille)}
      hrefOf={hrefOf}
      label={t('listes.pages')}
      summary={summary(shownOf(list))}
      pageLabel={(one) => t('listes.page', { page: one })}
      previousLabel={t('listes.precedente')}
      nextLabel={t('listes.suivante')}
    />
  );
}
