import type { FormatPapier } from '@habilis/domain/modele-certificat/Dessin';
import {
  type CertificatPlace,
  MM_PAR_POINT,
  placeCertificat,
  type ZonePlacee,
} from '@habilis/domain/modele-certificat/placeCertificat';
import { AccessiblePdf } from '../../../platform/pdf/AccessiblePdf.ts';
import { compactPdf } from '../../../platform/pdf/compactPdf.ts';
import { setFont, runsOf, writable } from '../../../platform/pdf/fonts.ts';
import { type Form, formOf } from '../../../platform/pdf/formOf.ts';
import { widthOf } from '../../../platform/pdf/linesOf.ts';
import { carreOf, drawFormes, drawQr, ENCRES_PDF, mesureOf, writeLigne } from './drawCertificat.ts';
import type { Papier, Tirage } from './Papier.ts';

const points = (mm: number): number => mm / MM_PAR_POINT;

type Placed = { readonly papier: Papier; readonly place: CertificatPlace; readonly format: FormatPapier };
type Image = ReturnType<typeof openImage>;

/** A picture that pages share: given as bytes, it would be written again at each; the library's types lack the call. */
const openImage = (pdf: AccessiblePdf, bytes: Uint8Array): Buffer =>
  (pdf as unknown as { readonly openImage: (bytes: Buffer) => Buffer }).openImage(Buffer.from(bytes));

/** What is drawn once and painted on many pages, by what it shows. */
type Forms = { readonly of: (page: CertificatPlace, key: string, draw: () => void) => Form };

function openForms(pdf: AccessiblePdf): Forms {
  const forms = new Map<string, Form>();
  return {
    of: ({ largeur, hauteur }, key, draw) => {
      const whole = `${largeur} ${hauteur} ${key}`;
      const known = forms.get(whole);
      if (known !== undefined) return known;
      const form = formOf(pdf, `X${forms.size}`, draw);
      forms.set(whole, form);
      return form;
    },
  };
}

const wordsOf = ({ lignes }: ZonePlacee): string => JSON.stringify(lignes);

/** The words that at least two certificats share, line by line in the same places. */
function sharedOf(placed: readonly Placed[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { place } of placed) {
    for (const zone of place.zones) {
      const words = wordsOf(zone);
      if (seen.has(words)) shared.add(words);
      else seen.add(words);
    }
  }
  return shared;
}

/** Words across the page, under everything that is read. */
function drawSpecimen(pdf: AccessiblePdf, { largeur, hauteur }: CertificatPlace, words: string): void {
  const [width, height] = [points(largeur), points(hauteur)];
  const diagonal = Math.hypot(width, height);
  const size = (0.72 * diagonal) / widthOf(pdf, writable(words, 'bold'), 'bold', 1);
  const angle = (-Math.atan2(height, width) * 180) / Math.PI;
  pdf.save();
  pdf.rotate(angle, { origin: [width / 2, height / 2] });
  pdf.fillOpacity(0.09).fillColor(ENCRES_PDF.ALERTE);
  let at = width / 2 - 0.36 * diagonal;
  for (const run of runsOf(writable(words, 'bold'), 'bold')) {
    setFont(pdf, run.font, size).text(run.text, at, height / 2 + size * 0.35, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
    at += pdf.widthOfString(run.text);
  }
  pdf.restore();
}

type Sheet = {
  readonly pdf: AccessiblePdf;
  readonly tirage: Tirage;
  readonly forms: Forms;
  readonly shared: ReadonlySet<string>;
  readonly imageOf: (name: string) => Image | undefined;
};

const artifact = (pdf: AccessiblePdf, draw: () => void): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
};

type Box = [number, number, number, number];

/** A picture with what a screen reader says of it; the library's types lack its box. */
function figure(pdf: AccessiblePdf, alt: string, bbox: Box, draw: () => void) {
  const options: object = { alt, bbox };
  return pdf.struct('Figure', { ...options }, draw);
}

/** The tagged element of a zone, which draws it. */
function elementOf(sheet: Sheet, { papier, place }: Placed, zone: ZonePlacee) {
  const { pdf, tirage, forms, shared, imageOf } = sheet;
  const { champ, x, y, largeur, hauteur, etiquette, texte } = zone.zone;
  const bbox = [points(x), points(y), points(x + largeur), points(y + hauteur)] as Box;
  if (champ === 'qrCode') {
    const { cote, ...corner } = carreOf(zone);
    const square = [corner.x, corner.y, corner.x + cote, corner.y + cote].map(points) as Box;
    return figure(pdf, tirage.altQr, square, () => drawQr(pdf, zone, papier.valeurs.qrCode ?? ''));
  }
  if (champ === 'image') {
    const image = imageOf(texte);
    const draw = () => {
      if (image !== undefined)
        pdf.image(image, bbox[0], bbox[1], {
          fit: [points(largeur), points(hauteur)],
          align: 'center',
          valign: 'center',
        });
    };
    if (etiquette !== '') return figure(pdf, etiquette, bbox, draw);
    artifact(pdf, draw);
    return null;
  }
  const write = () => zone.lignes.forEach((ligne) => writeLigne(pdf, ligne));
  const words = wordsOf(zone);
  const form = shared.has(words) ? forms.of(place, words, write) : null;
  return pdf.struct(champ === 'intituleDispositifNiveau' ? 'H1' : 'P', {}, form === null ? write : form.paint);
}

/** Size in points and place in millimetres of the words of a specimen. */
const SPECIMEN: Readonly<Record<FormatPapier, { readonly taille: number; readonly x: number; readonly base: number }>> =
  {
    A4: { taille: 10, x: 17, base: 9 },
    CR80: { taille: 5, x: 4, base: 3 },
  };

function writePage(sheet: Sheet, root: ReturnType<AccessiblePdf['struct']>, one: Placed): void {
  const { pdf, tirage, forms, imageOf } = sheet;
  const { place } = one;
  pdf.addPage({ size: [points(place.largeur), points(place.hauteur)], margin: 0 });
  const section = pdf.struct('Sect');
  root.add(section);
  artifact(pdf, () => {
    const fond = place.fond === null ? undefined : imageOf(place.fond);
    if (fond !== undefined) pdf.image(fond, 0, 0, { width: points(place.largeur), height: points(place.hauteur) });
    forms.of(place, JSON.stringify(place.formes), () => drawFormes(pdf, place)).paint();
  });
  const { specimen } = tirage;
  if (specimen !== null) {
    artifact(pdf, () => forms.of(place, 'specimen', () => drawSpecimen(pdf, place, specimen)).paint());
    const { taille, x, base } = SPECIMEN[one.format];
    const ligne = { texte: specimen, x, base, taille, largeur: 0, gras: true, encre: 'ALERTE' as const };
    const form = forms.of(place, 'specimen lu', () => writeLigne(pdf, ligne));
    section.add(pdf.struct('P', {}, form.paint));
  }
  for (const zone of place.zones) {
    const element = elementOf(sheet, one, zone);
    if (element !== null) section.add(element);
  }
  section.end();
}

/** Writes certificats as the pages of one tagged PDF (PDF/UA-1), in the places that the layout gives (MC8). */
export async function writeCertificats(tirage: Tirage): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new AccessiblePdf({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: tirage.titre,
      Author: tirage.auteur,
      Producer: 'Habilis',
      Creator: 'Habilis',
      CreationDate: tirage.ecritLe,
    },
  });
  const written = pdf.written();
  const mesure = mesureOf(pdf);
  const placed = tirage.papiers.flatMap((papier) => {
    const dessin = tirage.dessins[papier.dessin];
    if (dessin === undefined) return [];
    return [{ papier, place: placeCertificat(dessin, papier.valeurs, mesure), format: dessin.format }];
  });
  const opened = new Map<string, Image>();
  const sheet: Sheet = {
    pdf,
    tirage,
    forms: openForms(pdf),
    shared: sharedOf(placed),
    imageOf: (name) => {
      const bytes = tirage.images[name];
      if (bytes === undefined) return undefined;
      const image = opened.get(name) ?? openImage(pdf, bytes);
      opened.set(name, image);
      return image;
    },
  };
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const one of placed) writePage(sheet, root, one);
  root.end();
  pdf.end();
  return compactPdf(await written);
}
