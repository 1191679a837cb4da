import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** A place of the chain, as one may note it elsewhere: `<rank>:<hash>`. */
export type AuditHead = string;

export type AuditReport = {
  readonly entrees: number;
  /** The end of the chain, null while nothing is recorded. */
  readonly tete: AuditHead | null;
  /** What is wrong, one sentence each. */
  readonly fautes: readonly string[];
};

type Link = {
  readonly rang: number;
  readonly audit_id: number;
  readonly empreinte: string;
  readonly texte: string | null;
};

const PAGE = 5000;

// Written out here too: whoever alters rows may alter a function of the database.
const TEXTE = sql<string | null>`case when audit.id is null then null else
  jsonb_build_array(audit.id, audit.personne_id, audit.role_id, audit.en_tant_que_par, audit.action,
    audit.objet_type, audit.objet_id, audit.detail,
    to_char(audit.fait_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text end`;

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

function faultsOf(link: Link, rang: number, before: string): string[] {
  const { texte, empreinte, audit_id: id } = link;
  const gap = link.rang === rang ? [] : [`rang ${rang} : l’entrée manque`];
  if (texte === null) return [...gap, `rang ${link.rang} : l’entrée ${id} a été supprimée`];
  // After a gap nothing is known of what this hash should cover.
  if (gap.length > 0 || hash(before + texte) === empreinte) return gap;
  return [`rang ${link.rang} : l’entrée ${id} a été modifiée ou déplacée`];
}

/** Walks the whole audit trail and computes its chain again; `known` is a head noted before, which must still be in it. */
export async function verifyAudit(db: Kysely<Database>, known?: AuditHead): Promise<AuditReport> {
  const fautes: string[] = [];
  let before: Link | undefined;
  let entrees = 0;
  let isKnown = known === undefined;
  for (let page = await readPage(db, 0); page.length > 0; page = await readPage(db, before?.rang ?? 0)) {
    for (const link of page) {
      fautes.push(...faultsOf(link, (before?.rang ?? 0) + 1, before?.empreinte ?? ''));
      isKnown ||= `${link.rang}:${link.empreinte}` === known;
      before = link;
      entrees++;
    }
  }
  const unchained = await db
    .selectFrom('audit')
    .leftJoin('audit_chaine', 'audit_chaine.audit_id', 'audit.id')
    .select('audit.id')
    .where('audit_chaine.rang', 'is', null)
    .execute();
  fautes.push(...unchained.map(({ id }) => `entrée ${id} : elle n’est pas dans la chaîne`));
  if (!isKnown) fautes.push(`la chaîne ne contient plus ${known}`);
  return { entrees, tete: before === undefined ? null : `${before.rang}:${before.empreinte}`, fautes };
}
