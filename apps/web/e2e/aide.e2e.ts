import { expect, test } from '@playwright/test';
import { expectAccessible, pdf, personAt } from './demonstration.ts';

test('[F20][AS10] a guest finds an answer, writes to the support with a document, and both are written to', async ({
  page,
}) => {
  await page.goto('/connexion');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeFocused();
  const all = page.getByRole('link', { name: 'Toutes les questions' });
  await expect(all).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('6 questions', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Certificats' }).click();
  await expect(page.getByText('Une question', { exact: true })).toBeVisible();
  await all.click();
  await page.getByRole('searchbox').fill('siret refuse');
  await expect(page.getByText('Une question', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Que faire si mon SIRET est refusé ?' }).click();
  await expect(page.getByText('qu’aucun chiffre n’est inversé')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Écrire à l’assistance/ }).click();
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill("d'Arcy");
  await page.getByLabel('Adresse électronique').fill('zoe.darcy@example.org');
  await page.getByLabel('Objet').fill('SIRET toujours refusé');
  await page.getByLabel('Message').fill('J’ai tout vérifié.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([pdf('extrait.pdf')]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer le message' }).dblclick();
  // Before it sends, the browser of a guest solves a challenge that keeps robots out: a computation, slow on a busy machine.
  await expect(page.getByRole('heading', { level: 1, name: 'Message envoyé' })).toBeFocused({ timeout: 30_000 });
  const reference = /AS-\d{4}-\d{4}/.exec(await page.getByText(/porte le numéro/).innerText())?.[0] ?? '';
  expect(reference).not.toBe('');
  await expectAccessible(page);
  // A job sends the mails later.
  await expect(async () => {
    await page.goto('/demonstration/courriels');
    for (const subject of [`[${reference}] SIRET toujours refusé`, `bien reçu (${reference})`])
      await expect(page.getByRole('link', { name: subject })).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test('[R29] a manager reads the questions and manuals of the role, opens one, and is known to the support', async ({
  browser,
}) => {
  const page = await personAt(browser, 'LPF20001');
  await page.getByRole('link', { name: 'Questions fréquentes' }).click();
  await expect(page).toHaveURL(/\/G\/\d+\/assistance\/faqs\/liste$/);
  await expect(page.getByText('10 questions', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comment modifier un dossier déjà validé ?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Manuels', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manuels' })).toBeVisible();
  await expectAccessible(page);
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger Constituer le dossier administratif de son entité' }).click();
  expect((await kept).suggestedFilename()).toBe('dossier-administratif.pdf');
  await page.getByRole('button', { name: 'Consulter Constituer le dossier administratif de son entité' }).click();
  await expect(
    page
      .getByRole('img', { name: /page 1/i })
      .or(page.locator('canvas'))
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Écrire à l’assistance', exact: true }).click();
  await expect(page.getByText('sophie.marchal@example.org')).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveCount(0);
  await page.getByLabel('Objet').fill('Une question');
  // What was typed is still there after visiting another page.
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Objet')).toHaveValue('Une question');
  await page.context().close();
});
