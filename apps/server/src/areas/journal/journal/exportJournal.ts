import { MOST_EXPORTED } from '@habilis/api/journal/endpoints';
import type { journal } from '@habilis/api/journal/endpoints';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { readAncres } from '../../../platform/audit/Ancre.ts';
import { sealAudit } from '../../../platform/audit/sealAudit.ts';
import { TEXTE } from '../../../platform/audit/texteOf.ts';
import type { ContextOf, FileAnswer } from '../../../platform/Handler.ts';
import { type Filters, selected } from './selected.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

/** Most links of the chain between the first and the last entry of an export: they are its proof. */
const MOST_LINKS = 10 * MOST_EXPORTED;

type Span = { readonly first: number; readonly last: number };

/** The links of a span, those of the chosen entries with the text that their hash covers, the others with that hash alone. */
async function readLinks(db: Kysely<Database>, { first, last }: Span, chosen: ReadonlySet<number>) {
  const links = await db
    .selectFrom('audit_chaine')
    .leftJoin('audit', 'audit.id', 'audit_chaine.audit_id')
    .select(['rang', 'audit_id', 'feuille', 'empreinte', TEXTE.as('texte')])
    .where('rang', '>=', first)
    .where('rang', '<=', last)
    .orderBy('rang')
    .execute();
  const ancres = (await readAncres(db)).filter(({ rang_fin }) => rang_fin > first && rang_fin < last);
  const lines = [
    ...links.map(({ rang, audit_id: id, feuille, empreinte, texte }) => ({
      rang,
      ...(chosen.has(id) ? { texte } : {}),
      // A link made before the seals by batch has no hash of its entry alone.
      ...(feuille === null ? {} : { feuille }),
      empreinte,
    })),
    ...ancres.map(({ rang_debut, rang_fin, empreinte }) => ({ removedFrom: rang_debut, rang: rang_fin, empreinte })),
  ];
  return lines.toSorted((a, b) => a.rang - b.rang);
}

/** The hash that a rank's link follows. */
async function empreinteBefore(db: Kysely<Database>, rang: number): Promise<string> {
  const link = await db
    .selectFrom('audit_chaine')
    .select('empreinte')
    .where('rang', '=', rang - 1)
    .executeTakeFirst();
  const ancre = await db
    .selectFrom('audit_ancre')
    .select('empreinte')
    .where('rang_fin', '=', rang - 1)
    .executeTakeFirst();
  return link?.empreinte ?? ancre?.empreinte ?? '';
}

async function spanOf(db: Kysely<Database>, ids: readonly number[]): Promise<Span | null> {
  const { first, last } = await db
    .selectFrom('audit_chaine')
    .select(({ fn }) => [fn.min('rang').as('first'), fn.max('rang').as('last')])
    .where(sql<boolean>`audit_id = any(${ids}::integer[])`)
    .executeTakeFirstOrThrow();
  return ids.length === 0 ? null : { first: Number(first), last: Number(last) };
}

/**
 * Entries with their proof, one JSON object a line: what was asked and the hash before, then each link from the first chosen entry to the last. Whoever
 * has the file recomputes the chain without this product (`scripts/verify-journal.mjs`); 400 when there are too many (rules/people#trail; D1095).
 */
export async function exportJournal(
  context: ContextOf<typeof journal.exporter>,
  filters: Filters,
): Promise<FileAnswer> {
  const { db, now, refuse } = context;
  await sealAudit(db);
  const rows = await selected(context, filters)
    .select('audit.id')
    .limit(MOST_EXPORTED + 1)
    .execute();
  const ids = rows.map(({ id }) => id);
  const span = await spanOf(db, ids);
  const isTooLong = span !== null && span.last - span.first >= MOST_LINKS;
  if (ids.length > MOST_EXPORTED || isTooLong) throw refuse.badRequest('export.trop-de-lignes');
  const links = span === null ? [] : await readLinks(db, span, new Set(ids));
  const head = {
    format: 'habilis-journal/1',
    exporteLe: now.toISOString(),
    filtres: filters,
    entries: ids.length,
    precedente: span === null ? '' : await empreinteBefore(db, span.first),
  };
  await context.audit({ action: 'journal-exporte', detail: { ...filters, lignes: ids.length } });
  const text = [head, ...links].map((line) => `${JSON.stringify(line)}\n`).join('');
  const content = Buffer.from(text);
  return answerBytes(content, {
    userFilename: `journal-${now.toISOString().slice(0, 10)}.jsonl`,
    typeMime: 'application/x-ndjson',
  });
}
