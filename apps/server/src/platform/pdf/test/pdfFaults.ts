import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;
type Child = Node | Node['children'][number];

function figureFaults(node: Child): string[] {
  if (!('role' in node)) return [];
  const isBare = node.role === 'Figure' && !('alt' in node && 'bbox' in node);
  const inside = node.children.flatMap(figureFaults);
  return isBare ? ['une figure sans texte ou sans cadre', ...inside] : inside;
}

const OPENING: ReadonlySet<number> = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
const SHOWING: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.constructPath,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** Whether a text has a character without glyph, or that cannot be read aloud or copied: the library reports both as no text. */
const hasBlindSign = (args: unknown): boolean => /"unicode":"(?:"|\\u00[01])/u.test(JSON.stringify(args));

const isGlyph = (part: unknown): part is { readonly unicode: string } =>
  typeof part === 'object' && part !== null && 'unicode' in part;

/** The letters that an operation shows. */
const lettersOf = (args: unknown): string =>
  Array.isArray(args) && Array.isArray(args[0])
    ? args[0].map((part: unknown) => (isGlyph(part) ? part.unicode : '')).join('')
    : '';

/** Whether an operation makes what follows see-through. */
const isSeeThrough = (args: unknown): boolean => /\["(?:ca|CA)",0?\./u.test(JSON.stringify(args));

/** The height at which an operation puts what is written next; the library gives a matrix of six numbers. */
const heightOf = (args: unknown): number => {
  const [matrix] = Array.isArray(args) ? (args as unknown[]) : [];
  return matrix instanceof Float32Array ? (matrix[5] ?? 0) : 0;
};

/** Half the height of the smallest letters: what moves by less is still the same line. */
const SAME_LINE = 2;

/** A reader of the words of each element: tells whether one is glued to the first of the next line. */
function glueReader() {
  let before = '';
  let isRead = true;
  let [height, shownAt] = [0, 0];
  return {
    open: (args: unknown) => {
      before = '';
      isRead = !(Array.isArray(args) && args[0] === 'Artifact');
    },
    moveTo: (to: number) => {
      height = to;
    },
    isGlued: (letters: string): boolean => {
      const isNewLine = isRead && before !== '' && Math.abs(height - shownAt) > SAME_LINE;
      const isGlued = isNewLine && !/[\s\-–—/]$/u.test(before) && !/^\s/u.test(letters);
      before = letters;
      shownAt = height;
      return isGlued;
    },
  };
}

async function pageFaults(page: PDFPageProxy): Promise<string[]> {
  const tree = await page.getStructTree();
  const faults = tree === null ? ['une page sans structure'] : figureFaults(tree);
  const { fnArray, argsArray } = await page.getOperatorList();
  let depth = 0;
  const glue = glueReader();
  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPS.setTextMatrix) glue.moveTo(heightOf(argsArray[index]));
    if (OPENING.has(operation)) {
      if (depth === 0) glue.open(argsArray[index]);
      depth++;
    } else if (operation === OPS.endMarkedContent) depth--;
    else if (SHOWING.has(operation) && depth === 0) faults.push('ce qui se voit hors de toute balise');
    if (operation === OPS.showText && glue.isGlued(lettersOf(argsArray[index])))
      faults.push('des mots collés d’une ligne à l’autre');
    if (operation === OPS.setGState && isSeeThrough(argsArray[index])) faults.push('une encre transparente');
    if (operation === OPS.showText && hasBlindSign(argsArray[index])) faults.push('un signe sans dessin ou sans texte');
  }
  if (depth !== 0) faults.push('une balise ouverte');
  return faults;
}

/** Whether the metadata has a value; the library's types say object, but it is a Map. */
const says = (told: unknown, name: string): boolean => told instanceof Map && told.get(name) === true;

async function documentFaults(pdf: PDFDocumentProxy): Promise<string[]> {
  const [{ info, metadata }, mark, preferences] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
  ]);
  const xmp = metadata === null ? '' : String(metadata.getRaw());
  const isXml = XMLValidator.validate(xmp) === true;
  const said: Readonly<Record<string, boolean>> = {
    'pas de langue': 'Language' in info && info.Language === 'fr-FR',
    'pas de titre': 'Title' in info && info.Title !== '' && isXml && metadata?.get('dc:title') === info.Title,
    'pas d’auteur': 'Author' in info && info.Author !== '',
    'le titre ne se montre pas': says(preferences, 'DisplayDocTitle'),
    'pas de balises annoncées': says(mark, 'Marked'),
    'des métadonnées qui ne se lisent pas': isXml,
    'l’accessibilité n’est pas annoncée': xmp.includes('<pdfuaid:part>1</pdfuaid:part>'),
  };
  return Object.keys(said).filter((fault) => said[fault] !== true);
}

/** What the streams of a PDF hold, inflated; a picture that is packed otherwise holds no words. */
export function streamsOf(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes);
  return Array.from(source.toString('latin1').matchAll(/\bstream\r?\n/gu)).flatMap(({ index, 0: opening }) => {
    try {
      return [inflateSync(source.subarray(index + opening.length)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** Faults of a PDF against its claim of accessibility (PDF/UA-1), as far as code can check; empty when none. */
export async function pdfFaults(bytes: Uint8Array): Promise<string[]> {
  const source = Buffer.from(bytes).toString('latin1');
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => pageFaults(await pdf.getPage(index + 1))),
    );
    const faults = [...(await documentFaults(pdf)), ...pages.flat()];
    if (source.includes('/CIDSet')) faults.push('un ensemble de glyphes annoncé');
    if (streamsOf(bytes).some((stream) => stream.includes('beginbfrange'))) faults.push('des signes dits par plages');
    return [...new Set(faults)];
  } finally {
    await task.destroy();
  }
}

/** The text of a PDF as copied from it, line by line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const { items } = await (await pdf.getPage(index + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      }),
    );
    return pages.join('\n');
  } finally {
    await task.destroy();
  }
}
