import { expect, test } from '@playwright/test';
import { demoPassword, expectAccessible, settled, signInByPage } from './demonstration.ts';

const GUEST_PAGES = [
  '/connexion',
  '/mot-de-passe-oublie',
  '/accessibilite',
  '/mentions-legales',
  '/donnees-personnelles',
  '/plan-du-site',
];

test('guest pages have no accessibility fault, wide in light and narrow in dark', async ({ page }) => {
  for (const path of GUEST_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test('[V18][E12] a wrong identifier, no password and a wrong password are told beside their fields', async ({
  page,
}) => {
  await page.goto('/connexion');
  await expect(page).toHaveTitle('Connexion - Habilis');
  await page.getByLabel('Identifiant ou adresse électronique').fill('ABC12');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(
    page.getByText('Saisissez une adresse électronique, ou un identifiant de trois lettres et cinq chiffres.').first(),
  ).toBeVisible();
  await expect(page.getByText('Saisissez votre mot de passe.').first()).toBeVisible();
  await page.getByLabel('Identifiant ou adresse électronique').fill('rep70001');
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(
    page.getByText('L’identifiant ou le mot de passe est incorrect.', { exact: false }).first(),
  ).toBeVisible();
});

test('by keyboard alone one signs in, and out', async ({ page }) => {
  await page.goto('/connexion');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.getByLabel('Identifiant ou adresse électronique').focus();
  await page.keyboard.type('lpf20001');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/G\/\d+$/);
  await page.getByRole('button', { name: /Compte d[e’]/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/connexion$/);
});

test('[R26][R45][S5] several roles lead to the choice; an ended session is renewed in place and the call replayed', async ({
  page,
}) => {
  await signInByPage(page, 'MUL20004');
  await expect(page).toHaveURL(/\/bienvenue$/);
  await page.getByRole('link', { name: /Gestionnaire/ }).click();
  await expect(page).toHaveURL(/\/G\/\d+$/);
  await settled(page);
  // The server forgets the token: the next call gets a 401 although it has one.
  const token = (await page.context().cookies()).find(({ name }) => name === 'habilis-token')?.value ?? '';
  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  await page.request.delete('/api/authenticate', {
    headers: { authorization: `Bearer ${token}`, 'x-xsrf-token': xsrf },
  });
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reconnexion' });
  await expect(dialog.getByText('Votre session a expiré.', { exact: false })).toBeVisible();
  // The dialog is modal: the focus cannot reach what is behind.
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('faux');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog.getByText('Votre session a expiré.', { exact: false })).toBeHidden();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[R780] the link of a mail, opened signed out, leads to its page once signed in, in the tab beside too', async ({
  page,
}) => {
  await signInByPage(page, 'MUL20004');
  await page.getByRole('link', { name: /Gestionnaire/ }).click();
  await expect(page).toHaveURL(/\/G\/\d+$/);
  const link = `${new URL(page.url()).pathname}/demandes?page=1`;
  await page.context().clearCookies();
  const beside = await page.context().newPage();
  for (const tab of [page, beside]) {
    await tab.goto(link);
    await expect(tab).toHaveURL(/\/connexion$/);
    await expect(tab.getByText('Connectez-vous pour ouvrir la page que vous avez demandée.')).toBeVisible();
  }
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Identifiant ou adresse électronique').fill('MUL20004');
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  for (const tab of [page, beside]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
    await expect(tab).toHaveURL(link);
  }
});

test('[R32][R35] an unknown path opens the dialog; a path without its role goes to the choice; keys can be shown', async ({
  page,
}) => {
  await page.goto('/nulle-part');
  const unknown = page.getByRole('alertdialog', { name: 'Cette page n’existe pas' });
  await expect(
    unknown.getByText('L’adresse demandée ne mène à aucune page de Habilis. Vérifiez-la, ou revenez à l’accueil.'),
  ).toBeVisible();
  await unknown.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '404 NOT FOUND' })).toBeVisible();
  await signInByPage(page, 'RCA60001');
  await expect(page).toHaveURL(/\/RC\/\d+$/);
  const home = page.url();
  await page.goto('/RC/999999');
  await expect(page).toHaveURL(home);
  await page.goto('/connexion?cle-libelle');
  await page.goto('/accessibilite?cle-libelle');
  await expect(page.getByRole('heading', { level: 1, name: 'invite.accessibilite.titre' })).toBeVisible();
});
