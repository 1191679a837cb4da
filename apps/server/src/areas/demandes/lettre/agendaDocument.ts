import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { alertesDePoint } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import { PAGE_PLACES, type PdfBlock, type PdfDocument } from '../../../platform/pdf/PdfDocument.ts';
import type { LetterTexts } from './LetterTexts.ts';

/** The points of a meeting by dispositif, in their order. */
function byDispositif(points: readonly PointOrdreDuJour[]): ReadonlyMap<string, readonly PointOrdreDuJour[]> {
  const groups = new Map<string, PointOrdreDuJour[]>();
  for (const point of points) {
    const { dispositif: libelle } = point.dispositifNiveau;
    groups.set(libelle, [...(groups.get(libelle) ?? []), point]);
  }
  return groups;
}

/** The agenda of a meeting, as the commission reads it (rules/demandes#decision). */
export function agendaDocument(
  { format, specimen }: LetterTexts,
  { date, points, now }: { readonly date: string; readonly points: readonly PointOrdreDuJour[]; readonly now: Date },
): PdfDocument {
  const columns = [
    { name: format('lettres.ordre.numero'), share: 0.35 },
    { name: format('lettres.ordre.demande'), share: 1.25 },
    { name: format('lettres.ordre.entite'), share: 2.4 },
    { name: format('lettres.ordre.niveau'), share: 1.8 },
    { name: format('lettres.ordre.mode'), share: 1.3 },
    { name: format('lettres.ordre.caisse'), share: 1.3 },
    { name: format('lettres.ordre.avis'), share: 1.2 },
    { name: format('lettres.ordre.decision'), share: 1.6 },
  ];
  let rank = 0;
  const rowOf = ({
    numero,
    entite,
    dispositifNiveau,
    mode,
    caisse,
    typeDernierAvis,
    decision,
    habilitationSource: source,
  }: PointOrdreDuJour) => [
    String(++rank),
    numero,
    [
      entite.ville === null ? entite.raisonSociale : `${entite.raisonSociale}, ${entite.ville}`,
      ...alertesDePoint(format, { source, entite }),
    ].join(' — '),
    dispositifNiveau.niveau,
    format(`lettres.mode.${mode}`),
    caisse?.libelle ?? '',
    typeDernierAvis === null ? format('lettres.ordre.avis.aucun') : format(`lettres.ordre.avis.${typeDernierAvis}`),
    decision === null ? '' : format(`lettres.ordre.decision.${decision.decision}`),
  ];
  const tables = [...byDispositif(points)].flatMap(([libelle, those]): PdfBlock[] => [
    { kind: 'subheading', text: libelle },
    { kind: 'table', columns, rows: those.map(rowOf) },
  ]);
  const count =
    points.length === 0 ? format('lettres.ordre.aucune') : format('lettres.ordre.compte', { nombre: points.length });
  const title = format('lettres.ordre.titre', { date: formatLongDate(date) });
  return {
    title: `${title} — ${format('lettres.commission')}`,
    sender: [format('lettres.commission'), format('lettres.signature.qualite')],
    hasMark: true,
    isLandscape: true,
    writtenLe: now,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: `${count} ${format('lettres.ordre.reserve')}` },
      ...tables,
    ],
    footer: format('lettres.ordre.pied', { date: formatDate(date) }),
    pageLabel: format('lettres.page', PAGE_PLACES),
    specimen,
  };
}
