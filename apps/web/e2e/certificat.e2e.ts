import { writeFileSync, truncateSync } from 'node:fs';
import { expect, type FileChooser, type Page, test } from '@playwright/test';
import { expectAccessible, pdf } from './demonstration.ts';
import { OTHER_SITE as CODE } from './otherSite.ts';
import { qrPdf, qrPicture } from './qrDocuments.ts';

const OTHER_CODE = CODE.replace(/\d{3}$/, '417');

// Its worker would answer in the place of a network that fails.
test.use({ serviceWorkers: 'block' });

/** Checks what is sent when a code is read, and the answer shown. */
async function expectChecked(page: Page, read: () => Promise<void>): Promise<void> {
  const [asked] = await Promise.all([page.waitForRequest('**/api/qrcode/certificat'), read()]);
  expect(asked.postDataJSON()).toEqual({ code: CODE, defi: null });
  await expect(page.getByText('Ce certificat vient d’un autre site.')).toBeVisible();
}

async function choose(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles(file);
}

const give = (page: Page, name: string, mimeType: string, buffer: Buffer) => choose(page, { name, mimeType, buffer });

test('a certificat is read in a picture and in a PDF that never leave the device; each file without a code says why', async ({
  page,
}, testInfo) => {
  await page.goto('/certificat');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)));
  const faults = [
    ['photo.png', 'image/png', qrPicture(''), /^Aucun QR code n’est lisible/],
    [
      'certificat.pdf',
      'application/pdf',
      await qrPdf(CODE, { userPassword: 'secret' }),
      /^Ce PDF est protégé par un mot de passe/,
    ],
    ['classeur.pdf', 'application/pdf', await qrPdf(CODE, { before: 5 }), /cinq premières pages de ce PDF/],
    ['vide.pdf', 'application/pdf', pdf('vide.pdf').buffer, /^Aucun QR code n’est lisible/],
    ['abime.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nabîmé'), /^Ce PDF est abîmé/],
    ['deux.png', 'image/png', qrPicture(CODE, OTHER_CODE), /^Ce fichier porte plusieurs certificats/],
    ['faux.png', 'image/png', Buffer.from('PK\u0003\u0004'), /^Ce fichier n’est ni une image lisible ni un PDF/],
  ] as const;
  // The code that reads files loads with the first file.
  await expect(page.getByRole('button', { name: 'choisissez un fichier' })).toBeVisible();
  await page.route('**/build/**', (route) => route.abort());
  await give(page, 'photo.png', 'image/png', qrPicture(CODE));
  await expect(page.getByText(/^La lecture des fichiers n’a pas pu être chargée/)).toBeVisible();
  await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
  await expect(page.getByRole('heading', { name: /^La lecture des QR codes n’a pas pu être chargée/ })).toBeVisible();
  await page.unroute('**/build/**');
  // A browser asks once for what it could not load.
  await page.reload();
  await give(page, 'photo.png', 'image/png', qrPicture(''));
  await expect(page.getByText(/^Aucun QR code n’est lisible/)).toBeVisible();
  // A file that takes long gives way to the next, and is not checked when it is read at last.
  const late = Promise.withResolvers<void>();
  await page.route('**/build/**', async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/build/**');
  await give(page, 'lent.pdf', 'application/pdf', await qrPdf(CODE));
  await asked;
  await give(page, 'faux.png', 'image/png', Buffer.from('PK\u0003\u0004'));
  await expect(page.getByText(/^Ce fichier n’est ni une image lisible ni un PDF/)).toBeVisible();
  late.resolve();
  for (const [name, type, content, said] of faults) {
    await give(page, name, type, content);
    // Five pages are looked through, in a browser that compiles nothing for speed.
    await expect(page.getByText(said)).toBeVisible({ timeout: 60_000 });
  }
  const film = testInfo.outputPath('film.png');
  writeFileSync(film, '');
  truncateSync(film, 40 * 1024 ** 2 + 1);
  await choose(page, film);
  await expect(page.getByText(/^Ce fichier dépasse 40\sMo/)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  // Beside the code of something else, that of the certificat is found.
  const beside = qrPicture('https://example.org/menu', CODE);
  await expectChecked(page, () => give(page, 'photo.png', 'image/png', beside));
  await page.reload();
  // Name and type are wrong on purpose: only the content counts.
  await expectChecked(page, async () => give(page, 'photo.jpg', 'image/jpeg', await qrPdf(CODE)));
  expect(sent).toEqual(['/api/qrcode/certificat', '/api/qrcode/certificat']);
  // Without network the device tells it too, by the address in the code.
  await page.context().setOffline(true);
  await give(page, 'photo.png', 'image/png', qrPicture(CODE));
  await expect(page.getByText(/^Vérifié sur cet appareil/)).toBeVisible();
  await expect(page.getByText('Ce certificat vient d’un autre site.')).toBeVisible();
  // What is told of a file does not stand beside another one.
  await give(page, 'vide.pdf', 'application/pdf', pdf('vide.pdf').buffer);
  await expect(page.getByText(/^Aucun QR code n’est lisible/)).toBeVisible();
  await expect(page.getByText('Ce certificat vient d’un autre site.')).toBeHidden();
});

/** A camera that is refused once, then shows a picture, and after that the same in a mirror: the test browser has no camera. */
function playCamera(picture: string): void {
  let asked = 0;
  const getUserMedia = async ({ video }: MediaStreamConstraints) => {
    asked++;
    if (asked === 1) throw new DOMException('refusée', 'NotAllowedError');
    const { width, height } = video as { readonly width: unknown; readonly height: unknown };
    Object.assign(globalThis, { cameraSize: [width, height] });
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    if (asked > 2) canvas.getContext('2d')?.setTransform(-1, 0, 0, 1, canvas.width, 0);
    setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0), 50);
    return canvas.captureStream();
  };
  Object.assign(navigator.mediaDevices, { getUserMedia });
}

test('[P59] a camera reads a certificat once it is allowed; absent or refused, the page says what to do', async ({
  page,
}) => {
  const scan = page.getByRole('button', { name: 'Scanner avec la caméra' });
  await page.goto('/certificat');
  await scan.click();
  await expect(page.getByRole('heading', { name: 'La caméra ne répond pas' })).toBeVisible();
  await page.addInitScript(playCamera, `data:image/png;base64,${qrPicture(CODE).toString('base64')}`);
  await page.reload();
  await scan.click();
  await expect(page.getByRole('heading', { name: 'L’accès à la caméra est refusé' })).toBeVisible();
  await expect(scan).toBeFocused();
  await expectAccessible(page);
  await expectChecked(page, () => scan.click());
  // What was read once is not asked for again.
  await expect(scan).toBeVisible();
  expect(await page.evaluate('cameraSize')).toEqual([{ ideal: 1920 }, { ideal: 1080 }]);
  await expectChecked(page, () => scan.click());
});
