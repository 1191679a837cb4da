/** What the directory is asked for: one object, kept in the address. */
export type AnnuaireQuery = {
  readonly texte: string;
  readonly niveau: string;
  readonly departement: string;
  /** A day, empty for today. */
  readonly date: string;
  readonly page: number;
};

const NAMES = ['texte', 'niveau', 'departement', 'date'] as const;

/** Whether a text is a day that exists. */
function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Reads the address; what makes no sense there is ignored. */
export function parseAnnuaireQuery(search: URLSearchParams): AnnuaireQuery {
  const page = Number(search.get('page') ?? '1');
  const date = search.get('date') ?? '';
  return {
    texte: (search.get('texte') ?? '').slice(0, 100),
    niveau: (search.get('niveau') ?? '').slice(0, 20),
    departement: (search.get('departement') ?? '').slice(0, 3),
    date: isDay(date) ? date : '',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The filters as the calls take them: what is empty is not asked. */
export function filtersOf(query: AnnuaireQuery): Partial<Record<(typeof NAMES)[number], string>> {
  return Object.fromEntries(NAMES.filter((name) => query[name] !== '').map((name) => [name, query[name]]));
}

/** The address of a changed query: a changed filter goes back to the first page. */
export function annuaireSearch(query: AnnuaireQuery, changes: Partial<AnnuaireQuery>): string {
  const next = { ...query, page: 1, ...changes };
  const search = new URLSearchParams(filtersOf(next));
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}
