import { expect, test } from '@playwright/test';
import { expectAccessible, pdf, personAt, told } from './demonstration.ts';

test('[M2][M13][V14] an administrator publishes news, a question and a manual that a guest reads, makes a type, counts and sends a message, withdraws it before a mail leaves, and sees what waits and what was asked', async ({
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
  await expect(told(page, 'Actualité enregistrée et publiée')).toBeVisible();
  await guest.goto('/actualites');
  // A second try finds what the first one published too.
  await expect(guest.getByRole('heading', { name: 'Permanence ouverte le samedi' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Questions fréquentes' }).click();
  await page.getByRole('link', { name: 'Rédiger' }).click();
  await button('Nouvelle question').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: /^Question/ }).fill('Où déjeuner le samedi ?');
  await dialog.getByRole('textbox', { name: /^Réponse/ }).fill('Au rez-de-chaussée.');
  await dialog.getByRole('button', { name: /Catégorie/ }).click();
  await page.getByRole('option', { name: 'Certificats' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(told(page, 'Question enregistrée et publiée')).toBeVisible();
  await guest.goto('/assistance/faqs/liste?recherche=dejeuner');
  await expect(guest.getByRole('button', { name: 'Où déjeuner le samedi ?' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Manuels', exact: true }).click();
  await button('Ajouter un manuel').click();
  await dialog.getByRole('textbox', { name: /^Titre/ }).fill('Le guide du samedi');
  await dialog.locator('input[type=file]').setInputFiles(pdf('samedi.pdf'));
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(told(page, 'Manuel enregistré')).toBeVisible();
  await guest.goto('/assistance/manuels');
  await expect(guest.getByRole('button', { name: 'Consulter Le guide du samedi' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('link', { name: 'Messages envoyés' }).click();
  await page.getByRole('link', { name: 'Types de message' }).click();
  await page.getByRole('link', { name: 'Nouveau type de message' }).click();
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Permanence');
  await page.getByRole('textbox', { name: /^Intitulé/ }).fill('Nos horaires');
  await page.getByRole('checkbox', { name: 'Administrateur' }).check({ force: true });
  await button('Enregistrer').click();
  await expect(told(page, 'Type de message enregistré')).toBeVisible();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('link', { name: 'Messages envoyés' }).click();
  await page.getByRole('link', { name: 'Nouveau message' }).click();
  await button(/Type de message/).click();
  await page.getByRole('option', { name: 'Permanence' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Intitulé/ })).toHaveValue('Nos horaires');
  await button(/Type de message/).click();
  await page.getByRole('option', { name: 'Calendrier de la commission' }).click();
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Séance de janvier avancée');
  await button('Compter les destinataires').click();
  await expect(page.getByText(/^\d+\spersonnes recevront ce message$/)).toBeVisible();
  await expectAccessible(page);
  await button('Envoyer').dblclick();
  // The type left a day to be written.
  await expect(page.getByText(/^Il reste à compléter/).first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Texte/ }).fill('La commission se réunit le 12 janvier.');
  await button('Envoyer').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Envoyer à \d+\spersonnes$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Séance de janvier avancée' })).toBeVisible();
  await expectAccessible(page);
  await button('Retirer le message').click();
  await expect(told(page, 'Message retiré')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Séance de janvier avancée');
  await page.getByRole('link', { name: 'Messages envoyés' }).click();
  await expect(page.getByRole('link', { name: 'Réunion d’information' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Séance de janvier avancée' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Alertes', exact: true }).click();
  await page.getByRole('navigation', { name: 'De qui' }).getByRole('link', { name: 'De tous' }).click();
  await expect(page.getByRole('table', { name: 'Alertes de tous' })).toBeVisible();
  await expect(page.getByText(/en retard de/).first()).toBeVisible();
  await page.getByRole('link', { name: /^Messages à l’assistance/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages à l’assistance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Le SIRET de notre entité est refusé' })).toBeVisible();
});
