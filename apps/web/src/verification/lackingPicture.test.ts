import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lackingPicture, MAX_IMAGE_PIXELS } from './lackingPicture.ts';

/** A page that is one black and white picture of this size. */
function pageOf(width: number, height: number): Uint8Array {
  const pixels = deflateSync(Buffer.alloc(Math.ceil(width / 8) * height));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</P 4 0 R>>>>/Contents 5 0 R>>',
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode/Length ${pixels.length}>>\nstream\n${pixels.toString('latin1')}\nendstream`,
    '<</Length 28>>\nstream\nq 595 0 0 842 0 0 cm /P Do Q\nendstream',
  ];
  const places: number[] = [];
  let body = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    places.push(body.length);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Root 1 0 R/Size 6>>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(`${body}${end}`, 'latin1');
}

async function lacking(width: number, height: number) {
  const bytes = pageOf(width, height);
  const data = () => Uint8Array.from(bytes).buffer;
  const options = { maxImageSize: MAX_IMAGE_PIXELS, useSystemFonts: false, verbosity: 0 };
  const task = getDocument({ ...options, data: data() });
  try {
    return await lackingPicture(await task.promise, { ...options, data: data() }, 1);
  } finally {
    await task.destroy();
  }
}

test('a picture is too large beyond a sheet of A4 at 720 dots an inch, and told so', async () => {
  // Nothing is drawn here, so that no picture is: what counts is that this one is not said to be too large.
  expect(await lacking(5953, 8419)).not.toBe('pdf-image-grande');
  expect(await lacking(7016, 9933)).toBe('pdf-image-grande');
});
