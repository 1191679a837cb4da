import { expect, test } from '@playwright/test';
import { expectAccessible, personAt, told } from './demonstration.ts';

test('[M2][M13][V14] an administrator publishes news that a guest reads, counts and sends a message, and withdraws it before a mail leaves', async ({
  browser,
  page: guest,
}) => {
  const page = await personAt(browser, 'ADM92001');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.getByRole('link', { name: 'Actualités', exact: true }).click();
  await page.getByRole('link', { name: 'Gérer les actualités' }).click();
  await page.getByRole('link', { name: 'Nouvelle actualité' }).click();
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Permanence ouverte le samedi');
  await page.getByRole('textbox', { name: /^Texte/ }).fill('De 9 h à 12 h.');
  await button('Enregistrer').click();
  await expect(told(page, 'Actualité enregistrée')).toBeVisible();
  await guest.goto('/actualites');
  await expect(guest.getByRole('heading', { name: 'Permanence ouverte le samedi' })).toBeVisible();

  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('link', { name: 'Messages envoyés' }).click();
  await page.getByRole('link', { name: 'Nouveau message' }).click();
  await button(/Type de message/).click();
  await page.getByRole('option', { name: 'Calendrier de la commission' }).click();
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Séance de janvier avancée');
  await button('Compter les destinataires').click();
  await expect(page.getByText(/^\d+ personnes recevront ce message$/)).toBeVisible();
  await expectAccessible(page);
  await button('Envoyer').dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Séance de janvier avancée' })).toBeVisible();
  await expectAccessible(page);
  await button('Retirer le message').click();
  await expect(told(page, 'Message retiré')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Séance de janvier avancée');
  await page.getByRole('link', { name: 'Messages envoyés' }).click();
  await expect(page.getByRole('link', { name: 'Réunion d’information' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Séance de janvier avancée' })).toHaveCount(0);
});
