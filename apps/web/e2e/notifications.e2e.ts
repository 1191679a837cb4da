import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn } from './demonstration.ts';

async function openNotifications(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Compte d[e’]/ }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
}

const choice = (page: Page, name: string) => page.getByRole('radio', { name });

test('[N15] the dialog of a new role leads to its table, which is saved and asks no more', async ({ page }, {
  retry,
}) => {
  // A role is new once: another try takes another person.
  await signIn(page, retry === 0 ? 'CTC20007' : 'LEF20012');
  await page.getByRole('button', { name: /^Compte d[e’]/ }).click();
  await page.getByRole('menuitem', { name: 'Demander pour une nouvelle entité' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ajouter ce rôle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Que voulez-vous recevoir par courriel' });
  await dialog.getByRole('link', { name: 'Tout régler, événement par événement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await choice(page, 'Actualités de Habilis Jamais').check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  // Leaving unsaved changes asks first.
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos notifications sont réglées.')).toBeVisible();
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  await openNotifications(page);
  await expect(choice(page, 'Actualités de Habilis Jamais')).toBeChecked();
});

test('[N13][N14] the link of a mail stops it without signing in, its table shows it, and it is undone', async ({
  page,
}) => {
  // All her mails: among everybody's, those of other journeys may stand before.
  await page.goto('/demonstration/courriels?pour=aurelie.cazenave@example.org');
  await page
    .getByRole('listitem')
    // Another journey may have published news meanwhile.
    .filter({ hasText: /Dossier .* à instruire/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Tel que le destinataire le voit' }).click();
  const link = page.getByRole('link', { name: /^Ne plus recevoir/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('button', { name: 'Ne plus les recevoir' })).toBeVisible();
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Ne plus les recevoir' }).click();
  await expect(page.getByText(/^C’est noté/)).toBeVisible();
  await expectAccessible(page);
  await signIn(page, 'INS50004');
  await openNotifications(page);
  await expect(choice(page, 'Dossier administratif à instruire Jamais')).toBeChecked();
  await page.goto(pathname);
  await page.getByRole('button', { name: 'Les recevoir à nouveau' }).click();
  await expect(page.getByText(/^C’est rétabli/)).toBeVisible();
  await page.getByRole('link', { name: 'Régler toutes mes notifications' }).click();
  await expect(choice(page, 'Dossier administratif à instruire Aussitôt')).toBeChecked();
});
