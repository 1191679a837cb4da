import PDFKit from 'pdfkit';
import { unicodeMap } from './unicodeMap.ts';

/** Metadata that declares the file accessible without opening it (PDF/UA-1, ISO 14289). */
const PDF_UA = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xmlText = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** What the library keeps of a font until it is written, at the end; its types lack it. A standard font, of one byte a sign, has no map. */
type UsedFont = { readonly unicode?: readonly (readonly number[])[]; toUnicodeCmap: () => Reference };
type Dictionary = { readonly data: Record<string, unknown> };
type Reference = { readonly end: (content: string) => void };

/** The library copies metadata unescaped into its XML; its own `subset` option adds a glyph set that breaks the standard. */
export class AccessiblePdf extends PDFKit {
  /** All bytes of the document, once it is ended. */
  written(): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    return new Promise((resolve, reject) => {
      this.on('data', (part: Uint8Array) => parts.push(part));
      this.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
      this.on('error', reject);
    });
  }

  /** Asks the dialogs of printing for the true size: a card is cut out of its sheet (ISO 32000-1, 12.2). */
  printAsIs(): void {
    const { _root: root } = this as unknown as {
      readonly _root: { readonly data: { ViewerPreferences?: Dictionary } };
    };
    if (root.data.ViewerPreferences === undefined) throw new Error('les préférences d’affichage manquent');
    root.data.ViewerPreferences.data['PrintScaling'] = 'None';
  }

  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info;
    this.info = { ...this.info, Title: xmlText(Title), Author: xmlText(Author) };
    this.appendXML(PDF_UA);
    super.endMetadata();
  }

  override end(): void {
    const { _fontFamilies: fonts } = this as unknown as { readonly _fontFamilies: Readonly<Record<string, UsedFont>> };
    for (const font of Object.values(fonts)) {
      const { unicode } = font;
      if (unicode === undefined) continue;
      font.toUnicodeCmap = () => {
        const map: Reference = this.ref({});
        map.end(unicodeMap(unicode));
        return map;
      };
    }
    super.end();
  }
}
