import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';

const library = (name: string) => createRequire(import.meta.url).resolve(`pdfjs-dist/legacy/build/${name}.min.mjs`);
/** Dots per inch of a printer for daily use; a PDF counts 72. */
const DPI = 150;

/** The first page of a PDF as a printer of 150 dots an inch prints it, in PNG. */
export async function drawnPdf(browser: Browser, bytes: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  for (const name of ['pdf.worker', 'pdf']) await page.addScriptTag({ path: library(name), type: 'module' });
  await page.waitForFunction(() => 'pdfjsLib' in globalThis);
  const url = await page.evaluate(
    async ([base64 = '', scale = '1']) => {
      const { pdfjsLib } = globalThis as unknown as { pdfjsLib: typeof import('pdfjs-dist') };
      const data = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      const document = await pdfjsLib.getDocument({ data, disableFontFace: true }).promise;
      const first = await document.getPage(1);
      const viewport = first.getViewport({ scale: Number(scale) });
      const canvas = Object.assign(globalThis.document.createElement('canvas'), {
        width: Math.round(viewport.width),
        height: Math.round(viewport.height),
      });
      await first.render({ canvas, viewport, background: 'white' }).promise;
      return canvas.toDataURL('image/png');
    },
    [bytes.toString('base64'), String(DPI / 72)],
  );
  await page.close();
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
