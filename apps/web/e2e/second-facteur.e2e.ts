import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, expectAccessible, settled, signIn } from './demonstration.ts';

const PERIOD_MS = 30_000;

const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset * PERIOD_MS });

async function givePassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(demoPassword());
  await dialog.getByRole('button', { name: 'Continuer' }).click();
}

async function leave(page: Page): Promise<void> {
  // Starts from a blank page: a session that ends on a page leads back to it.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'habilis-token' });
}

/** Signs in up to the second step. */
async function startSignIn(page: Page, habilisId: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Identifiant ou adresse électronique').fill(habilisId);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deuxième étape' })).toBeVisible();
}

test('[SF1][SF3] an application is set up, then asked for at each sign-in, at a re-login too; a recovery code serves once', async ({
  page,
}) => {
  await signIn(page, 'NES10103');
  await page.goto('/compte/securite');
  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  await givePassword(page, 'Ajouter une application');
  const dialog = page.getByRole('alertdialog', { name: 'Ajouter une application' });
  await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = /(?:[A-Z2-7]{4}\s*){8}/.exec(await dialog.innerText())?.[0].replaceAll(/\s/g, '') ?? '';
  await dialog.getByLabel('Code à six chiffres').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const codes = page.getByRole('dialog', { name: 'Vos codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recovery = '', second = ''] = await codes.getByRole('listitem').allInnerTexts();
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(page.getByText('Mon téléphone')).toBeVisible();
  await leave(page);
  await startSignIn(page, 'NES10103');
  await expectAccessible(page);
  await page.getByLabel('Code à six chiffres').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page).toHaveURL(/\/DM\/\d+$/);
  await settled(page);
  // The session ends while working: the page waits for both steps.
  const token = (await page.context().cookies()).find(({ name }) => name === 'habilis-token')?.value ?? '';
  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { authorization: `Bearer ${token}`, 'x-xsrf-token': xsrf };
  await page.request.delete('/api/authenticate', { headers });
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  const relogin = page.getByRole('dialog');
  await relogin.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await relogin.getByRole('button', { name: 'Se connecter' }).click();
  await relogin.getByLabel('Code à six chiffres').fill(second);
  await relogin.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await expect(relogin).toBeHidden();
  await leave(page);
  await startSignIn(page, 'NES10103');
  await page.getByLabel('Code à six chiffres').fill(recovery);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page).toHaveURL(/\/DM\/\d+$/);
  await leave(page);
  await startSignIn(page, 'NES10103');
  await page.getByLabel('Code à six chiffres').fill(recovery);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('Ce code n’est pas valable.').first()).toBeVisible();
});

test('[SF11][SF13] a passkey is made by the browser, opens the account after the password, then alone', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, 'FOR40002');
  await page.goto('/compte/securite');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await givePassword(page, 'Ajouter une clé d’accès');
  await page.getByRole('button', { name: 'Créer la clé' }).click();
  await page
    .getByRole('dialog', { name: 'Vos codes de secours' })
    .getByRole('button', { name: 'Je les ai gardés' })
    .click();
  await leave(page);
  await startSignIn(page, 'FOR40002');
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
  await expect(page).toHaveURL(/\/F\/\d+$/);
  await leave(page);
  await page.goto('/connexion');
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await expect(page).toHaveURL(/\/F\/\d+$/);
});
