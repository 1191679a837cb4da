import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { FileAnswer } from '../../../platform/Handler.ts';
import { type ColonneTable, tableFile } from '../../../platform/tableur/tableFile.ts';
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

/** The whole directory as a table, in the order asked for. */
export async function exportEntites(
  db: Kysely<Database>,
  question: AnnuaireQuestion,
  order: AnnuaireOrder,
  texts: Formatter,
): Promise<FileAnswer> {
  const { date } = question;
  const entites = await listEntites(db, question, { ...order, page: 1, taille: WHOLE });
  const table = { nom: `annuaire-${date}`, format: 'csv', colonnes: columnsOf(texts) } as const;
  return tableFile(
    table,
    entites.map((entite) => ({ ...entite, date })),
  );
}
