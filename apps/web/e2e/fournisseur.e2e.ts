import { expect, type Page, test } from '@playwright/test';
import { demoPassword, expectAccessible, followCalls, settled, told } from './demonstration.ts';

/** The establishment of which Paul Lefèvre is delegataire; he is gestionnaire of another. */
const DELEGATED = '01023145400017';

async function leaveForProvider(page: Page): Promise<void> {
  await page.goto('/connexion');
  await page.getByRole('button', { name: 'S’identifier avec ProConnect' }).click();
}

const choose = (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

test('[SF14][SF15][SF17][SF18][SF19] somebody signs in at the provider, is tied once by the password, chooses another establishment, then cuts the tie', async ({
  page,
}) => {
  followCalls(page);
  await leaveForProvider(page);
  await expect(page.getByRole('heading', { name: 'Qui êtes-vous ?' })).toBeVisible();
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByRole('heading', { name: 'La connexion n’a pas abouti' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recommencer avec ProConnect' }).click();
  await choose(page, /^Paul Lefèvre/);
  await expect(page.getByText(/^ProConnect vous connaît comme Paul Lefèvre/)).toBeVisible();
  expect(page.url()).not.toContain('code=');
  await expectAccessible(page);
  await page.getByLabel('Identifiant ou adresse électronique').fill('MUL20004');
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Bienvenue)/ })).toBeVisible();
  await expect(told(page, 'Cette identité ouvre désormais votre compte.')).toBeVisible();
  await page.goto('/compte/securite');
  await expect(page.getByText('paul.lefevre@example.org')).toBeVisible();
  await settled(page);
  await page.goto('/bienvenue');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  // Signed out there too: it asks again who this is, and another establishment can be chosen.
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await leaveForProvider(page);
  await page.getByRole('button', { name: new RegExp(`^Paul Lefèvre ${DELEGATED}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Bienvenue)/ })).toBeVisible();
  await page.goto('/bienvenue');
  await expect(page.getByText(/^Connexion pour l’établissement 010 231 454 00017/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Délégataire/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Gestionnaire/ })).toBeHidden();
  await page.goto('/compte/securite');
  await page.getByRole('button', { name: 'Délier' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Prouvez que c’est vous' });
  const beside = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Prouver avec ProConnect' }).click();
  const provider = await beside;
  // Signed in there already, and asked all the same.
  await choose(provider, /^Paul Lefèvre/);
  await expect(told(page, 'Cette identité n’ouvre plus votre compte.')).toBeVisible();
  await expect(page.getByText('paul.lefevre@example.org')).toBeHidden();
});
