import { expect, test } from '@playwright/test';
import { expectAccessible, latestLink, personAt } from './demonstration.ts';

const GOOD = 'la neige tombe sur Metz';

test('[U13][U9] an administrator creates an instructeur, who activates the account and works until the role is ended', async ({
  browser,
}) => {
  const address = `anne.${Date.now()}@example.org`;
  const admin = await personAt(browser, 'ADM92001');
  await admin.getByRole('link', { name: 'Utilisateurs' }).first().click();
  await admin.getByRole('link', { name: 'Créer un utilisateur' }).click();
  await admin.getByLabel('Prénom').fill('Anne');
  await admin.getByLabel('Nom', { exact: true }).fill("O'Brien");
  await admin.getByLabel('Adresse électronique').fill(address);
  await admin.getByRole('button', { name: /Rôle$/ }).click();
  await admin.getByRole('option', { name: 'Instructeur', exact: true }).click();
  await admin.getByRole('button', { name: /Caisse$/ }).click();
  await admin.getByRole('option', { name: 'Carsat Normandie' }).click();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Créer et envoyer le courriel' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: "Anne O'Brien" })).toBeVisible();
  await expect(admin.getByText('Ce compte n’est pas encore activé')).toBeVisible();

  const page = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
  await page.goto(await latestLink(admin, address, 'Activez votre compte'));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(GOOD);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check({ force: true });
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  // Somebody else gave the name: it is confirmed, once.
  await page.getByRole('button', { name: 'Ces données sont exactes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/I\/\d+$/);

  await admin.reload();
  await admin.getByRole('button', { name: 'Mettre fin au rôle Instructeur, Carsat Normandie' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Mettre fin' }).click();
  await expect(admin.getByText(/^Terminé le/)).toBeVisible();
  await expectAccessible(admin);

  await page.getByRole('link', { name: 'Demandes', exact: true }).first().click();
  await expect(page.getByText('Ce rôle n’est plus le vôtre.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Votre compte n’a aucun rôle en cours/)).toBeVisible();
});
