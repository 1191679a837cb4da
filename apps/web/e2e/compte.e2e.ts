import { expect, type Page, test } from '@playwright/test';
import { demoPassword, expectAccessible, latestLink, personAt, signIn } from './demonstration.ts';

const GOOD = 'la neige tombe sur Metz';

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Identifiant ou adresse électronique').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('[R27][CO8] an account is asked for, activated by its mail, and one comes in without being asked for the name again as a demandeur', async ({
  page,
}) => {
  const address = `lea.${Date.now()}@example.org`;
  await page.goto('/connexion');
  await page.getByRole('link', { name: 'Demander un compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demander un compte' })).toBeFocused();
  await page.getByRole('button', { name: 'Demander mon compte' }).click();
  await expect(page.getByRole('heading', { name: /^4\schamps sont à corriger/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Prénom').fill('Léa');
  await page.getByLabel('Nom', { exact: true }).fill("d'Arcy");
  await page.getByLabel('Adresse électronique').fill(address);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check({ force: true });
  await page.getByRole('button', { name: 'Demander mon compte' }).click();
  await expect(page.getByText(`Un courriel est parti vers ${address}`)).toBeVisible();
  const link = await latestLink(page, address, 'Activez votre compte');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('motdepasse2026!');
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(page.getByText(/se devine trop facilement/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(GOOD);
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  // The password chosen signs in, and the name was given minutes ago: neither is asked again.
  await expect(page).toHaveURL(/\/DM\/\d+$/);
  // The link works only once.
  await page.goto(link);
  await expect(page.getByText('Ce lien a déjà servi.')).toBeVisible();
});

test('[CO9][CO10] a forgotten password is replaced by the key of a mail, and the old one serves no more', async ({
  page,
}) => {
  await page.goto('/mot-de-passe-oublie');
  await page.getByLabel('Identifiant ou adresse électronique').fill('exp80002');
  await page.getByRole('button', { name: 'Recevoir le courriel' }).click();
  await expect(page.getByText('Un courriel est parti vers o•••@e•••.org')).toBeVisible();
  await page.goto(await latestLink(page, 'odile.garnier@example.org', 'Choisissez un nouveau mot de passe'));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(GOOD);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check({ force: true });
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await enter(page, 'EXP80002', demoPassword());
  await expect(page.getByText(/incorrect/).first()).toBeVisible();
  await enter(page, 'EXP80002', GOOD);
  await expect(page).toHaveURL(/\/E\/\d+$/);
});

test('[CO11][CO12][CO15] one’s data, address, password and sessions are kept from one’s account', async ({
  page,
  browser,
}) => {
  await signIn(page, 'RSC20002');
  const elsewhere = await personAt(browser, 'RSC20002');
  await page.getByRole('button', { name: /^Compte d[e’]/ }).click();
  await page.getByRole('menuitem', { name: 'Mon compte' }).click();
  const email = page.getByLabel('Adresse électronique');
  await expect(email).toHaveValue('karim.benali@example.org');
  // The frame of the role stays, with its counts and its search.
  await expect(page.getByRole('link', { name: /^Alertes\s: aucune$/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('DH-20');
  await expect(page.getByRole('group', { name: 'Demandes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await email.fill('k.benali@example.org');
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(demoPassword());
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('k.benali@example.org est à confirmer')).toBeVisible();
  await page.goto(await latestLink(page, 'k.benali@example.org', 'Confirmez votre nouvelle adresse'));
  await page.getByRole('button', { name: 'Confirmer l’adresse' }).click();
  await expect(page.getByText('Votre nouvelle adresse est enregistrée')).toBeVisible();
  await page.goto('/compte');
  await expect(email).toHaveValue('k.benali@example.org');
  await page.getByRole('link', { name: 'Sessions et accès' }).click();
  await expect(page.getByText('Cette session', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await expect(page.getByRole('button', { name: 'Fermer cette session' })).toHaveCount(0);
  await expect(page.getByText('Session fermée à distance').first()).toBeVisible();
  // In the other browser the next call opens the sign-in dialog over the page.
  await elsewhere.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(elsewhere.getByRole('dialog')).toBeVisible();
  await elsewhere.context().close();
  await page.getByRole('link', { name: 'Mot de passe' }).click();
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('faux');
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(GOOD);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Le mot de passe actuel est incorrect.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(demoPassword());
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();
  const context = await browser.newContext({ locale: 'fr-FR' });
  const anew = await context.newPage();
  await enter(anew, 'k.benali@example.org', GOOD);
  await expect(anew).toHaveURL(/\/G\/\d+$/);
  await context.close();
});

test('[R46] a further role of demandeur is asked for with a question first, and given once', async ({ page }) => {
  await signIn(page, 'NAP20003');
  const ask = async () => {
    await page.getByRole('button', { name: /^Compte d[e’]/ }).click();
    await page.getByRole('menuitem', { name: 'Demander pour une nouvelle entité' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Demander pour une nouvelle entité ?' });
  await ask();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/\/G\/\d+$/);
  await ask();
  await question.getByRole('button', { name: 'Ajouter ce rôle' }).click();
  await expect(page).toHaveURL(/\/DM\/\d+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button').last().click();
  await ask();
  await question.getByRole('button', { name: 'Ajouter ce rôle' }).click();
  await expect(page.getByText('Vous avez déjà un rôle de demandeur sans entité')).toBeVisible();
});
