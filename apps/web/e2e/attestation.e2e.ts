import { readFileSync } from 'node:fs';
import { attestation } from '@habilis/api/attestation/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from './demonstration.ts';
import { drawnPdf } from './drawnPdf.ts';
import { turned, withNote, withOtherWords } from './editedPdf.ts';
import { callsAs } from './rencontre.ts';
import { verdictOf } from './verdictOf.ts';

const ENTITE = 'Lorraine Prévention Formation';

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'application/pdf';
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Checks a file, whose verdict comes first, and goes back to the choice of another. */
async function expectVerdict(page: Page, [name, buffer]: readonly [string, Buffer], verdict: string): Promise<void> {
  await drop(page, name, buffer);
  await expect(page.locator('[data-verdict]').first()).toContainText(verdict);
}
const other = (page: Page) => page.getByRole('button', { name: 'Vérifier un autre certificat' }).click();

/** The attestations of habilitations that differ: two platforms, one, a mobile one, none. */
async function attestations(): Promise<[string, Buffer][]> {
  const admin = await callsAs('ADM92001');
  const { elements } = await admin(habilitation.list, { query: { taille: 200 } });
  const papers: [string, Buffer][] = [];
  for (const start of ['12/', '13/', '31/', '204/', '88/', '9/']) {
    const one = elements.find(({ numero, etat }) => numero.startsWith(start) && etat === 'ACTIVE');
    if (one === undefined) continue;
    const { blob } = await admin(attestation.telecharger, { params: { id: one.id } });
    papers.push([`${one.numero.replaceAll('/', '-')}.pdf`, Buffer.from(await blob.arrayBuffer())]);
  }
  return papers;
}

test('[C860][C862][C1022] an attestation is taken from the page of its habilitation, then checked by its code and by its file, turned, altered, with and without network', async ({
  page,
  browser,
  context,
}) => {
  await signIn(page, 'LPF20001');
  await page.getByRole('link', { name: 'Habilitations', exact: true }).first().click();
  await page
    .getByRole('link', { name: /128\/\d{4}\/SST-1\/02/ })
    .first()
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Attestation (PDF)' }).click();
  const paper = readFileSync(await (await downloading).path());
  await settled(page);

  await page.goto('/certificat');
  const print = ['imprimee.png', await drawnPdf(browser, paper)] as const;
  await expectVerdict(page, print, 'Habilitation valable');
  await expect(verdictOf(page, 'Habilitation valable')).toContainText(ENTITE);
  await other(page);
  await expectVerdict(page, ['attestation.pdf', paper], 'Habilitation valable');
  await expect(page.getByText('À comparer à l’œil')).toHaveCount(0);
  await expectAccessible(page);
  await other(page);
  await expectVerdict(page, ['annotee.pdf', await withNote(paper)], 'Habilitation valable');
  await expect(page.getByText(/^Ce PDF porte une annotation/)).toBeVisible();
  await other(page);
  await expectVerdict(page, ['tournee.pdf', await turned(paper, 90)], 'Habilitation valable');
  await other(page);
  const altered = await withOtherWords(paper, ENTITE, 'Moselle Secours Formation');
  await expectVerdict(page, ['modifiee.pdf', altered], 'Modifié');
  await expect(page.getByText(`La signature dit ${ENTITE}, que le document ne porte pas.`)).toBeVisible();
  await expectAccessible(page);
  await other(page);
  await expectVerdict(page, ['modifiee-tournee.pdf', await turned(altered, 270)], 'Modifié');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expectVerdict(page, print, 'Attestation signée');
  await other(page);
  for (const [name, bytes] of [['attestation.pdf', paper] as const, ...(await attestations())]) {
    await expectVerdict(page, [name, bytes], 'Attestation signée');
    await other(page);
    await expectVerdict(page, [`tournee-${name}`, await turned(Buffer.from(bytes), 90)], 'Attestation signée');
    await other(page);
  }
  await expectVerdict(page, ['modifiee.pdf', altered], 'Modifié');
  await other(page);
  await expectVerdict(page, ['attestation.pdf', paper], 'Attestation signée');
  // Chromium may hold a page that was opened offline by its own switch to be online, and then announces no return.
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('[data-verdict]').first()).toContainText('Habilitation valable');
});
