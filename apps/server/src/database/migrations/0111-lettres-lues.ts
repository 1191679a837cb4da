import { READ_AS, UNREAD } from '@habilis/domain/clean-text/foldLetters';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Capitals with a small letter of their own; that of ß is none for JavaScript, and that of ı is a plain letter. */
const CAPITALS: Readonly<Record<string, string>> = { ß: 'ẞ', ı: 'ı' };
const inBothCases = (letter: string): string => `${letter}${CAPITALS[letter] ?? letter.toUpperCase()}`;

/** As `foldLetters` reads a text, then as `foldText` parts its words. */
const plied = Object.entries(READ_AS).reduce(
  (text, [letter, read]) => `regexp_replace(${text}, '[${inBothCases(letter)}]', '${read}', 'g')`,
  `regexp_replace(normalize(texte, NFKD), '[${UNREAD}]', '', 'g')`,
);
const OTHERWISE = Object.keys(READ_AS)
  // As before.
  .filter((letter) => letter !== 'œ')
  .map(inBothCases)
  .join('');
/** What is folded otherwise than before: other letters, signs that show nothing, letters joined by typesetting. */
const READ_ANEW = `[${OTHERWISE}\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufb00-\\ufb06\\ufeff]`;
const isReadAnew = (...texts: string[]) => sql.raw(`concat_ws(' ', ${texts.join(', ')}) ~ '${READ_ANEW}'`);

type Column = readonly [name: string, expression: string];
/** The columns that the database folds by itself, and what it folds. */
const GENERATED: readonly (readonly [table: string, columns: readonly Column[]])[] = [
  [
    'personne',
    [
      ['nom_tri', "nom || ' ' || prenom"],
      ['recherche', "prenom || ' ' || nom || ' ' || email || ' ' || habilis_id"],
    ],
  ],
  [
    'entite',
    [
      ['nom_tri', 'raison_sociale'],
      ['recherche', "raison_sociale || ' ' || coalesce(siret, '') || ' ' || coalesce(ville, '')"],
      ['lieu', "coalesce(code_postal, '') || ' ' || coalesce(ville, '')"],
    ],
  ],
  [
    'message_support',
    [['recherche', "reference || ' ' || prenom || ' ' || nom || ' ' || email || ' ' || objet || ' ' || message"]],
  ],
];

/** Makes columns anew with the indexes and triggers that stand on them: until PostgreSQL 17 an expression cannot be changed. */
async function regenerate(db: Kysely<unknown>, table: string, columns: readonly Column[]): Promise<void> {
  const names = columns.map(([name]) => name);
  const standing = (catalog: string) => sql`select objid from pg_depend where classid = ${sql.lit(catalog)}::regclass
    and refobjid = ${sql.lit(table)}::regclass and refobjsubid in (select attnum from pg_attribute
      where attrelid = ${sql.lit(table)}::regclass and attname in (${sql.join(names.map((name) => sql.lit(name)))}))`;
  const { rows: indexes } = await sql<{ made: string }>`select pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = ${sql.lit(table)}::regclass and indexrelid in (${standing('pg_class')}) order by indexrelid`.execute(
    db,
  );
  const { rows: triggers } = await sql<{ name: string; made: string }>`
    select tgname as name, pg_get_triggerdef(oid) as made from pg_trigger
    where tgrelid = ${sql.lit(table)}::regclass and oid in (${standing('pg_trigger')}) order by oid`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(db);
  const dropped = names.map((name) => sql`drop column ${sql.ref(name)}`);
  const added = columns.map(
    ([name, expression]) =>
      sql`add column ${sql.ref(name)} text collate "C" generated always as (texte_plie(${sql.raw(expression)})) stored`,
  );
  await sql`alter table ${sql.table(table)} ${sql.join([...dropped, ...added])}`.execute(db);
  for (const { made } of [...indexes, ...triggers]) await sql.raw(made).execute(db);
}

const FUNCTIONS: readonly RawBuilder<unknown>[] = [
  sql`create or replace function session_copies() returns trigger language plpgsql as $$
    declare
      words text;
    begin
      select entite_id, dispositif_niveau_id, entite_caisse_id, entite_nom_tri
        into new.entite_id, new.dispositif_niveau_id, new.caisse_id, new.entite_nom_tri
        from habilitation where id = new.habilitation_id;
      select concat_ws(' ', prenom, nom, habilis_id) into words from personne where id = new.animateur_id;
      words := concat_ws(' ', new.numero, new.entite_nom_tri, words, new.lieu_formation_code_postal, new.lieu_formation_ville,
        case when new.lieu_formation = 'HF' then new.lieu_formation_adresse end);
      new.recherche := ' ' || texte_plie(words) || coalesce(substring(new.recherche from '[|].*'), '');
      return new;
    end $$`,
  sql`create or replace function session_mots_stagiaires(variadic ids integer[]) returns void language sql as $$
    update session_certification session set recherche = split_part(recherche, '|', 1) || coalesce((
      select string_agg('| ' || texte_plie(mots), '' order by rang) from (
        -- Of a masked stagiaire, what was typed alone (0104).
        select rang, concat_ws(' ', case when not masque then concat_ws(' ', stagiaire.prenom, stagiaire.nom, habilis_id) end,
            case when nom_corrige is null then concat_ws(' ', prenom_inscrit, nom_inscrit) end) mots from session_stagiaire
          join stagiaire on stagiaire.id = stagiaire_id where session_id = session.id
        union all
        select rang, concat_ws(' ', pre_compte.prenom, pre_compte.nom) from session_stagiaire
          join pre_compte on pre_compte.id = pre_compte_id where session_stagiaire.session_id = session.id
      ) ligne), '')
    where id = any(ids) $$`,
  sql`create or replace function certificat_copies() returns trigger language plpgsql as $$
    begin
      select entite_caisse_id into new.caisse_id from habilitation where id = new.habilitation_id;
      -- Once: what replaces a certificat says what that one said.
      if new.raison_sociale is null then
        select raison_sociale, caisse into new.raison_sociale, new.caisse from certificat where id = new.remplace_id;
      end if;
      if new.raison_sociale is null then
        select raison_sociale into new.raison_sociale from entite where id = new.entite_id;
        select libelle into new.caisse from mrp where id = new.caisse_id;
      end if;
      new.entite_nom_tri := texte_plie(new.raison_sociale);
      new.nom_tri := texte_plie(concat_ws(' ', new.nom, new.prenom));
      new.recherche := ' ' || texte_plie(concat_ws(' ', new.prenom, new.nom,
        (select habilis_id from stagiaire where id = new.stagiaire_id), substring(new.numero from '[0-9]+$')));
      return new;
    end $$`,
];

/** Towns have an order of their own, as names have. */
const TOWNS = [
  sql`alter table entite add column ville_tri text collate "C" generated always as (texte_plie(ville)) stored`,
  sql`drop index entite_ville`,
  sql`create index entite_ville on entite (ville_tri, id) include (etat, caisse_id, code_departement, registre)`,
];

/** What others copied or the application wrote, for the rows whose words are read otherwise than before. */
const COPIES = [
  ...['demande_administrative', 'demande_habilitation'].map(
    (table) => sql`update ${sql.table(table)} set responsable_tri = personne.nom_tri from personne
      where personne.id = assigne_id and responsable_tri is distinct from personne.nom_tri`,
  ),
  sql`update demande_administrative set nom_tri = texte_plie(coalesce(raison_sociale, '')),
      recherche = texte_plie(concat_ws(' ', raison_sociale, numero, siret, ville))
    where ${isReadAnew('raison_sociale', 'ville')}`,
  sql`update demande_habilitation demande set nom_tri = entite.nom_tri, recherche = texte_plie(concat_ws(' ',
      entite.raison_sociale, demande.numero, entite.siret, entite.ville, niveau.code, dispositif.libelle_court, niveau.niveau))
    from entite, dispositif_niveau niveau, dispositif
    where entite.id = demande.entite_id and niveau.id = demande.dispositif_niveau_id and dispositif.id = niveau.dispositif_id
      and ${isReadAnew('entite.raison_sociale', 'entite.ville', 'dispositif.libelle_court', 'niveau.niveau')}`,
  // Sessions follow their habilitation.
  sql`update habilitation set entite_nom_tri = entite.nom_tri from entite
    where entite.id = entite_id and entite_nom_tri is distinct from entite.nom_tri`,
  sql`update session_certification set numero = numero where ${isReadAnew('lieu_formation_ville', 'lieu_formation_adresse')}
    or animateur_id in (select id from personne where ${isReadAnew('nom', 'prenom')})`,
  sql`select session_mots_stagiaires(variadic array(
    select session_id from session_stagiaire where stagiaire_id in (select id from stagiaire where ${isReadAnew('nom', 'prenom')})
      or ${isReadAnew('nom_inscrit', 'prenom_inscrit')}
    union select session_id from pre_compte where ${isReadAnew('nom', 'prenom')}))`,
  sql`update certificat set numero = numero where ${isReadAnew('nom', 'prenom', 'raison_sociale')}`,
  // The key of names, whose words stand in order.
  sql`update stagiaire set cle_nom = array_to_string(array(select mot
      from unnest(string_to_array(texte_plie(concat_ws(' ', nom, prenom)), ' ')) mot order by mot collate "C"), ' ')
    where ${isReadAnew('nom', 'prenom')} and concat_ws(' ', nom, prenom) ~ ${sql.raw(`'^[ -~À-ɏ\u2019${READ_ANEW.slice(1, -1)}]+$'`)}`,
  sql`update faq set recherche = texte_plie(question || ' ' || regexp_replace(reponse, '<[^>]*>', ' ', 'g'))
    where ${isReadAnew('question', 'reponse')}`,
];

/** Names are searched, compared and put in order with every Latin letter read as people type it (decision 0130). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function texte_plie(texte text) returns text language sql immutable strict parallel safe as $$
    select trim(regexp_replace(lower((${sql.raw(plied)}) collate "C"), '[^a-z0-9]+', ' ', 'g')) $$`.execute(db);
  for (const statement of FUNCTIONS) await statement.execute(db);
  for (const [table, columns] of GENERATED) await regenerate(db, table, columns);
  for (const statement of [...TOWNS, ...COPIES]) await statement.execute(db);
}
