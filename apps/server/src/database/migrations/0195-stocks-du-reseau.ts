import { type Kysely, sql } from 'kysely';

/** A table of rows that figures of the network count, and what they keep of each besides its caisse, département and niveau. */
type Source = {
  readonly table: string;
  readonly caisse: string;
  readonly niveau: string;
  /** Which rows count. */
  readonly where: string;
  /** The kept columns, as expressions over the row, in their order. */
  readonly kept: readonly string[];
};
type Stock = {
  readonly table: string;
  /** Names and types of the kept columns. */
  readonly columns: Readonly<Record<string, string>>;
  /** How the night puts values together: an expression over the kept column, by its name. */
  readonly folded: Readonly<Record<string, string>>;
  /** What the night leaves out. */
  readonly over: string;
  readonly sources: readonly Source[];
};

/** Limits of today's figures move on with the days; those of months stand. */
const CERTIFICAT_LIMITS = `jour_de_stock(date_fin, array[jour, jour + interval '3 months', jour + interval '6 months', jour + interval '9 months',
  jour + interval '12 months']::date[], '{}')`;
const HABILITATION_LIMITS = `jour_de_stock(date_fin, array[jour, jour + interval '6 months']::date[],
  array(select date_trunc('month', jour) + interval '1 month' * rang from generate_series(1, 13) rang)::date[])`;

const STOCKS: readonly Stock[] = [
  {
    table: 'stock_certificat',
    columns: { date_fin: 'date not null' },
    folded: { date_fin: CERTIFICAT_LIMITS },
    over: 'date_fin < jour',
    sources: [
      {
        table: 'certificat',
        caisse: 'caisse_id',
        niveau: 'dispositif_niveau_id',
        where: `statut = 'VALIDE'`,
        kept: [`coalesce(date_fin, 'infinity')`],
      },
    ],
  },
  {
    table: 'stock_habilitation',
    columns: {
      date_debut: 'date not null',
      date_fin: 'date not null',
      date_fin_suspension: 'date not null',
      prorogee: 'boolean not null',
    },
    folded: {
      // One that ends before it begins never runs.
      date_debut: 'case when date_fin < date_debut then date_debut else greatest(date_debut, jour) end',
      date_fin: `case when date_fin < date_debut then date_fin else ${HABILITATION_LIMITS} end`,
      date_fin_suspension: 'greatest(date_fin_suspension, jour - 1)',
    },
    over: 'date_fin_suspension < jour and not prorogee and date_fin < greatest(date_debut, jour)',
    sources: [
      {
        table: 'habilitation',
        caisse: 'entite_caisse_id',
        niveau: 'dispositif_niveau_id',
        where: 'not rupture',
        kept: [
          'date_debut',
          `coalesce(date_fin, 'infinity')`,
          `coalesce(date_fin_suspension, '-infinity')`,
          'prorogee',
        ],
      },
    ],
  },
  {
    table: 'stock_demande',
    columns: {
      tache: 'text not null',
      deposee: 'boolean not null',
      assigne_id: 'integer',
      date_debut_tache: 'date not null',
      date_echeance: 'date not null',
    },
    folded: {
      date_debut_tache:
        'jour_de_stock(greatest(date_debut_tache, jour - 61), array[jour - 60, jour - 30, jour - 14], array[]::date[])',
      date_echeance: 'jour_de_stock(greatest(date_echeance, jour - 1), array[jour], array[]::date[])',
    },
    over: 'false',
    sources: [
      {
        table: 'demande_habilitation',
        caisse: 'caisse_id',
        niveau: 'dispositif_niveau_id',
        where: 'en_cours',
        kept: [
          'tache',
          'date_first_soumission is not null',
          'assigne_id',
          'date_debut_tache',
          `coalesce(date_echeance, 'infinity')`,
        ],
      },
      {
        table: 'demande_administrative',
        caisse: 'caisse_id',
        niveau: 'null::integer',
        where: 'en_cours',
        kept: ['tache', 'true', 'assigne_id', 'date_debut_tache', `coalesce(date_echeance, 'infinity')`],
      },
    ],
  },
];

const PLACE = 'caisse_id, departement, dispositif_niveau_id';
const namesOf = ({ columns }: Stock) => Object.keys(columns).join(', ');
/** Ages of demandes are added up from this day on. */
const EPOCH = `date '2000-01-01'`;
const hasAges = ({ columns }: Stock) => 'date_debut_tache' in columns;

/** The rows of a source that count, each as many times as said, of an entite by where it lies. */
const rowsOf = (stock: Stock, source: Source, from: string, fois: string, departement = 'entite.code_departement') => `
  select ligne.*, ${departement} as departement from (
    select entite_id, ${source.caisse} as caisse_id, ${source.niveau} as dispositif_niveau_id,
      ${source.kept.map((kept, place) => `${kept} as ${Object.keys(stock.columns)[place]}`).join(', ')}, ${fois} as fois
    from ${from} where ${source.where}) ligne left join entite on entite.id = ligne.entite_id`;

/** Adds what some rows change. */
const added = (stock: Stock, rows: string) => `
  insert into ${stock.table} (${PLACE}, ${namesOf(stock)}, nombre${hasAges(stock) ? ', ages' : ''})
  select ${PLACE}, ${namesOf(stock)}, sum(fois)${hasAges(stock) ? `, sum(fois * (date_debut_tache - ${EPOCH}))` : ''} from (${rows}) lignes
  group by ${PLACE}, ${namesOf(stock)} having sum(fois) <> 0;`;

const created = (stock: Stock): string[] => [
  `create table ${stock.table} (caisse_id integer, departement text, dispositif_niveau_id integer,
    ${Object.entries(stock.columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}, nombre integer not null${hasAges(stock) ? ', ages double precision not null' : ''})`,
  `create index ${stock.table}_caisse on ${stock.table} (caisse_id)`,
  `create index ${stock.table}_niveau on ${stock.table} (dispositif_niveau_id)`,
];

/** Calls a function with the rows that each statement added and took. */
const guarded = (table: string, called: string) =>
  [
    ['insert', 'new table as ajoutes'],
    ['update', 'old table as retires new table as ajoutes'],
    ['delete', 'old table as retires'],
  ].map(
    ([act, tables]) => `create trigger stock_${table}_${act} after ${act} on ${table} referencing ${tables}
      for each statement execute function ${called}()`,
  );

const keptBySource = (stock: Stock, source: Source): string[] => {
  const name = `stock_${source.table}`;
  const [more, less] = [rowsOf(stock, source, 'ajoutes', '1'), rowsOf(stock, source, 'retires', '-1')];
  return [
    `create function garde_${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${added(stock, more)}
      elsif tg_op = 'DELETE' then ${added(stock, less)}
      else ${added(stock, `${more} union all ${less}`)}
      end if;
      return null;
    end $$`,
    ...guarded(source.table, `garde_${name}`),
  ];
};

/** What a change of roles changes in how many persons have one of its kind. */
const rolesAdded = (changes: string) => `
  insert into stock_role select type, sum((restent > 0)::integer - (restent - ecart > 0)::integer) from (
    select type, ecart, (select count(*) from role
      where role.personne_id = changes.personne_id and role.type = changes.type and role.fin_le is null) as restent
    from (select personne_id, type, sum(fois) as ecart from (${changes}) lignes group by 1, 2 having sum(fois) <> 0) changes) ecarts
  group by type having sum((restent > 0)::integer - (restent - ecart > 0)::integer) <> 0;`;

/** Counts a stock anew as its rows stand, in one statement: what is written meanwhile is neither lost nor counted twice. */
const recounted = (stock: Stock) => {
  const names = Object.keys(stock.columns);
  const folded = names.map((name) => stock.folded[name] ?? name).join(', ');
  const sources = stock.sources.map((source) => rowsOf(stock, source, source.table, '1')).join(' union all ');
  return `with retires as (delete from ${stock.table}),
    exacts as (select ${PLACE}, ${namesOf(stock)}, count(*) as nombre${hasAges(stock) ? `, sum(date_debut_tache - ${EPOCH}) as ages` : ''}
      from (${sources}) lignes group by ${PLACE}, ${namesOf(stock)})
    insert into ${stock.table} (${PLACE}, ${namesOf(stock)}, nombre${hasAges(stock) ? ', ages' : ''})
    select ${PLACE}, ${folded}, sum(nombre)${hasAges(stock) ? ', sum(ages)' : ''} from exacts where not (${stock.over})
    group by ${[1, 2, 3, ...names.map((_, place) => place + 4)].join(', ')};`;
};

/** An entite that moves to another département takes what is its own along. */
const moved = STOCKS.flatMap((stock) =>
  stock.sources.map((source) => {
    const own = `(select * from ${source.table} where entite_id = new.id) propres`;
    const rows = (fois: string, departement: string) => rowsOf(stock, source, own, fois, departement);
    return added(stock, `${rows('1', 'new.code_departement')} union all ${rows('-1', 'old.code_departement')}`);
  }),
);

/** Accounts, and persons who have a role of a kind without end: one who has two of a kind is one. */
const ACCOUNTS = [
  `create table stock_personne (nombre integer not null)`,
  `create table stock_role (type text not null, nombre integer not null)`,
  `create function garde_stock_personne() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then insert into stock_personne select count(*) from ajoutes where etat <> 'fusionnee';
      elsif tg_op = 'DELETE' then insert into stock_personne select -count(*) from retires where etat <> 'fusionnee';
      else insert into stock_personne select ecart from (select (select count(*) from ajoutes where etat <> 'fusionnee')
        - (select count(*) from retires where etat <> 'fusionnee') as ecart) ecarts where ecart <> 0;
      end if;
      return null;
    end $$`,
  ...guarded('personne', 'garde_stock_personne'),
  `create function garde_stock_role() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${rolesAdded(`select personne_id, type, 1 as fois from ajoutes where fin_le is null`)}
      elsif tg_op = 'DELETE' then ${rolesAdded(`select personne_id, type, -1 as fois from retires where fin_le is null`)}
      else ${rolesAdded(`select personne_id, type, 1 as fois from ajoutes where fin_le is null
        union all select personne_id, type, -1 from retires where fin_le is null`)}
      end if;
      return null;
    end $$`,
  ...guarded('role', 'garde_stock_role'),
];
const ACCOUNTS_RECOUNTED = `
  with retires as (delete from stock_personne) insert into stock_personne select count(*) from personne where etat <> 'fusionnee';
  with retires as (delete from stock_role) insert into stock_role
    select type, count(distinct personne_id) from role where fin_le is null group by type;`;

const STATEMENTS = [
  // A day that no figure tells from its neighbours is told as one of them: limits move on with the days, and are apart for a week.
  `create function jour_de_stock(jour date, mobiles date[], fixes date[]) returns date language sql immutable as $$
    select case when exists (select from unnest(mobiles) limite where jour >= limite and jour < limite + 7) then jour
      else coalesce((select max(limite) from (select limite + 7 as limite from unnest(mobiles) limite union all select unnest(fixes)) toutes
        where limite <= jour), jour) end $$`,
  ...STOCKS.flatMap((stock) => [...created(stock), ...stock.sources.flatMap((source) => keptBySource(stock, source))]),
  ...ACCOUNTS,
  `create function garde_stocks_entite() returns trigger language plpgsql as $$
    begin ${moved.join('\n')} return null; end $$`,
  `create trigger stocks_entite after update on entite for each row
    when (old.code_departement is distinct from new.code_departement) execute function garde_stocks_entite()`,
  `create function recompte_stocks(jour date) returns void language plpgsql as $$
    begin
      -- Two counts follow each other; whoever writes a difference waits for neither.
      lock table stock_demande in share update exclusive mode;
      ${STOCKS.map(recounted).join('\n')} ${ACCOUNTS_RECOUNTED} end $$`,
  `select recompte_stocks((now() at time zone 'Europe/Paris')::date)`,
];

/** How many certificats, habilitations, demandes and accounts stand how in the network: each write adds its difference, and waits for no other (decision 0225). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
