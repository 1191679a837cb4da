import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from './demonstration.ts';
import { drawnPdf } from './drawnPdf.ts';
import { OTHER_SITE } from './otherSite.ts';
import {
  joined,
  scanned,
  turned,
  withNote,
  withOtherEnd,
  withPages,
  withPicture,
  withProgram,
  withUnseenEnd,
  withUntoldEnd,
} from './editedPdf.ts';
import { verdictOf } from './verdictOf.ts';

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}

/** The paper of a certificat, downloaded from its page; what the page that checks it then sends is kept. */
async function downloadedPaper(page: Page): Promise<{ readonly paper: Buffer; readonly sent: readonly string[] }> {
  await signIn(page, 'LPF20001');
  await page.getByRole('link', { name: 'Certificats', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^SST-1-\d{4}-\d{6}$/ })
    .first()
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const paper = readFileSync(await (await downloading).path());
  await settled(page);

  await page.goto('/certificat');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.postData() ?? '')));
  return { paper, sent };
}

/** What a page says of a dropped file, and its way to another file. */
const checkOn = (page: Page) => ({
  other: () => page.getByRole('button', { name: 'Vérifier un autre certificat' }).click(),
  expectSaid: async (name: string, file: Buffer, ...words: readonly (string | RegExp)[]) => {
    await drop(page, name, file);
    for (const said of words) await expect(page.getByText(said).first()).toBeVisible();
  },
});

/** Only codes are sent, never a file. */
function expectOnlyCodes(sent: readonly string[]): void {
  expect(sent.length).toBeGreaterThan(0);
  for (const body of sent) expect(body).toMatch(/^\{"code":"HTTPS?:[^"]+","defi":null\}$/);
}

test('[C40] a certificat is downloaded, then checked by its file: as it is, edited, turned, joined to others', async ({
  page,
}) => {
  const { paper, sent } = await downloadedPaper(page);
  const { other, expectSaid } = checkOn(page);
  await expectSaid('original.pdf', paper, 'Valide', 'Document authentique');
  await expectAccessible(page);
  await other();
  await expectSaid(
    'modifie.pdf',
    await withOtherEnd(paper, '12/06/2039'),
    'Modifié',
    /^Le document dit 12\/06\/2039, la signature dit/,
  );
  await expectAccessible(page);
  await expect(verdictOf(page, 'Valide')).toBeHidden();
  // What nobody sees proves nothing of what is drawn there.
  const signedEnd = /signature dit (\d\d\/\d\d\/\d{4})/.exec(
    await page
      .getByText(/^Le document dit/)
      .first()
      .innerText(),
  )?.[1];
  await other();
  await expectSaid(
    'invisible.pdf',
    await withUnseenEnd(paper, signedEnd ?? ''),
    'À comparer',
    /^Non reconnu dans ce PDF\s: Valable jusqu’au\. /,
  );
  await other();
  await expectSaid(
    'police-muette.pdf',
    await withUntoldEnd(paper, '12/06/2039', signedEnd ?? ''),
    'À comparer',
    /^Non reconnu dans ce PDF\s: Valable jusqu’au\. /,
  );
  await other();
  // A viewer that turns a page changes nothing that it says.
  for (const angle of [90, 180, 270] as const) {
    await expectSaid(`tourne-${angle}.pdf`, await turned(paper, angle), 'Valide', 'Document authentique');
    await other();
    const edited = await turned(await withOtherEnd(paper, '12/06/2039'), angle);
    await expectSaid(`modifie-${angle}.pdf`, edited, 'Modifié', '1 différence avec le certificat d’origine');
    await other();
  }
  // A true one before a changed one proves nothing of the second.
  const changed = await withOtherEnd(paper, '12/06/2039');
  await expectSaid('joints.pdf', await joined(paper, changed), /^Ce fichier porte plusieurs certificats/);
  await expectSaid(
    'avec-lettre.pdf',
    await joined(null, paper),
    'Page 2 authentique',
    'Seule la page 2 sur 2 porte un certificat',
  );
  expectOnlyCodes(sent);
});

test('[C40] a certificat with notes, scanned, printed, and without network', async ({ page, browser, context }) => {
  const { paper, sent } = await downloadedPaper(page);
  const { other, expectSaid } = checkOn(page);
  await expectSaid('annote.pdf', await withNote(paper), 'Valide', /^Ce PDF porte une annotation/);
  await other();
  const print = await drawnPdf(browser, paper);
  const scan = await scanned(print, ['Obtenu le 13/06/2026', 'Amandine ROYER']);
  await expectSaid('numerise.pdf', scan, 'Valide', /^Les mots d’une image ne se lisent pas seuls/);
  await other();
  await expectSaid('imprime.png', print, 'Valide', /^Les mots d’une image ne se lisent pas seuls/);
  expectOnlyCodes(sent);
  await other();
  await expectSaid('programme.pdf', await withProgram('document'), /^Ce PDF contient un programme/);
  await expectSaid('lourd.pdf', await withPages(1001), /^Ce PDF a plus de mille pages/);
  await expectSaid('page.pdf', await withProgram('page'), /^Ce PDF contient un programme/);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expectSaid(
    'original.pdf',
    paper,
    'Signature vérifiée',
    'Document authentique',
    /le nom a les bonnes initiales\.$/,
  );
  await other();
  await expectSaid('modifie.pdf', await withOtherEnd(paper, '12/06/2039'), 'Modifié', /^Le document dit 12\/06\/2039/);
  await context.setOffline(false);
});

const DOCUMENTS = new URL('documents/', import.meta.url);
const pictures = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.pdf'));

test('[C40] a certificat saved by Ghostscript, or scanned in any way that PDF has, is read with the network and without it', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await page.goto('/certificat');
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postData() ?? '');
  });
  expect(pictures.length).toBe(5);
  const expectRead = async () => {
    for (const name of pictures) {
      await drop(page, name, readFileSync(new URL(name, DOCUMENTS)));
      await expect(page.getByText('Ce certificat vient d’un autre site.')).toBeVisible({ timeout: 60_000 });
      await page.reload();
    }
  };
  await expectRead();
  expect(asked).toEqual(pictures.map(() => JSON.stringify({ code: OTHER_SITE, defi: null })));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expectRead();
  await context.setOffline(false);
  // A picture that nothing decodes is told apart from a page without a code.
  await page.reload();
  await drop(page, 'illisible.pdf', await withPicture('JBIG2Decode', Buffer.from('rien que JBIG2 connaisse')));
  await expect(page.getByText(/^Une partie de ce PDF, sans doute une image/)).toBeVisible();
  await drop(page, 'immense.pdf', await withPicture('FlateDecode', Buffer.from('abîmé'), 8000));
  await expect(page.getByText(/^Une image de ce PDF est trop grande/)).toBeVisible();
});
