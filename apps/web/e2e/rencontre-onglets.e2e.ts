import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoPassword, followCalls, settled, signInByPage } from './demonstration.ts';
import { cookieOf, endSession, MANAGER, relogin, twoTabs } from './tabs.ts';

const OTHER = 'HTI20009';
const OTHER_NAME = 'Jocelyne Marie-Sainte';
const gaveWay = (page: Page) => page.getByRole('dialog', { name: 'Quelqu’un d’autre s’est connecté' });

async function answerSignIn(tab: Page, dialog: Locator, habilisId: string): Promise<void> {
  await dialog.getByLabel('Identifiant ou adresse électronique').fill(habilisId);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await tab.waitForLoadState();
}

/** A person's token, without a browser. */
async function tokenOf(page: Page, username: string): Promise<string> {
  const answer = await page.request.fetch('/api/authenticate', {
    method: 'POST',
    headers: { 'x-xsrf-token': await cookieOf(page, 'XSRF-TOKEN') },
    data: { username, password: demoPassword() },
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}

/** The subjects that a person wrote to the support, read as that person. */
async function writtenBy(page: Page, username: string): Promise<string[]> {
  const answer = await page.request.get('/api/support/miens', {
    headers: { authorization: `Bearer ${await tokenOf(page, username)}` },
  });
  return ((await answer.json()) as { objet: string }[]).map(({ objet }) => objet);
}

test('[S24] tabs of two persons: each shows and acts for its own person, and what was typed waits for who typed it', async ({
  page,
}) => {
  const subject = `Trois onglets ${Date.now()}`;
  const second = await twoTabs(page);
  const third = await page.context().newPage();
  followCalls(third);
  await third.goto(page.url());
  await expect(third.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  const contact = new URL(`${new URL(page.url()).pathname.replace(/\/$/, '')}/assistance/contact`, page.url());
  await page.goto(contact.href);
  await page.getByLabel('Objet').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('Écrit par Sophie, avant que Jocelyne se connecte à côté.');
  await settled(page);
  await settled(third);
  await endSession(page);
  // The second tab alone learns that the session is over, and somebody else signs in there.
  await second.getByRole('link', { name: 'Mes demandes' }).click();
  await answerSignIn(second, relogin(second), OTHER);
  await expect(second.getByRole('heading', { level: 1, name: /^Bonjour/ })).toContainText('Jocelyne');
  for (const tab of [page, third]) {
    await expect(gaveWay(tab)).toContainText(`${OTHER_NAME} est maintenant la personne connectée`);
    await expect(tab.getByText('Sophie').filter({ visible: true })).toHaveCount(0);
    await expect(tab).toHaveTitle(/Quelqu’un d’autre s’est connecté/);
  }
  await expect(page.getByLabel('Objet')).toBeHidden();
  // The second tab works on under its own name.
  await second.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  // Sophie is back in the first tab: the third goes on as well, and the second gives way in its turn.
  await answerSignIn(page, gaveWay(page), MANAGER);
  await expect(page.getByLabel('Objet')).toHaveValue(subject);
  await expect(third.getByRole('heading', { level: 1, name: /^Bonjour/ })).toContainText('Sophie');
  await expect(gaveWay(second)).toContainText('Sophie Marchal est maintenant la personne connectée');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message envoyé' })).toBeVisible();
  expect(await writtenBy(page, MANAGER)).toContain(subject);
  expect(await writtenBy(page, OTHER)).not.toContain(subject);
  await second.getByRole('button', { name: 'Continuer avec Sophie Marchal' }).click();
  await expect(second.getByRole('heading', { level: 1, name: /^Bonjour/ })).toContainText('Sophie');
});

test('[S24] a tab that slept through another’s sign-in sends nothing in their name, and says who is signed in', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  await settled(page);
  const theirs = await tokenOf(page, OTHER);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/demande')) sent.push(request.headers()['authorization']);
  });
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'habilis-token', value: theirs, url: origin, sameSite: 'Strict' }]);
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(gaveWay(page)).toContainText(OTHER_NAME);
  expect(sent).not.toContain(`Bearer ${theirs}`);
  await page.getByRole('button', { name: `Continuer avec ${OTHER_NAME}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toContainText('Jocelyne');
});
