import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, pdf, personAt, told } from './demonstration.ts';

// No retry: it would find the dossier already submitted, and hide why the first try failed.
test.describe.configure({ retries: 0 });

async function attach(page: Page, slot: string, name: string, shown = name): Promise<void> {
  const group = page.getByRole('group', { name: slot, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles(pdf(name));
  await expect(group.getByRole('link', { name: `Ouvrir ${shown}` })).toBeVisible();
}

const saved = (page: Page) => expect(page.getByText(/Brouillon enregistré à/)).toBeVisible();

test('[DA57] the first job: request, document, submit, completion, validation', async ({ browser }) => {
  const applicant = await personAt(browser, 'MPA10013');
  await expectAccessible(applicant);
  await applicant.getByRole('link', { name: 'Continuer le dossier' }).click();
  await expect(applicant.getByRole('heading', { level: 1, name: 'Moselle Prévention Apprentissage' })).toBeVisible();
  await expectAccessible(applicant);

  // A summary of what is missing takes the focus and links to the field.
  await applicant.getByRole('button', { name: 'Soumettre' }).click();
  const summary = applicant.getByRole('alert').filter({ hasText: 'à corriger avant de soumettre' });
  await expect(summary).toBeFocused();
  await summary
    .getByRole('link', { name: /Pièces/ })
    .first()
    .click();
  await expect(applicant.getByRole('tab', { name: /Pièces/ })).toHaveAttribute('aria-selected', 'true');

  await attach(
    applicant,
    'Attestation de vigilance Urssaf',
    "attestation de l'Urssaf.pdf",
    'attestation de lUrssaf.pdf',
  );
  await saved(applicant);
  await attach(applicant, 'Récépissé de la déclaration d’activité', 'recepisse.pdf');
  await saved(applicant);
  await expectAccessible(applicant);
  await applicant.getByRole('button', { name: 'Soumettre' }).dblclick();
  await expect(applicant.getByText('Dossier soumis').first()).toBeVisible();
  const numero =
    (await applicant
      .getByText(/^DA-\d{4}-\d{4}$/)
      .first()
      .textContent()) ?? '';
  expect(numero).toMatch(/^DA-\d{4}-\d{4}$/);

  const examiner = await personAt(browser, 'INS50010');
  await examiner.getByRole('link', { name: /Mes tâches/ }).click();
  await examiner.getByLabel('Numéro ou entité').fill('Moselle');
  await examiner.getByLabel('Numéro ou entité').press('Enter');
  await expectAccessible(examiner);
  // The file holds only the filtered rows.
  const downloading = examiner.waitForEvent('download');
  await examiner.getByRole('button', { name: 'Exporter' }).click();
  await examiner.getByRole('menuitem', { name: 'Texte (CSV)' }).click();
  const [headings, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\r\n');
  expect(headings).toBe('\uFEFF"Numéro";"Entité";"Niveau";"Tâche";"Responsable";"Échéance"');
  expect(lines.join('\n')).toContain(`"${numero}"`);
  expect(lines.filter((line) => !line.includes('Mosel'))).toEqual([]);
  await examiner.getByRole('table').getByRole('link', { name: numero }).click();
  await examiner.getByRole('button', { name: 'Demander un complément' }).click();
  await examiner.getByRole('alertdialog').getByLabel('Commentaire').fill('Le récépissé est illisible.');
  await expectAccessible(examiner);
  await examiner.getByRole('alertdialog').getByRole('button', { name: 'Demander un complément' }).click();
  await expect(told(examiner, 'Complément demandé')).toBeVisible();

  await applicant.getByRole('link', { name: 'Accueil', exact: true }).first().click();
  await applicant.getByRole('link', { name: 'Compléter le dossier' }).click();
  await expect(applicant.getByText('Le récépissé est illisible.').first()).toBeVisible();
  await applicant.getByRole('tab', { name: 'Adresse' }).click();
  await applicant.getByLabel(/Complément d’adresse/).fill('Bâtiment B');
  await saved(applicant);
  await applicant.getByRole('button', { name: 'Soumettre' }).click();
  await expect(applicant.getByText('Complément reçu')).toBeVisible();

  await examiner.reload();
  await examiner.getByRole('button', { name: 'Valider le dossier' }).click();
  await examiner.getByRole('alertdialog').getByRole('button', { name: 'Valider le dossier' }).click();
  await expect(told(examiner, 'Dossier validé')).toBeVisible();

  // The entite is active: its demandeur is now its gestionnaire, under the same role.
  await applicant.goto('/');
  await expect(applicant).toHaveURL(/\/G\/\d+$/);
  await applicant.goto(new URL(applicant.url()).pathname.replace('/G/', '/DM/'));
  await expect(applicant).toHaveURL(/\/G\/\d+$/);
  await expect(applicant.getByText('Validé').first()).toBeVisible();
});
