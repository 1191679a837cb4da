import type { FaqSearch } from '@habilis/api/faq/Faq';

/** What the address of the questions asks for. */
export type FaqQuery = {
  readonly recherche: string;
  /** Null for all the questions. */
  readonly categorie: number | null;
  /** The question to open. */
  readonly question: number | null;
};

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads the address; what makes no sense there is passed over. */
export const parseFaqQuery = (search: URLSearchParams): FaqQuery => ({
  recherche: (search.get('recherche') ?? '').slice(0, 100),
  categorie: idOf(search.get('categorie')),
  question: idOf(search.get('question')),
});

/** The address of a query; what is not asked for is left out. */
export function faqSearch({ recherche, categorie, question }: Partial<FaqQuery>): string {
  const search = new URLSearchParams();
  if (recherche !== undefined && recherche !== '') search.set('recherche', recherche);
  if (categorie !== undefined && categorie !== null) search.set('categorie', String(categorie));
  if (question !== undefined && question !== null) search.set('question', String(question));
  return search.size === 0 ? '' : `?${search}`;
}

/** The body of the search. */
export const faqBody = ({ recherche, categorie }: FaqQuery): FaqSearch => ({
  modeEdition: false,
  enTantQue: null,
  categorieFaq: categorie === null ? null : { id: categorie },
  filters: recherche.trim() === '' ? [] : [recherche],
});
