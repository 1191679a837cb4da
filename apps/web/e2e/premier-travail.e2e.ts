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

test('[DA57] the first job: demande, document, submit, complement, validation', async ({ browser }) => {
  const demandeur = await personAt(browser, 'MPA10013');
  await expectAccessible(demandeur);
  await demandeur.getByRole('link', { name: 'Continuer le dossier' }).click();
  await expect(demandeur.getByRole('heading', { level: 1, name: 'Moselle Prévention Apprentissage' })).toBeVisible();
  await expectAccessible(demandeur);

  // A summary of what is missing takes the focus and links to the field.
  await demandeur.getByRole('button', { name: 'Soumettre' }).click();
  const title = demandeur.getByRole('heading', { name: /^Veuillez corriger les 2\schamps en erreur\./ });
  await expect(title).toBeFocused();
  const summary = title.locator('..');
  await summary
    .getByRole('link', { name: /Pièces/ })
    .first()
    .click();
  await expect(demandeur.getByRole('tab', { name: /Pièces/ })).toHaveAttribute('aria-selected', 'true');

  await attach(
    demandeur,
    'Attestation de vigilance Urssaf',
    "attestation de l'Urssaf.pdf",
    'attestation de lUrssaf.pdf',
  );
  await saved(demandeur);
  await attach(demandeur, 'Récépissé de la déclaration d’activité', 'recepisse.pdf');
  await saved(demandeur);
  await expectAccessible(demandeur);
  await demandeur.getByRole('button', { name: 'Soumettre' }).dblclick();
  await expect(demandeur.getByText('Dossier soumis').first()).toBeVisible();
  const numero =
    (await demandeur
      .getByText(/^DA-\d{4}-\d{4}$/)
      .first()
      .textContent()) ?? '';
  expect(numero).toMatch(/^DA-\d{4}-\d{4}$/);

  const instructeur = await personAt(browser, 'INS50010');
  await instructeur.getByRole('link', { name: /Mes tâches/ }).click();
  await instructeur.getByLabel('Numéro ou entité').fill('Moselle');
  await instructeur.getByLabel('Numéro ou entité').press('Enter');
  await expectAccessible(instructeur);
  // The file holds only the filtered rows.
  const downloading = instructeur.waitForEvent('download');
  await instructeur.getByRole('button', { name: 'Exporter' }).click();
  await instructeur.getByRole('menuitem', { name: 'Texte (CSV)' }).click();
  const [headings, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\r\n');
  expect(headings).toBe('\uFEFF"Numéro";"Entité";"Niveau";"Tâche";"Responsable";"Échéance"');
  expect(lines.join('\n')).toContain(`"${numero}"`);
  expect(lines.filter((line) => !line.includes('Mosel'))).toEqual([]);
  await instructeur.getByRole('table').getByRole('link', { name: numero }).click();
  // The list claims too: wait for the page of the dossier.
  await expect(instructeur.getByRole('heading', { level: 1, name: 'Moselle Prévention Apprentissage' })).toBeVisible();
  // On a free task the claim has the place in sight; once held, what carries the dossier on has it.
  await instructeur.getByRole('button', { name: 'Prendre en charge' }).click();
  await expect(told(instructeur, 'Dossier pris en charge')).toBeVisible();
  // The page is read again after an action: nothing opens before.
  await expect(instructeur.getByText('Prise en charge').first()).toBeVisible();
  await instructeur.getByRole('button', { name: 'Demander un complément', exact: true }).click();
  await instructeur.getByRole('alertdialog').getByLabel('Commentaire').fill('Le récépissé est illisible.');
  await expectAccessible(instructeur);
  await instructeur.getByRole('alertdialog').getByRole('button', { name: 'Demander un complément' }).click();
  await expect(told(instructeur, 'Complément demandé')).toBeVisible();

  await demandeur.getByRole('link', { name: 'Accueil', exact: true }).first().click();
  await demandeur.getByRole('link', { name: 'Compléter le dossier' }).click();
  await expect(demandeur.getByText('Le récépissé est illisible.').first()).toBeVisible();
  await demandeur.getByRole('tab', { name: 'Adresse' }).click();
  await demandeur.getByLabel(/Complément d’adresse/).fill('Bâtiment B');
  await saved(demandeur);
  await demandeur.getByRole('button', { name: 'Soumettre' }).click();
  await expect(demandeur.getByText('Complément reçu')).toBeVisible();

  await instructeur.reload();
  await instructeur.getByRole('button', { name: 'Valider le dossier' }).click();
  await instructeur.getByRole('alertdialog').getByRole('button', { name: 'Valider le dossier' }).click();
  await expect(told(instructeur, 'Dossier validé')).toBeVisible();

  // The entite is active: its demandeur is now its gestionnaire, under the same role.
  await demandeur.goto('/');
  await expect(demandeur).toHaveURL(/\/G\/\d+$/);
  await demandeur.goto(new URL(demandeur.url()).pathname.replace('/G/', '/DM/'));
  await expect(demandeur).toHaveURL(/\/G\/\d+$/);
  // Its track is over and gone; what the validation allows is offered.
  await expect(demandeur.getByRole('link', { name: 'Demander une habilitation' })).toBeVisible();
});
