import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { type ColonneTable, type FormatTable, tableFile } from '../../../platform/tableur/tableFile.ts';
import { type AnnuaireOrder, listEntites } from './listEntites.ts';
import type { AnnuaireQuestion } from './publishedEntites.ts';

/** The most entites that the file holds. */
const WHOLE = 100_000;

type Ligne = AnnuaireEntite & { readonly date: string };

const columnsOf = (format: Formatter): readonly ColonneTable<Ligne>[] => [
  { titre: format('entites.annuaire.colonne.entite'), valeur: ({ raisonSociale }) => raisonSociale },
  { titre: format('entites.annuaire.colonne.code-postal'), valeur: ({ codePostal }) => codePostal },
  { titre: format('entites.annuaire.colonne.ville'), valeur: ({ ville }) => ville },
  { titre: format('entites.annuaire.colonne.departement'), valeur: ({ codeDepartement }) => codeDepartement },
  {
    titre: format('entites.annuaire.colonne.niveaux'),
    valeur: ({ niveaux }) =>
      niveaux.map(({ dispositif: libelleCourt, niveau }) => libelleNiveau({ libelleCourt, niveau })).join(' | '),
  },
  { titre: format('entites.annuaire.colonne.date'), genre: 'date', valeur: ({ date }) => date },
];

/** The whole directory as a table, in the order asked for; a workbook, which costs more to make, is bounded as those of lists are. */
export async function exportEntites(
  { db, settings, refuse }: Context<'export.trop-de-lignes'>,
  question: AnnuaireQuestion,
  { format, ...order }: AnnuaireOrder & { readonly format: FormatTable },
  texts: Formatter,
): Promise<FileAnswer> {
  const { date } = question;
  const most = format === 'csv' ? WHOLE : settings.nombreMaxLignesExport;
  const entites = await listEntites(db, question, { ...order, page: 1, taille: most + 1 });
  if (entites.length > most) throw refuse.badRequest('export.trop-de-lignes');
  const table = { nom: `annuaire-${date}`, format, colonnes: columnsOf(texts) };
  return tableFile(
    table,
    entites.map((entite) => ({ ...entite, date })),
  );
}
