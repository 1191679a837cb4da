import type { ExportFormat } from '@habilis/api/wire/Export';
import type { Context, FileAnswer } from '../Handler.ts';
import { type ColonneTable, tableFile } from './tableFile.ts';

type List<Row, Name extends string> = {
  /** The list's name in the trail, such as `demandes`. */
  readonly liste: string;
  /** File name without extension. */
  readonly nom: string;
  readonly colonnes: Readonly<Record<Name, ColonneTable<Row>>>;
  /** Reads the first rows of the list, `most` at most. */
  readonly read: (most: number) => Promise<readonly Row[]>;
};

/** Exports a list as a file with the chosen columns; refuses too many lines rather than cut them; the trail records who took how many lines of what. */
export async function exportedList<Row, Name extends string>(
  context: Context<'export.trop-de-lignes'>,
  { liste, nom, colonnes, read }: List<Row, Name>,
  asked: { readonly colonnes: readonly Name[]; readonly format: ExportFormat },
): Promise<FileAnswer> {
  const most = context.settings.nombreMaxLignesExport;
  const rows = await read(most + 1);
  if (rows.length > most) throw context.refuse.badRequest('export.trop-de-lignes');
  const detail = { liste, format: asked.format, colonnes: [...asked.colonnes], lignes: rows.length };
  await context.db.transaction().execute((trx) => context.audit({ action: 'liste-exportee', detail }, trx));
  return tableFile({ nom, format: asked.format, colonnes: asked.colonnes.map((name) => colonnes[name]) }, rows);
}
