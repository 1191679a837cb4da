import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { alertesDePoint } from '@habilis/i18n/droitWords';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { type ColonneTable, type FormatTable, tableFile } from '../../../platform/tableur/tableFile.ts';
import { agendaDocument } from '../lettre/agendaDocument.ts';
import { answerPdf } from '../../../platform/pdf/answerPdf.ts';
import type { LetterTexts } from '../lettre/LetterTexts.ts';
import { readOrdreDuJour } from './seances.ts';

/** The agenda of a day as a document. */
export async function agendaPdf(context: RoleContext, texts: LetterTexts, date: string): Promise<FileAnswer> {
  const { points } = await readOrdreDuJour(context, date);
  const document = agendaDocument(texts, { date, points, now: context.now });
  return answerPdf(document, `${texts.format('lettres.ordre.fichier', { date })}.pdf`);
}

const columnsOf = ({ format }: LetterTexts): ColonneTable<PointOrdreDuJour>[] => [
  { titre: format('lettres.ordre.demande'), valeur: ({ numero }) => numero },
  { titre: format('lettres.ordre.entite'), valeur: ({ entite }) => entite.raisonSociale },
  { titre: format('lettres.ordre.ville'), valeur: ({ entite }) => entite.ville },
  { titre: format('lettres.ordre.dispositif'), valeur: ({ dispositifNiveau }) => dispositifNiveau.dispositif },
  { titre: format('lettres.ordre.niveau'), valeur: ({ dispositifNiveau }) => dispositifNiveau.niveau },
  { titre: format('lettres.ordre.mode'), valeur: ({ mode }) => format(`lettres.mode.${mode}`) },
  { titre: format('lettres.ordre.caisse'), valeur: ({ caisse }) => caisse?.libelle ?? null },
  {
    titre: format('lettres.ordre.avis'),
    valeur: ({ typeDernierAvis: avis }) => (avis === null ? null : format(`lettres.ordre.avis.${avis}`)),
  },
  {
    titre: format('lettres.ordre.alertes'),
    valeur: ({ habilitationSource: source, entite }) => alertesDePoint(format, { source, entite }).join(' ; '),
  },
  { titre: format('lettres.ordre.date'), genre: 'date', valeur: ({ dateCnh }) => dateCnh },
  {
    titre: format('lettres.ordre.decision'),
    valeur: ({ decision }) => (decision === null ? null : format(`lettres.ordre.decision.${decision.decision}`)),
  },
];

/** The agenda of a day for a spreadsheet. */
export async function agendaTable(
  context: RoleContext,
  texts: LetterTexts,
  { date, format }: { readonly date: string; readonly format: FormatTable },
): Promise<FileAnswer> {
  const { points } = await readOrdreDuJour(context, date);
  return tableFile(
    { nom: texts.format('lettres.ordre.fichier', { date }), format, colonnes: columnsOf(texts) },
    points,
  );
}
