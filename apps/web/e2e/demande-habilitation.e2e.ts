import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, pdf, personAt } from './demonstration.ts';

async function attach(page: Page, slot: RegExp, name: string): Promise<void> {
  const group = page.getByRole('group', { name: slot });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles(pdf(name));
  await expect(group.getByRole('link', { name: `Ouvrir ${name}` })).toBeVisible();
}

const open = (page: Page, tab: RegExp) => page.getByRole('tab', { name: tab }).click();

test('[DH43][DH44][DH45] a manager asks for a further level: its tabs, its documents, a trainer, the submit', async ({
  browser,
}) => {
  const page = await personAt(browser, 'LPF20001');
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await page.getByRole('link', { name: 'Demander une habilitation' }).click();
  await page.getByRole('button', { name: /Niveau demandé/ }).click();
  await page.getByRole('option', { name: 'PRAP 2S – Acteur' }).click();
  await expect(page.getByText(/Brouillon enregistré à/)).toBeVisible();
  await expect(page).toHaveURL(/\/demandes-habilitation\/\d+\/niveau$/);
  await expectAccessible(page);

  // Nothing is lost by a reload, and what is missing is said tab by tab.
  await page.reload();
  await page.getByRole('button', { name: 'Soumettre la demande' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger avant de soumettre' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Programme de la formation/ }).click();
  await attach(page, /^Programme de la formation/, 'programme.pdf');
  await attach(page, /^Déroulé pédagogique/, 'deroule.pdf');
  await attach(page, /^Grille d’évaluation/, 'grille.pdf');

  await open(page, /^Formateurs/);
  await page.getByLabel('Identifiant Habilis').fill('for40001');
  await page.getByLabel('Nom', { exact: true }).fill('perrin');
  await page.getByRole('button', { name: 'Vérifier et ajouter' }).click();
  await expect(page.getByText(/Julie Perrin est ajouté.*certificat valable/)).toBeVisible();
  await open(page, /^Documents/);
  await attach(page, /^Lettre d’engagement signée/, 'lettre.pdf');
  await expect(summary).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Soumettre la demande' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soumettre la demande' }).dblclick();
  await expect(page.getByText('Demande soumise').first()).toBeVisible();
  await expect(page.getByText(/^DH-\d{4}-\d{4}$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Soumettre la demande' })).toHaveCount(0);
  // The level is asked for: it is proposed no more.
  await page.getByRole('link', { name: 'Mes demandes' }).first().click();
  await page.getByRole('link', { name: 'Demander une habilitation' }).click();
  await page.getByRole('button', { name: /Niveau demandé/ }).click();
  await expect(page.getByRole('option', { name: 'PRAP 2S – Formateur' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'PRAP 2S – Acteur' })).toHaveCount(0);
});
