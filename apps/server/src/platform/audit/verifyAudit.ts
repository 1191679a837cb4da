import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { type Ancre, PURGE_ACTION, readAncres, sommaireOf } from './Ancre.ts';

/** A position in the chain that can be noted elsewhere: `<rank>:<hash>`. */
export type AuditHead = string;

export type AuditReport = {
  readonly entries: number;
  /** How many expired entries were removed. */
  readonly removed: number;
  /** Where the chain now begins, when earlier entries were removed; null while its first entry is there. */
  readonly start: Ancre | null;
  /** The end of the chain; null when it is empty. */
  readonly head: AuditHead | null;
  /** One sentence per fault. */
  readonly faults: readonly string[];
};

type Link = {
  readonly rang: number;
  readonly audit_id: number;
  readonly empreinte: string;
  readonly texte: string | null;
};

/** The position before the next link. */
type Place = { readonly rang: number; readonly empreinte: string };

const PAGE = 5000;
const START: Place = { rang: 0, empreinte: '' };

// Copied here from the database: whoever can alter rows may also alter its function.
const TEXTE = sql<string | null>`case when audit.id is null then null else
  (jsonb_build_array(audit.id, audit.personne_id, audit.role_id, audit.en_tant_que_par, audit.action,
    audit.objet_type, audit.objet_id, audit.detail,
    to_char(audit.fait_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
    || case when audit.sel is null then '[]'::jsonb else jsonb_build_array(audit.sel) end)::text end`;

const readPage = (db: Kysely<Database>, after: number): Promise<Link[]> =>
  db
    .selectFrom('audit_chaine')
    .leftJoin('audit', 'audit.id', 'audit_chaine.audit_id')
    .select(['rang', 'audit_id', 'empreinte', TEXTE.as('texte')])
    .where('rang', '>', after)
    .orderBy('rang')
    .limit(PAGE)
    .execute();

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function faultsOf(link: Link, before: Place): string[] {
  const { texte, empreinte, audit_id: id } = link;
  const gap = link.rang === before.rang + 1 ? [] : [`rang ${before.rang + 1} : l’entrée manque`];
  if (texte === null) return [...gap, `rang ${link.rang} : l’entrée ${id} a été supprimée`];
  // After a gap, nobody knows what this hash should cover.
  if (gap.length > 0 || hash(before.empreinte + texte) === empreinte) return gap;
  return [`rang ${link.rang} : l’entrée ${id} a été modifiée ou déplacée`];
}

/** Faults of the anchors, compared with what the last purge recorded of them. */
async function faultsOfAncres(db: Kysely<Database>, ancres: readonly Ancre[]): Promise<string[]> {
  const last = await db
    .selectFrom('audit')
    .innerJoin('audit_chaine', 'audit_chaine.audit_id', 'audit.id')
    .select('detail')
    .where('action', '=', PURGE_ACTION)
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return ancres.length === 0 ? [] : ['des entrées ont été retirées sans purge au journal'];
  const { total, ancres: empreinte } = sommaireOf(ancres);
  if (last.detail['total'] === total && last.detail['ancres'] === empreinte) return [];
  return [`les retraits ne sont pas ceux de la dernière purge : ${total} au lieu de ${String(last.detail['total'])}`];
}

async function unchainedFaults(db: Kysely<Database>): Promise<string[]> {
  const unchained = await db
    .selectFrom('audit')
    .leftJoin('audit_chaine', 'audit_chaine.audit_id', 'audit.id')
    .select('audit.id')
    .where('audit_chaine.rang', 'is', null)
    .execute();
  return unchained.map(({ id }) => `entrée ${id} : elle n’est pas dans la chaîne`);
}

function faultsOfKnown(known: AuditHead, ancres: readonly Ancre[]): string {
  const rang = Number(known.split(':')[0]);
  const isPast = ancres.some(({ rang_debut, rang_fin }) => rang_debut <= rang && rang <= rang_fin);
  return isPast
    ? `l’empreinte ${known} est celle d’une entrée retirée depuis : donnez la dernière notée`
    : `la chaîne ne contient plus ${known}`;
}

/** Recomputes the whole audit chain; `known` is a head noted earlier, which the chain must still contain. */
export async function verifyAudit(db: Kysely<Database>, known?: AuditHead): Promise<AuditReport> {
  const ancres = await readAncres(db);
  const faults = await faultsOfAncres(db, ancres);
  let before = START;
  let entries = 0;
  let isKnown = known === undefined;
  let next = 0;
  const passAncres = (until: number) => {
    for (let ancre = ancres[next]; ancre !== undefined && ancre.rang_debut <= until; ancre = ancres[++next]) {
      if (ancre.rang_debut !== before.rang + 1) faults.push(`rang ${before.rang + 1} : l’entrée manque`);
      before = { rang: ancre.rang_fin, empreinte: ancre.empreinte };
      isKnown ||= `${before.rang}:${before.empreinte}` === known;
    }
  };
  for (let page = await readPage(db, 0), last = 0; page.length > 0; page = await readPage(db, last)) {
    for (const link of page) {
      passAncres(link.rang);
      faults.push(...faultsOf(link, before));
      isKnown ||= `${link.rang}:${link.empreinte}` === known;
      before = link;
      last = link.rang;
      entries++;
    }
  }
  passAncres(Number.MAX_SAFE_INTEGER);
  faults.push(...(await unchainedFaults(db)));
  if (!isKnown) faults.push(faultsOfKnown(known ?? '', ancres));
  const [first = null] = ancres;
  return {
    entries,
    removed: sommaireOf(ancres).total,
    start: first?.rang_debut === 1 ? first : null,
    head: before === START ? null : `${before.rang}:${before.empreinte}`,
    faults,
  };
}
