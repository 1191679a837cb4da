import { addDays } from '@habilis/domain/date/addDays';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import { formatDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import { PAGE_PLACES, type PdfBlock, type PdfDocument } from '../../../platform/pdf/PdfDocument.ts';
import type { LetterTexts } from './LetterTexts.ts';
import type { DecisionInLetter, Letter } from '../../../database/values/Letter.ts';

const NONE = 'aucun';

/** From when sessions are possible, when the habilitation is suspended from its first day (rules/habilitations#suspension-follows; H710). */
function suspended({ format }: LetterTexts, { suspension = null, dateDebut }: DecisionInLetter): PdfBlock[] {
  if (suspension === null) return [];
  const { fin, motif } = suspension;
  const said = motif === null ? NONE : format(`habilitations.motif.${motif}`);
  const first = fin === null ? null : addDays(fin, 1);
  const free = first !== null && dateDebut !== null && dateDebut > first ? dateDebut : first;
  return [
    { kind: 'strong', text: format('lettres.decision.suspension.titre') },
    {
      kind: 'paragraph',
      text:
        free === null
          ? format('lettres.decision.suspension.sans-fin', { motif: said })
          : format('lettres.decision.suspension.avec-fin', { motif: said, date: formatLongDate(free) }),
    },
  ];
}

function granted(texts: LetterTexts, { decision }: Letter): PdfBlock[] {
  const { format } = texts;
  const { motif, dateReserve } = decision;
  const reserve: PdfBlock[] =
    motif === null || dateReserve === null
      ? []
      : [
          { kind: 'strong', text: format('lettres.decision.reserve.texte') },
          { kind: 'quote', text: motif },
          { kind: 'paragraph', text: format('lettres.decision.reserve.delai', { date: formatLongDate(dateReserve) }) },
        ];
  return [
    ...suspended(texts, decision),
    ...reserve,
    { kind: 'paragraph', text: format('lettres.decision.accorde.cadre') },
    {
      kind: 'list',
      items: [
        format('lettres.decision.accorde.formateurs'),
        format('lettres.decision.accorde.sessions'),
        format('lettres.decision.accorde.certificats'),
        format('lettres.decision.accorde.changements'),
      ],
    },
  ];
}

function postponed({ format }: LetterTexts, { decision: { motif } }: Letter): PdfBlock[] {
  return [
    { kind: 'strong', text: format('lettres.decision.ajourne.motif') },
    { kind: 'quote', text: motif ?? '' },
  ];
}

function refused({ format }: LetterTexts, { decision: { motif } }: Letter): PdfBlock[] {
  return [
    { kind: 'strong', text: format('lettres.decision.refuse.motif') },
    { kind: 'quote', text: motif ?? '' },
    { kind: 'subheading', text: format('lettres.decision.recours.titre') },
    { kind: 'paragraph', text: format('lettres.decision.recours.delai') },
    {
      kind: 'list',
      items: [format('lettres.decision.recours.commission'), format('lettres.decision.recours.tribunal')],
    },
    { kind: 'subheading', text: format('lettres.decision.refuse.suite.titre') },
  ];
}

const BODIES: Readonly<Record<Decision, (texts: LetterTexts, letter: Letter) => PdfBlock[]>> = {
  ACCORDE: granted,
  ACCORDE_SOUS_RESERVE: granted,
  AJOURNE: postponed,
  REFUSE: refused,
};

/** What the entite may or must do next. */
function lastWords({ format }: LetterTexts, { decision, avecComplement, suspension = null }: DecisionInLetter): string {
  if (decision === 'REFUSE') return format('lettres.decision.refuse.suite');
  if (decision !== 'AJOURNE') {
    return format(`lettres.decision.accorde.${suspension === null ? 'suite' : 'suite-suspendue'}`);
  }
  return format(`lettres.decision.ajourne.${avecComplement ? 'complement' : 'suite'}`);
}

function validityOf({ format }: LetterTexts, { dateDebut, dateFin }: DecisionInLetter): string | null {
  if (dateDebut === null) return null;
  const debut = formatDate(dateDebut);
  if (dateFin === null) return format('lettres.validite.sans-fin', { debut });
  return format('lettres.validite.avec-fin', { debut, fin: formatDate(dateFin) });
}

/** The places of the right, null where it has none. */
function placesOf(
  { format }: LetterTexts,
  { plateformes = [], plateformeMobile = false }: DecisionInLetter,
): string | null {
  const places = [...plateformes, ...(plateformeMobile ? [format('lettres.plateforme-mobile')] : [])];
  return places.length === 0 ? null : places.join(' ; ');
}

/** The letter that tells an entite what the commission decided (rules/demandes#decision). */
export function decisionLetter(texts: LetterTexts, letter: Letter): PdfDocument {
  const { format, specimen } = texts;
  const { demande, decision } = letter;
  const { entite, mode, numero } = demande;
  const objet = format(`lettres.decision.objet.${decision.decision}`, { mode });
  const fact = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);
  const date = formatLongDate(decision.dateCnh);
  const { representant } = entite;
  return {
    title: `${objet} — ${entite.raisonSociale}`,
    sender: [format('lettres.commission'), format('lettres.signature.qualite')],
    hasMark: true,
    writtenLe: new Date(`${decision.date}T12:00:00Z`),
    blocks: [
      {
        kind: 'address',
        lines: [entite.raisonSociale, ...(representant === null ? [] : [representant]), ...entite.adresse],
      },
      { kind: 'place', text: format('lettres.date', { date: formatLongDate(decision.date) }) },
      { kind: 'heading', text: objet },
      {
        kind: 'facts',
        facts: [
          ...fact(format('lettres.reference.demande'), numero),
          ...fact(format('lettres.reference.dispositif'), demande.dispositif),
          ...fact(format('lettres.reference.niveau'), demande.niveau),
          ...fact(format('lettres.reference.mode'), format(`lettres.mode.${mode}`)),
          ...fact(format('lettres.reference.habilitation'), decision.numeroHabilitation),
          ...fact(format('lettres.reference.validite'), validityOf(texts, decision)),
          ...fact(format('lettres.reference.plateformes'), placesOf(texts, decision)),
          ...fact(format('lettres.reference.caisse'), demande.caisse),
        ],
      },
      { kind: 'paragraph', text: format('lettres.appel') },
      { kind: 'paragraph', text: format(`lettres.decision.texte.${decision.decision}`, { date, mode }) },
      ...BODIES[decision.decision](texts, letter),
      {
        kind: 'signature',
        before: [lastWords(texts, decision), format('lettres.politesse')],
        lines: [format('lettres.signature.titre'), decision.signataire, format('lettres.signature.qualite')],
        room: false,
      },
    ],
    footer: format('lettres.decision.pied', { date: formatDate(decision.dateCnh), numero: numero ?? NONE }),
    pageLabel: format('lettres.page', PAGE_PLACES),
    specimen,
  };
}
