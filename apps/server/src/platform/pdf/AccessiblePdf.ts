import PDFKit from 'pdfkit';

/** Metadata that declares the file accessible without opening it (PDF/UA-1, ISO 14289). */
const PDF_UA = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xmlText = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

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

  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info;
    this.info = { ...this.info, Title: xmlText(Title), Author: xmlText(Author) };
    this.appendXML(PDF_UA);
    super.endMetadata();
  }
}
