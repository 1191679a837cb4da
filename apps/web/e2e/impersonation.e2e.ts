import { expect, test } from '@playwright/test';
import { expectAccessible, personAt, signIn } from './demonstration.ts';

const MOTIF = 'Appel 4521 : la demande de modification ne part pas.';

test('[R30][R31][R38][S17] support acts as a manager under the banner, the history names both, and one comes back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'SUP93001');
  await page.getByRole('link', { name: 'Agir en tant que' }).click();
  const search = page.getByRole('searchbox', { name: 'Identifiant, nom ou adresse électronique' });
  // An administrator can never be impersonated.
  await search.fill('denis caron');
  await search.press('Enter');
  await expect(page.getByText('Personne n’agit au nom d’un administrateur ni du support.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choisir/ })).toHaveCount(0);
  await search.fill('lpf20001');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Choisir Sophie Marchal' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('textbox', { name: 'Motif' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Motif' }).fill(MOTIF);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(/\/en-tant-que\/LPF20001\/G\/\d+$/);
  const banner = page.getByText(/^Connecté en tant que Sophie Marchal$/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Sophie Marchal' })).toBeVisible();
  await expectAccessible(page);
  // Another tab of the same browser works in the user's own name.
  const own = await page.context().newPage();
  await own.goto('/');
  await expect(own.getByRole('heading', { level: 1, name: 'Bonjour, Fatou Ndiaye' })).toBeVisible();
  await own.close();
  // Only its holder may open an account.
  await page.goto('/en-tant-que/LPF20001/compte');
  await expect(page).toHaveURL(/\/en-tant-que\/LPF20001\/G\/\d+$/);
  await page.getByRole('link', { name: 'Dossier administratif' }).click();
  await expect(page).toHaveURL(/\/en-tant-que\/LPF20001\/G\/\d+\/demandes-administratives\/\d+$/);
  await page.getByRole('button', { name: 'Modifier le dossier' }).first().click();
  await expect(page.getByText('Fatou Ndiaye, en tant que Sophie Marchal')).toBeVisible();
  const inner = page.url();
  await page.getByRole('button', { name: 'Quitter', exact: true }).click();
  await expect(page).toHaveURL(/\/S\/\d+$/);
  await expect(banner).toHaveCount(0);
  // The old address no longer works, and says so.
  await page.goto(inner);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous n’agissez plus en tant que LPF20001' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(page).toHaveURL(/\/S\/\d+$/);
  const sophie = await personAt(browser, 'LPF20001');
  await sophie.goto('/compte/sessions');
  await expect(sophie.getByText(MOTIF)).toBeVisible();
  // She sees what was done in her name, and who looked at her account.
  await expect(sophie.getByText('Fatou Ndiaye (Support)')).toHaveCount(3);
  await expect(sophie.getByText(/l’attestation Urssaf déposée ne s’affiche pas/)).toBeVisible();
  await expectAccessible(sophie);
  await sophie.context().close();
  // The trail names both to who answers for it.
  const admin = await personAt(browser, 'ADM92001');
  await admin.getByRole('link', { name: 'Journal', exact: true }).click();
  await admin.getByRole('searchbox', { name: 'Personne', exact: true }).fill('lpf20001');
  const act = admin.getByRole('list', { name: 'Actes' }).getByRole('listitem').filter({ hasText: 'Fatou Ndiaye' });
  await expect(act.first()).toContainText('à la place de Sophie Marchal');
  await expectAccessible(admin);
  await admin.context().close();
});
