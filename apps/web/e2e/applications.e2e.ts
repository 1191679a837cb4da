import { expect, test } from '@playwright/test';
import { demoPassword, expectAccessible, signIn } from './demonstration.ts';

test('[AP5][AP3] a gestionnaire makes an application by keyboard, a program uses its secret, and is refused once it is revoked', async ({
  page,
  request,
}) => {
  await signIn(page, 'LPF20001');
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByRole('rowheader', { name: 'Cadence, planning des sessions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nouvelle application' }).press('Enter');
  await page.keyboard.type('Émargement Toul');
  await page.getByRole('checkbox', { name: 'Lire les sessions' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Nom/ }).press('Enter');
  const password = page.getByLabel('Mot de passe actuel');
  await expect(password).toBeFocused();
  await page.keyboard.type(demoPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copier Secret' })).toBeFocused();
  await expectAccessible(page);
  const clientId = await page.getByText(/^app_/).first().textContent();
  const secret = await page.getByText(/^hbs_/).textContent();
  const { origin } = new URL(page.url());
  const given = await request.post(`${origin}/api/oauth/token`, {
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    form: { grant_type: 'client_credentials' },
  });
  const { access_token: token, scope } = (await given.json()) as Record<string, string>;
  expect(scope).toBe('read-sessions');
  const read = () =>
    request.get(`${origin}/api/session-certification/compteurs`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);

  await page.getByRole('button', { name: 'J’ai rangé le secret' }).press('Enter');
  await expect(page.getByText(/^hbs_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions sur Émargement Toul' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Révoquer' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).press('Enter');
  await expect(page.getByRole('row', { name: /Émargement Toul/ })).toContainText('Révoquée');
  expect((await read()).status()).toBe(401);
});
