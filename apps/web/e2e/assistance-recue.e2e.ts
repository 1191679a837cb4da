import { expect, test } from '@playwright/test';
import { expectAccessible, personAt } from './demonstration.ts';

test('[AS20][AS21] the support claims a message, answers it with a ready answer, closes it; a manager does not see the desk', async ({
  browser,
}) => {
  const manager = await personAt(browser, 'LPF20001');
  await expect(manager.getByRole('link', { name: 'Messages à l’assistance' })).toHaveCount(0);
  await manager.close();
  const page = await personAt(browser, 'SUP93001');
  await page.getByRole('link', { name: /^Messages à l’assistance/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages à l’assistance' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vérifier le certificat d’un intérimaire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier le certificat d’un intérimaire' })).toBeVisible();
  await page.getByRole('button', { name: 'Prendre en charge' }).click();
  await expect(page.getByRole('button', { name: 'Rendre' })).toBeVisible();
  await page.getByRole('button', { name: 'Insérer une réponse prête' }).click();
  await page.getByRole('menuitem', { name: 'SIRET refusé' }).click();
  const answer = page.getByLabel('Votre réponse');
  await expect(answer).toHaveValue(/registre des entreprises/);
  await answer.fill('Bonjour, demandez le numéro du certificat, puis tapez-le sur la page de vérification.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer la réponse' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Fatou Ndiaye a répondu pour l’assistance' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clore' }).click();
  await expect(page.getByText('Ce message est clos')).toBeVisible();
  // A job sends the mail later.
  await expect(async () => {
    await page.goto('/demonstration/courriels');
    await expect(page.getByRole('link', { name: /\[AS-\d{4}-\d{4}\] Vérifier le certificat/ })).toHaveCount(1, {
      timeout: 1000,
    });
  }).toPass({ timeout: 30_000 });
});
