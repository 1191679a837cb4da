import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, latestLink } from './demonstration.ts';
import { goTo, take } from './keyboard.ts';

/** The list that the demonstration gives to paste, with a heading, a line said twice and a code that is wrong. */
async function listToPaste(page: Page): Promise<string[]> {
  const lines = (await (await page.request.get('/demonstration/certificats/liste.txt')).text()).trim().split('\n');
  const [first = ''] = lines;
  return ['Nom\tCode', ...lines, first, 'Paul MEUNIER\t0000-0000-0000'];
}

const tableOf = (page: Page) => page.getByRole('table', { name: /certificats$/ });

test('[C1120][C1121] a list is pasted, read, filtered and taken away by the keyboard; only its codes leave the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = await listToPaste(page);
  const bodies: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && bodies.push(request.postData() ?? '')));
  await page.goto('/certificat');
  await take(page, page.getByRole('link', { name: 'Vérifier une liste de certificats' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier une liste de certificats' })).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await goTo(page, page.getByRole('textbox', { name: 'Coller' }));
  await page.keyboard.press('ControlOrMeta+V');

  const known = lines.length - 2;
  await expect(page.getByText(`${lines.length} lignes collées, ${known} codes reconnus.`)).toBeVisible();
  await expect(page.getByText(`1 doublon (ligne ${lines.length - 1}).`)).toBeVisible();
  const rows = tableOf(page).getByRole('row');
  await expect(rows).toHaveCount(known + 1);
  // What wants an act stands first.
  await expect(rows.nth(1)).toContainText('Révoqué');
  await expect(rows.nth(1)).toContainText(/révoqué le \d\d\/\d\d\/\d{4}/);
  await expect(rows.filter({ hasText: 'Paul MEUNIER' })).toContainText('code inconnu');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const chips = page.getByRole('group', { name: 'Montrer' });
  await take(page, chips.getByRole('button', { name: /^À corriger/ }));
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Paul MEUNIER');
  await take(page, chips.getByRole('button', { name: /^Tous/ }), 'Shift+Tab');
  await expect(rows).toHaveCount(known + 1);

  const downloading = page.waitForEvent('download');
  await take(page, page.getByRole('button', { name: 'Télécharger en CSV' }), 'Shift+Tab');
  const csv = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(csv[0]).toBe('\uFEFF"Statut";"Code";"Votre liste";"Initiales";"Formation";"Fin";"À faire"');
  expect(csv).toHaveLength(known + 1);
  expect(csv[1]).toMatch(/^"Révoqué";/);
  expect(csv.find((line) => line.includes('Paul MEUNIER'))).toMatch(/^"À corriger";"0000-0000-0000";/);

  const names = lines.slice(1).map((line) => line.split('\t')[0] ?? '');
  expect(bodies.length).toBeGreaterThan(0);
  for (const name of names) expect(bodies.join('\n')).not.toContain(name);
});

test('[C1120] without network a signed code is read on the device, a short one waits, and all is asked when it is back', async ({
  page,
  context,
}) => {
  const paper = await (await page.request.get('/demonstration/certificats/original.pdf')).body();
  await page.goto('/verifier-liste');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What serves without network has arrived, and is kept.
  await page.waitForFunction(async () => {
    const kept = await Promise.all(['/api/qrcode/cles', '/api/qrcode/revocations'].map((path) => caches.match(path)));
    return kept.every((one) => one !== undefined);
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('textbox', { name: 'Coller' }).fill('0000-0000-0000');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choisissez des fichiers' }).click();
  await (await chooser).setFiles({ name: 'original.pdf', mimeType: 'application/pdf', buffer: paper });
  const rows = tableOf(page).getByRole('row');
  const dropped = rows.filter({ hasText: 'original.pdf' });
  await expect(dropped).toContainText('signature vérifiée, sans réseau', { timeout: 60_000 });
  await expect(page.getByText(/^Pas de réseau\s:\s1\scode\scourt\sattend/)).toBeVisible();
  await expect(rows.filter({ hasText: 'attend le réseau' })).toHaveCount(1);
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(rows.filter({ hasText: 'code inconnu' })).toHaveCount(1);
  await expect(dropped).not.toContainText('sans réseau');
});

test('[C1132][C1133] a list is followed from its page to its end: address, mail, link, change, stop', async ({
  page,
}) => {
  const lines = await listToPaste(page);
  const address = 'securite.chantier@example.org';
  await page.goto('/verifier-liste');
  await page.getByRole('textbox', { name: 'Coller' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Suivre cette liste' }).click();
  await page.getByRole('textbox', { name: 'Votre adresse électronique' }).fill(address);
  await page.getByRole('button', { name: 'Recevoir le lien de confirmation' }).click();
  await expect(page.getByText('Un courriel vous attend')).toBeVisible();
  const link = await latestLink(page, address, 'Suivre');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('heading', { name: 'Vous suivez cette liste' })).toBeVisible();
  const rows = page.getByRole('row');
  const followed = (await rows.count()) - 1;
  expect(followed).toBeGreaterThan(1);
  // Those in force alone, and nobody's name.
  for (const line of lines.slice(1)) await expect(rows.filter({ hasText: line.split('\t')[0] ?? '' })).toHaveCount(0);
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Retirer de la liste' }).click();
  await expect(rows).toHaveCount(followed);
  await page.goto(link);
  await expect(rows).toHaveCount(followed);
  await page.getByRole('button', { name: 'Ne plus suivre cette liste' }).click();
  await expect(page.getByRole('heading', { name: 'Vous ne suivez plus cette liste' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Ce lien ne suit plus aucune liste.')).toBeVisible();
});
