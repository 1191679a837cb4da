import type { Encre, Forme } from '@habilis/domain/modele-certificat/Dessin';
import {
  type CertificatPlace,
  type LignePlacee,
  type Mesure,
  MM_PAR_POINT,
  type ZonePlacee,
} from '@habilis/domain/modele-certificat/placeCertificat';
import type { AccessiblePdf } from '../../../platform/pdf/AccessiblePdf.ts';
import { drawCode } from '../../../platform/pdf/drawCode.ts';
import { metricsOf, runsOf, setFont, writable, writingOf } from '../../../platform/pdf/fonts.ts';
import { widthOf } from '../../../platform/pdf/linesOf.ts';

/** Colours of a certificat, those of the screens (theme). */
export const ENCRES_PDF: Readonly<Record<Encre, string>> = {
  TEXTE: '#141d21',
  SUBTIL: '#4a585e',
  ACCENT: '#186982',
  TITRE: '#0b2c39',
  CLAIR: '#ffffff',
  CLAIR_SUBTIL: '#c9dde5',
  ALERTE: '#a51f1e',
  FOND: '#0d3f52',
  FILET: '#c5ced2',
};

/** Words across a page, on paper and on dark ground: solid, since a print queue turns a page with see-through ink into a picture. */
export const FILIGRANES = { CLAIR: '#f7ebeb', FOND: '#1b3c4d' } as const;

const weightOf = ({ gras }: { readonly gras: boolean }) => (gras ? 'bold' : 'regular');
const points = (mm: number): number => mm / MM_PAR_POINT;

/** Measures letters in the fonts of the PDF. */
export function mesureOf(pdf: AccessiblePdf): Mesure {
  const { height, ascent } = metricsOf('regular');
  return {
    largeurDe: (texte, style) => {
      const weight = weightOf(style);
      return widthOf(pdf, writable(texte, weight), weight, style.taille) * MM_PAR_POINT;
    },
    interligne: height,
    ascendante: ascent,
  };
}

/** Writes a line on its baseline. */
export function writeLigne(pdf: AccessiblePdf, { texte, x, base, taille, encre, ...style }: LignePlacee): void {
  const weight = weightOf(style);
  let at = points(x);
  pdf.fillColor(ENCRES_PDF[encre]);
  for (const run of runsOf(writable(texte, weight), weight)) {
    const options = { lineBreak: false, baseline: 'alphabetic' as const, ...writingOf(run.font) };
    setFont(pdf, run.font, taille).text(run.text, at, points(base), options);
    at += pdf.widthOfString(run.text, options);
  }
}

const GRILLE = 40;
/** The product's mark, on a grid of 40: two stems, a rail between them, a node in the middle. */
function drawMarque(pdf: AccessiblePdf, { x, y, largeur, encre }: Forme): void {
  const unit = points(largeur) / GRILLE;
  const [left, top] = [points(x), points(y)];
  const ink = ENCRES_PDF[encre];
  for (const [bx, by, width, height] of [
    [4, 3, 7, 34],
    [29, 3, 7, 34],
    [10, 18, 4, 4],
    [26, 18, 4, 4],
  ] as const)
    pdf.rect(left + bx * unit, top + by * unit, width * unit, height * unit).fill(ink);
  pdf
    .circle(left + 20 * unit, top + 20 * unit, 5.6 * unit)
    .lineWidth(3.8 * unit)
    .strokeColor(ink)
    .stroke();
}

/** Draws what lies under the zones. */
export function drawFormes(pdf: AccessiblePdf, { formes }: CertificatPlace): void {
  for (const forme of formes) {
    if (forme.nature === 'MARQUE') drawMarque(pdf, forme);
    else {
      const { x, y, largeur, hauteur, encre } = forme;
      pdf.rect(points(x), points(y), points(largeur), points(hauteur)).fill(ENCRES_PDF[encre]);
    }
  }
}

/** The square of a code within its zone. */
export function carreOf({ zone: { x, y, largeur, hauteur } }: ZonePlacee): {
  readonly x: number;
  readonly y: number;
  readonly cote: number;
} {
  const cote = Math.min(largeur, hauteur);
  return { x: x + (largeur - cote) / 2, y: y + (hauteur - cote) / 2, cote };
}

/** Draws a code in its zone. */
export function drawQr(pdf: AccessiblePdf, place: ZonePlacee, texte: string): void {
  const { x, y, cote } = carreOf(place);
  drawCode(pdf, { x: points(x), y: points(y), side: points(cote) }, texte);
}
