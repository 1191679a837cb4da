import {
  type CertificatPlace,
  MM_PAR_POINT,
  placeCertificat,
  type ZonePlacee,
} from '@habilis/domain/modele-certificat/placeCertificat';
import { placeSpecimen, type SpecimenPlace } from '@habilis/domain/modele-certificat/placeSpecimen';
import { AccessiblePdf } from '../../../platform/pdf/AccessiblePdf.ts';
import { compactPdf } from '../../../platform/pdf/compactPdf.ts';
import { setFont, runsOf, writable } from '../../../platform/pdf/fonts.ts';
import { type Form, formOf } from '../../../platform/pdf/formOf.ts';
import { carreOf, drawFormes, drawQr, FILIGRANES, mesureOf, writeLigne } from './drawCertificat.ts';
import type { Papier, Tirage } from './Papier.ts';

const points = (mm: number): number => mm / MM_PAR_POINT;

type Placed = { readonly papier: Papier; readonly place: CertificatPlace; readonly specimen: SpecimenPlace | null };
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
function drawSpecimen(
  pdf: AccessiblePdf,
  { lue, travers }: SpecimenPlace,
  { largeur, hauteur }: CertificatPlace,
  ink: keyof typeof FILIGRANES,
): void {
  const [middle, height] = [points(largeur) / 2, points(hauteur) / 2];
  const { taille, longueur, angle } = travers;
  pdf.save();
  pdf.rotate(-angle, { origin: [middle, height] });
  pdf.fillColor(FILIGRANES[ink]);
  let at = middle - points(longueur) / 2;
  for (const run of runsOf(writable(lue.texte, 'bold'), 'bold')) {
    setFont(pdf, run.font, taille).text(run.text, at, height + taille * 0.35, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
    at += pdf.widthOfString(run.text);
  }
  pdf.restore();
}

/** The same words where the ground is dark. */
function drawSpecimenOnDark(pdf: AccessiblePdf, specimen: SpecimenPlace, place: CertificatPlace): void {
  const dark = place.formes.filter(({ encre }) => encre === 'FOND');
  if (dark.length === 0) return;
  pdf.save();
  for (const { x, y, largeur, hauteur } of dark) pdf.rect(points(x), points(y), points(largeur), points(hauteur));
  pdf.clip();
  drawSpecimen(pdf, specimen, place, 'FOND');
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

function writePage(sheet: Sheet, root: ReturnType<AccessiblePdf['struct']>, one: Placed): void {
  const { pdf, forms, imageOf } = sheet;
  const { place } = one;
  pdf.addPage({ size: [points(place.largeur), points(place.hauteur)], margin: 0 });
  const section = pdf.struct('Sect');
  root.add(section);
  const { specimen } = one;
  artifact(pdf, () => {
    const fond = place.fond === null ? undefined : imageOf(place.fond);
    if (fond !== undefined) pdf.image(fond, 0, 0, { width: points(place.largeur), height: points(place.hauteur) });
    const painted = (key: string, draw: () => void) => forms.of(place, key, draw).paint();
    if (specimen !== null) painted('specimen', () => drawSpecimen(pdf, specimen, place, 'CLAIR'));
    painted(JSON.stringify(place.formes), () => drawFormes(pdf, place));
    if (specimen !== null)
      painted(`specimen ${JSON.stringify(place.formes)}`, () => drawSpecimenOnDark(pdf, specimen, place));
  });
  // What a paper is comes before what it is worth.
  const titled = place.zones.findIndex(({ zone }) => zone.champ === 'intituleDispositifNiveau') + 1;
  for (const [at, zone] of [...place.zones, null].entries()) {
    if (specimen !== null && at === titled) {
      const form = forms.of(place, 'specimen lu', () => writeLigne(pdf, specimen.lue));
      section.add(pdf.struct('P', {}, form.paint));
    }
    const element = zone === null ? null : elementOf(sheet, one, zone);
    if (element !== null) section.add(element);
  }
  section.end();
}

/** How a certificat is found among many. */
const signetOf = ({ valeurs: { nom = '', prenom = '', numeroCertificat = '' } }: Papier): string =>
  `${nom.toLocaleUpperCase('fr')} ${prenom} · ${numeroCertificat}`;
/** The types of the library lack the page shown whole. */
const WHOLE_PAGE: object = { fit: true };

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
  if (tirage.dessins.every(({ format }) => format === 'CR80')) pdf.printAsIs();
  const mesure = mesureOf(pdf);
  const placed = tirage.papiers.flatMap((papier) => {
    const dessin = tirage.dessins[papier.dessin];
    if (dessin === undefined) return [];
    const specimen = tirage.specimen === null ? null : placeSpecimen(dessin, tirage.specimen, mesure);
    return [{ papier, place: placeCertificat(dessin, papier.valeurs, mesure), specimen }];
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
  for (const one of placed) {
    writePage(sheet, root, one);
    if (placed.length > 1) pdf.outline.addItem(signetOf(one.papier), { ...WHOLE_PAGE });
  }
  root.end();
  pdf.end();
  return compactPdf(await written);
}
