import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, latestLink, personAt, told } from './demonstration.ts';
import { drawnPdf } from './drawnPdf.ts';
import { verdictOf } from './verdictOf.ts';

/** Longer than a revocation is held in the demonstration. */
const EFFECTIVE_MS = 120_000;
/** A challenge is a computation, slow on a busy machine. */
const SOLVED_MS = 60_000;
const ADDRESS = 'securite@chiers.example';
const areaOf = (page: Page): string => new URL(page.url()).pathname.split('/').slice(0, 3).join('/');

async function show(checker: Page, print: Buffer): Promise<void> {
  const chooser = checker.waitForEvent('filechooser');
  await checker.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles({ name: 'imprime.png', mimeType: 'image/png', buffer: print });
}

/** A certificat of a session, by its rank in the list, opened by whoever may issue it. */
async function openCertificat(page: Page, session: string, rank: number): Promise<void> {
  await page.goto(`${areaOf(page)}/certificats?session=${session}`);
  await page
    .getByRole('link', { name: /^SST-1-\d{4}-\d{6}$/ })
    .nth(rank)
    .click();
  await expect(page.getByRole('button', { name: 'Télécharger' })).toBeVisible();
}

/** Asks to follow the certificat that is shown, confirms by the mail, and ends it by the same link. */
async function followAndStop(checker: Page, issuer: Page): Promise<void> {
  await checker.getByRole('button', { name: 'Suivre ce certificat' }).click();
  await checker.getByRole('textbox', { name: 'Votre adresse électronique' }).fill(ADDRESS);
  await expectAccessible(checker);
  await checker.keyboard.press('Enter');
  // Before it sends, the browser solves a challenge that keeps robots out.
  await expect(checker.getByText('Un courriel vous attend')).toBeVisible({ timeout: SOLVED_MS });
  const link = await latestLink(checker, ADDRESS, 'Suivre le certificat');
  const follower = await checker.context().newPage();
  await follower.goto(link);
  await follower.getByRole('button', { name: 'Confirmer' }).click();
  await expect(follower.getByText('Vous suivez ce certificat')).toBeVisible();
  await expectAccessible(follower);
  await issuer.reload();
  await expect(issuer.getByText('1 adresse', { exact: true })).toBeVisible();
  await follower.getByRole('button', { name: 'Ne plus suivre' }).click();
  await expect(follower.getByText('Vous ne suivez plus ce certificat')).toBeVisible();
  await follower.reload();
  await expect(follower.getByText('Ce lien ne suit plus aucun certificat.')).toBeVisible();
  await follower.close();
}

/** Shows a print without network, to a device that knows the list of its last visit. */
async function showOffline(checker: Page, print: Buffer, verdict: string, listed: string): Promise<void> {
  await checker.context().setOffline(true);
  await checker.reload();
  await show(checker, print);
  await expect(verdictOf(checker, verdict)).toBeVisible();
  await expect(checker.getByText(listed)).toBeVisible();
  await checker.context().setOffline(false);
}

/** Revokes the certificat that is shown, for a ground: it is held, and may be taken back. */
async function revokeHeld(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Révoquer' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /Motif/ }).click();
  await admin.getByRole('option', { name: 'Résultat erroné' }).click();
  await dialog.getByLabel('Explication').fill('Note reportée sur la mauvaise ligne.');
  await dialog.getByRole('button', { name: 'Révoquer' }).click();
  await expect(admin.getByText(/^Révocation le .* à \d\d:\d\d$/)).toBeVisible();
}

/** Makes a certificat anew under another name. */
async function correctName(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Corriger le nom' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel('Nom', { exact: true }).fill('Zénobie-Roche');
  await dialog.getByLabel(/^Commentaire/).fill('Nom d’usage porté sur la pièce d’identité.');
  await dialog.getByRole('button', { name: 'Refaire le certificat' }).click();
  await expect(told(admin, 'Le nom est corrigé et le certificat refait')).toBeVisible();
  await expect(admin.getByText('Remplacé par')).toBeVisible();
}

/** A certificat of a session just closed proves itself: printed at 150 dots an inch, read with the network and without it, followed, still valid while its revocation is held, then seen revoked, by the newer list without network too; another one is made anew meanwhile. */
export async function expectProof(browser: Browser, issuer: Page, session: string): Promise<void> {
  await openCertificat(issuer, session, 0);
  const downloading = issuer.waitForEvent('download');
  await issuer.getByRole('button', { name: 'Télécharger' }).click();
  const print = await drawnPdf(browser, readFileSync(await (await downloading).path()));
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const checker = await context.newPage();
  await checker.goto('/certificat');
  await show(checker, print);
  await expect(verdictOf(checker, 'Valide')).toBeVisible();
  await followAndStop(checker, issuer);

  await checker.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await showOffline(checker, print, 'Signature vérifiée', 'Ce certificat n’y figure pas.');

  const admin = await personAt(browser, 'ADM92001');
  await openCertificat(admin, session, 0);
  await revokeHeld(admin);
  await checker.reload();
  await show(checker, print);
  await expect(verdictOf(checker, 'Valide')).toBeVisible();
  await openCertificat(admin, session, 1);
  await correctName(admin);
  await admin.context().close();
  await expect(async () => {
    await checker.reload();
    await show(checker, print);
    await expect(verdictOf(checker, 'Révoqué')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: EFFECTIVE_MS, intervals: [5000] });
  // The list that was read as this page opened may be older than the revocation.
  await Promise.all([checker.waitForResponse('**/api/qrcode/revocations'), checker.reload()]);
  await showOffline(checker, print, 'Révoqué', 'Ce certificat y figure.');
  await context.close();
}
