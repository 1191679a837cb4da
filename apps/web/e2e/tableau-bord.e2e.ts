import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, personAt, signIn, told } from './demonstration.ts';
import { take } from './keyboard.ts';

test('a guest reads the news beside the sign-in form, and all of them on their page', async ({ page }) => {
  await page.goto('/connexion');
  const news = page.getByRole('region', { name: 'Actualités' });
  await expect(news.getByText('Fermeture de fin d’année')).toHaveCount(0);
  await news.getByRole('link', { name: /Attestation Urssaf : moins de six mois/ }).click();
  await expect(page.getByText('plus de six mois')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await news.getByRole('link', { name: 'Toutes les actualités' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeFocused();
  await expectAccessible(page);
});

test('a manager dismisses a message and takes it back; the keyboard alone does both', async ({ page }) => {
  await signIn(page, 'LPF20001');
  const title = page.getByRole('button', { name: /^Permanence téléphonique de la caisse/ });
  await title.press('Enter');
  await page.getByRole('button', { name: 'Supprimer ce message' }).press('Enter');
  // Without messages, their part takes no place.
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(title).toBeVisible();
  await expectAccessible(page);
});

test('[A702] the instructeur’s bell counts what his tasks do not show; the figures of his home open their lists', async ({
  browser,
}) => {
  const page = await personAt(browser, 'INS50004');
  const tasks = page.getByRole('list', { name: 'Vos tâches' });
  const todo = tasks.getByRole('link', { name: /à traiter$/ });
  const count = (await todo.textContent())?.match(/^\d+/)?.[0];
  await expectAccessible(page);
  await todo.click();
  await expect(page.getByRole('link', { name: new RegExp(`^À traiter\\s*${count}$`) })).toBeVisible();
  await page.getByRole('link', { name: /^Alertes : / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alertes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dossier administratif .* à instruire$/ })).toHaveCount(0);
});

test('[A32] the instructeur’s alert closes when the step is taken, and the demandeur’s opens', async ({ browser }) => {
  const instructeur = await personAt(browser, 'INS50004');
  const toExamine = instructeur
    .getByRole('list', { name: 'Alertes' })
    .getByRole('link', { name: /^Dossier administratif/ });
  const openAlerts = async (of: Page) => {
    await of.getByRole('link', { name: /^Alertes : / }).click();
    await of.getByRole('link', { name: /^Toutes\s*\d+$/ }).click();
  };
  await openAlerts(instructeur);
  await expectAccessible(instructeur);
  await toExamine.click();
  await expect(instructeur.getByRole('heading', { level: 1, name: 'Établissements Vauclair' })).toBeVisible();
  await instructeur.getByRole('button', { name: 'Demander un complément', exact: true }).click();
  const dialog = instructeur.getByRole('alertdialog');
  await dialog.getByLabel('Commentaire').fill('L’attestation est illisible.');
  await dialog.getByRole('button', { name: 'Demander un complément' }).click();
  await expect(told(instructeur, 'Complément demandé')).toBeVisible();
  await instructeur.getByRole('link', { name: /^Alertes : / }).click();
  await expect(instructeur.getByRole('heading', { level: 1, name: 'Alertes' })).toBeVisible();
  await expect(toExamine).toHaveCount(0);

  const demandeur = await personAt(browser, 'VAU10002');
  // Their home says it as what is to be done, not beside it again.
  await openAlerts(demandeur);
  await demandeur
    .getByRole('list', { name: 'Alertes' })
    .getByRole('link', { name: /^Dossier administratif à compléter/ })
    .click();
  await expect(demandeur.getByText('L’attestation est illisible.').first()).toBeVisible();
});

for (const [who, habilisId, block, list] of [
  ['a gestionnaire', 'LPF20001', 'Le plus proche pour vous', 'Vos habilitations'],
  ['an instructeur', 'INS50008', 'Votre tâche la plus urgente', 'Vos tâches'],
] as const)
  test(`by keyboard alone ${who} takes the main action of the home, opens what it lists, and reads an alert of the bell`, async ({
    page,
  }) => {
    await signIn(page, habilisId);
    const title = page.getByRole('heading', { level: 1 });
    const follow = async (target: Locator, key?: string) => {
      await take(page, target, key);
      await expect(title).not.toHaveText(/^Bonjour/);
      await expect(title).toBeFocused();
    };
    await follow(page.getByRole('region', { name: block }).getByRole('link'));
    await expectAccessible(page);
    await take(page, page.getByRole('link', { name: 'Accueil' }).first(), 'Shift+Tab');
    await expect(title).toHaveText(/^Bonjour/);
    await follow(page.getByRole('list', { name: list }).getByRole('link').first());
    await follow(page.getByRole('link', { name: /^Alertes : / }), 'Shift+Tab');
    await expect(title).toHaveText('Alertes');
    await follow(page.getByRole('list', { name: 'Alertes' }).getByRole('link').first());
    await expect(title).not.toHaveText('Alertes');
  });
