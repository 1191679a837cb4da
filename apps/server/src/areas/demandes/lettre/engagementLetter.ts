import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { PAGE_PLACES, type PdfBlock, type PdfDocument } from '../../../platform/pdf/PdfDocument.ts';
import type { LetterTexts } from './LetterTexts.ts';
import type { DemandeInLetter } from '../../../database/values/Letter.ts';

const NONE = 'aucun';
const fact = (name: string, value: string | null) => (value === null || value === '' ? [] : [{ name, value }]);

/** The engagement letter of a demande, which the entite signs and attaches to it (rules/dossier#documents, rules/demandes#submit). */
export function engagementLetter({ format, specimen }: LetterTexts, demande: DemandeInLetter, now: Date): PdfDocument {
  const { numero, mode, dispositif, niveau, avecPlateforme, caisse, entite } = demande;
  const { raisonSociale, siret, adresse, representant, fonction } = entite;
  const signer = representant === null ? null : fonction === null ? representant : `${representant}, ${fonction}`;
  const blocks: PdfBlock[] = [
    { kind: 'heading', text: format('lettres.engagement.titre') },
    {
      kind: 'facts',
      facts: [
        ...fact(format('lettres.reference.demande'), numero),
        ...fact(format('lettres.reference.dispositif'), dispositif),
        ...fact(format('lettres.reference.niveau'), niveau),
        ...fact(format('lettres.reference.mode'), format(`lettres.mode.${mode}`)),
        ...fact(format('lettres.reference.siret'), siret === null ? null : formatSiret(siret)),
        ...fact(format('lettres.reference.adresse'), adresse.join(', ')),
        ...fact(format('lettres.reference.representant'), signer),
        ...fact(format('lettres.reference.caisse'), caisse),
      ],
    },
    {
      kind: 'paragraph',
      text: format('lettres.engagement.introduction', {
        representant: signer ?? NONE,
        raisonSociale,
        mode,
        niveau,
        dispositif,
      }),
    },
    {
      kind: 'list',
      items: [
        format('lettres.engagement.references'),
        format('lettres.engagement.formateurs'),
        format('lettres.engagement.sessions'),
        format('lettres.engagement.certificats'),
        ...(avecPlateforme ? [format('lettres.engagement.plateformes')] : []),
        format('lettres.engagement.changements'),
        format('lettres.engagement.controles'),
        format('lettres.engagement.donnees'),
      ],
    },
    {
      kind: 'signature',
      before: [format('lettres.engagement.rappel')],
      lines: [format('lettres.engagement.signature'), format('lettres.engagement.fait')],
      room: true,
    },
  ];
  return {
    title: `${format('lettres.engagement.titre')} — ${raisonSociale}`,
    sender: [raisonSociale, ...adresse],
    hasMark: false,
    writtenLe: now,
    blocks,
    footer: format('lettres.engagement.pied', { numero: numero ?? NONE }),
    pageLabel: format('lettres.page', PAGE_PLACES),
    specimen,
  };
}
