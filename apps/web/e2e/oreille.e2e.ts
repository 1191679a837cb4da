import { exampleCertificat } from '@habilis/api/mocks/fixtures/exampleCertificat';
import { expect, test } from '@playwright/test';
import { signIn } from './demonstration.ts';
import { listen } from './ear.ts';

test('by ear, a sign-in that is refused says its faults once, in their order, and nothing while one corrects', async ({
  context,
  page,
}) => {
  const heard = await listen(context, page);
  await page.goto('/connexion');
  const name = page.getByLabel('Identifiant ou adresse électronique');
  await name.focus();
  await page.keyboard.press('Enter');
  const faults = page.getByRole('heading', { level: 2, name: /^2\schamps sont à corriger/ });
  await expect(faults).toBeFocused();
  await expect(faults).toHaveAccessibleDescription(
    'Saisissez votre identifiant ou votre adresse électronique. Saisissez votre mot de passe.',
  );
  await name.pressSequentially('LPF20001');
  await page.getByLabel('Mot de passe', { exact: true }).pressSequentially('faux-mot-de-passe');
  expect(await heard.said()).toEqual([]);
  await page.keyboard.press('Enter');
  const refused = page.getByRole('heading', { level: 2, name: 'Un champ est à corriger' });
  await expect(refused).toBeFocused();
  await expect(refused).toHaveAccessibleDescription(/^L’identifiant ou le mot de passe est incorrect\./);
  expect(await heard.said()).toEqual([]);
});

test('by ear, the verdict of a certificate comes first, with its holder and its end, in one text that has the focus', async ({
  context,
  page,
}) => {
  const heard = await listen(context, page);
  await page.goto('/certificat');
  await page.getByLabel('Code du certificat').fill('AAAA-BBBB-CCCC');
  await page.keyboard.press('Enter');
  const unknown = page.getByRole('heading', { level: 2, name: 'Inconnu' });
  await expect(unknown).toBeFocused();
  await expect(unknown).toHaveAccessibleDescription(/Ce code ne correspond à aucun certificat\./);
  const json = { ...exampleCertificat('VALIDE'), demonstration: true };
  await page.route('**/api/qrcode/certificat', (route) => route.fulfill({ json }));
  await page.getByLabel('Code du certificat').fill('DDDD-EEEE-FFFF');
  await page.keyboard.press('Enter');
  const valid = page.getByRole('heading', { level: 2, name: /^Valide, Amandine ROYER, jusqu’au/ });
  await expect(valid).toBeFocused();
  // It is one of the demonstration: who is told that it is valid is told that too.
  await expect(valid).toHaveAccessibleDescription(/^SPÉCIMEN.*Comparez chaque ligne au document papier\./);
  expect(await heard.said()).toEqual([]);
});

test('by ear, a file says its number, its kind and its name, and coming back finds its row', async ({
  context,
  page,
}) => {
  const heard = await listen(context, page);
  await signIn(page, 'INS50001');
  await page
    .getByRole('link', { name: /^Mes tâches/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes tâches' })).toBeFocused();
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^DA-\d{4}-\d{4}$/ })
    .last();
  const numero = await link.innerText();
  await heard.forget();
  await link.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: new RegExp(`^${numero}, Dossier administratif,\\s*.+`) });
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: numero, exact: true })).toBeFocused();
  // What is late is told, each once; nothing else is said over the title and the row.
  const said = await heard.said();
  expect(said.filter((words) => !words.startsWith('Chargement'))).toEqual([]);
  expect(said.filter((words) => words.startsWith('Chargement de la pièce')).length).toBeLessThan(2);
});

test('by ear, a draft that saves itself says so once, however often one pauses', async ({ context, page }) => {
  const heard = await listen(context, page);
  await signIn(page, 'NES10132');
  await page.getByRole('link', { name: 'Compléter le dossier' }).click();
  await page.getByRole('tab', { name: /Adresse/ }).click();
  const complement = page.getByLabel(/Complément d’adresse/);
  await heard.forget();
  for (const words of ['Bâtiment A', ', escalier 2', ', porte 3']) {
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/demande-administrative/update'));
    await complement.press('End');
    await complement.pressSequentially(words);
    await saved;
    await expect(page.locator('[data-state="saved"]')).toBeVisible();
  }
  expect(await heard.said()).toEqual([expect.stringMatching(/^Brouillon enregistré à \d/)]);
});
