import { expect, test } from '@playwright/test';
import { demoPassword, signIn, signInByPage } from './demonstration.ts';

test('[R23][R25][R47] the empty path is the guest area: sign-in, and what can be read without it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await page.getByLabel('Identifiant ou adresse électronique').fill('LPF20001');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('un secret');
  const reveal = page.getByRole('button', { name: 'Afficher le mot de passe tant que le bouton est pressé' });
  await reveal.hover();
  await page.mouse.down();
  await expect(password).toHaveAttribute('type', 'text');
  await page.mouse.up();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page).toHaveURL(/\/mot-de-passe-oublie$/);
});

test('[D8][D9] the accessibility declaration is in reach of every page, and says that nothing is certified', async ({
  page,
}) => {
  const declaration = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité : non conforme' });
  for (const path of ['/connexion', '/mot-de-passe-oublie', '/mentions-legales', '/donnees-personnelles']) {
    await page.goto(path);
    await expect(declaration).toHaveAttribute('href', '/accessibilite');
  }
  await signIn(page, 'LPF20001');
  const { pathname } = new URL(page.url());
  for (const path of ['', '/demandes']) {
    await page.goto(pathname + path);
    await expect(declaration).toHaveAttribute('href', '/accessibilite');
  }
});

test('[R48][R49] the faults of a form come in sight at once, and go when it is sent again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/connexion');
  const send = page.getByRole('button', { name: 'Se connecter' });
  await send.click();
  const faults = page.getByRole('heading', { name: /à corriger/ });
  await expect(faults).toBeFocused();
  await expect(faults).toBeInViewport();
  await page.getByLabel('Identifiant ou adresse électronique').fill('LPF20001');
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/authenticate', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await send.click();
  await expect(faults).toHaveCount(0);
  answer.resolve();
  await expect(page).toHaveURL(/\/G\/\d+$/);
});

test('[S8] the token is a secure cookie of the session, its end in local storage', async ({ page }) => {
  await signInByPage(page, 'LPF20001');
  const token = (await page.context().cookies()).find(({ name }) => name === 'habilis-token');
  expect(token).toMatchObject({ expires: -1, secure: true, sameSite: 'Strict', path: '/' });
  const left = await page.evaluate(() => Number(localStorage.getItem('habilis-token-expiry')) - Date.now());
  expect(left).toBeGreaterThan(3_500_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
});
