import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { type Ancre, PURGE_ACTION, readAncres, sommaireOf } from './Ancre.ts';
import { empreinteOf, hash } from './empreintes.ts';
import { TEXTE } from './texteOf.ts';
import { countWaiting, sealedUntil, unsealed } from './unsealed.ts';

/** A position in the chain that can be noted elsewhere: `<rank>:<hash>`. */
export type AuditHead = string;

export type AuditReport = {
  readonly entries: number;
  /** How many entries are written and not sealed yet. */
  readonly waiting: number;
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
  /** The hash of the entry alone; null in links older than the seals by batch. */
  readonly feuille: string | null;
  readonly texte: string | null;
};

/** The position before the next link. */
type Place = { readonly rang: number; readonly empreinte: string };

const PAGE = 5000;
const START: Place = { rang: 0, empreinte: '' };

const readPage = (db: Kysely<Database>, after: number): Promise<Link[]> =>
  db
    .selectFrom('audit_chaine')
    .leftJoin('audit', 'audit.id', 'audit_chaine.audit_id')
    .select(['rang', 'audit_id', 'empreinte', 'feuille', TEXTE.as('texte')])
    .where('rang', '>', after)
    .orderBy('rang')
    .limit(PAGE)
    .execute();

/** Whether a link covers its entry and the link before, as it was made at its time. */
const fits = ({ texte, empreinte, feuille }: Link & { readonly texte: string }, before: Place): boolean =>
  feuille === null
    ? hash(before.empreinte + texte) === empreinte
    : hash(texte) === feuille && empreinteOf(before.empreinte, feuille) === empreinte;

function faultsOf({ texte, ...link }: Link, before: Place): string[] {
  const { audit_id: id } = link;
  const gap = link.rang === before.rang + 1 ? [] : [`rang ${before.rang + 1} : l’entrée manque`];
  if (texte === null) return [...gap, `rang ${link.rang} : l’entrée ${id} a été supprimée`];
  // After a gap, nobody knows what this hash should cover.
  if (gap.length > 0 || fits({ ...link, texte }, before)) return gap;
  return [`rang ${link.rang} : l’entrée ${id} a été modifiée ou déplacée`];
}

/** Faults of the anchors, compared with what the last purge recorded of them. */
async function faultsOfAncres(db: Kysely<Database>, ancres: readonly Ancre[]): Promise<string[]> {
  const last = await db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', PURGE_ACTION)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return ancres.length === 0 ? [] : ['des entrées ont été retirées sans purge au journal'];
  const { total, ancres: empreinte } = sommaireOf(ancres);
  if (last.detail['total'] === total && last.detail['ancres'] === empreinte) return [];
  return [`les retraits ne sont pas ceux de la dernière purge : ${total} au lieu de ${String(last.detail['total'])}`];
}

/** Entries below the seal that no link covers: they were slipped in. */
async function slippedFaults(db: Kysely<Database>): Promise<string[]> {
  const slipped = await unsealed(db)
    .select('audit.id')
    .where('audit.id', '<=', await sealedUntil(db))
    .orderBy('audit.id')
    .execute();
  return slipped.map(({ id }) => `entrée ${id} : elle n’est pas dans la chaîne`);
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
  faults.push(...(await slippedFaults(db)));
  if (!isKnown) faults.push(faultsOfKnown(known ?? '', ancres));
  const [first = null] = ancres;
  return {
    entries,
    waiting: await countWaiting(db),
    removed: sommaireOf(ancres).total,
    start: first?.rang_debut === 1 ? first : null,
    head: before === START ? null : `${before.rang}:${before.empreinte}`,
    faults,
  };
}

/** Verifies the whole chain and keeps what was found for those who read the trail (rules/people#trail; D1094). */
export async function verifyAndKeep(db: Kysely<Database>, now: Date): Promise<void> {
  const { faults } = await verifyAudit(db);
  await db
    .updateTable('audit_etat')
    .set({ verifie_le: now, anomalies: JSON.stringify(faults) })
    .execute();
}
