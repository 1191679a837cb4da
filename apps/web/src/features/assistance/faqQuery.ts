import type { Faq, FaqSearch } from '@habilis/api/faq/Faq';
import { type Module, MODULES } from '@habilis/domain/assistance/MODULES';

/** What the address of the questions asks for. */
export type FaqQuery = {
  readonly recherche: string;
  /** Null for all the questions. */
  readonly categorie: number | null;
  /** The part of Habilis that the questions are about, null for all. */
  readonly module: Module | null;
  /** The question to open. */
  readonly question: number | null;
  /** Whether an editor sees what is not published, with what edits it. */
  readonly redaction: boolean;
};

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads the address; values that make no sense are ignored. */
export const parseFaqQuery = (search: URLSearchParams): FaqQuery => ({
  recherche: (search.get('recherche') ?? '').slice(0, 100),
  categorie: idOf(search.get('categorie')),
  module: MODULES.find((one) => one === search.get('module')) ?? null,
  question: idOf(search.get('question')),
  redaction: search.get('redaction') === '1',
});

/** The address of a query; empty filters are left out. */
export function faqSearch({ recherche, categorie, module, question, redaction }: Partial<FaqQuery>): string {
  const search = new URLSearchParams();
  if (recherche !== undefined && recherche !== '') search.set('recherche', recherche);
  if (categorie !== undefined && categorie !== null) search.set('categorie', String(categorie));
  if (module !== undefined && module !== null) search.set('module', module);
  if (question !== undefined && question !== null) search.set('question', String(question));
  if (redaction === true) search.set('redaction', '1');
  return search.size === 0 ? '' : `?${search}`;
}

/** The body of the search. */
export const faqBody = ({ recherche, categorie, redaction }: FaqQuery): FaqSearch => ({
  modeEdition: redaction,
  enTantQue: null,
  categorieFaq: categorie === null ? null : { id: categorie },
  filters: recherche.trim() === '' ? [] : [recherche],
});

/** The questions of the chosen part; the one named by the address stays in any case. */
export const ofModule = (questions: readonly Faq[], { module, question }: FaqQuery): readonly Faq[] =>
  questions.filter((one) => module === null || one.module === module || one.id === question);

/** The parts of Habilis that some question is about, with the one that is asked for. */
export const modulesOf = (questions: readonly Faq[], asked: Module | null): Module[] =>
  MODULES.filter((module) => module === asked || questions.some((one) => one.module === module));
