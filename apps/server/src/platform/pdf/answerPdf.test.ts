import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { answerPdf } from './answerPdf.ts';
import { PAGE_PLACES } from './PdfDocument.ts';

const documentOf = (words: string) =>
  ({
    title: 'Échanges',
    sender: ['Habilis'],
    hasMark: false,
    writtenLe: new Date('2026-11-20T10:00:00Z'),
    blocks: [
      { kind: 'heading', text: 'Échanges' },
      { kind: 'paragraph', text: words },
    ],
    footer: 'Pied',
    pageLabel: `${PAGE_PLACES.page} sur ${PAGE_PLACES.pages}`,
    specimen: null,
  }) as const;

test('[W1001] a document whose writer chose signs of many alphabets is drawn while the process does other work', async () => {
  let turns = 0;
  let isDrawn = false;
  const others = (async () => {
    while (!isDrawn) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      turns++;
    }
  })();
  const { stream, taille } = await answerPdf(documentOf('xЖ𓀀'.repeat(5000)), 'x.pdf');
  isDrawn = true;
  await others;
  expect((await buffer(stream)).length).toBe(taille);
  expect(turns).toBeGreaterThan(50);
});
