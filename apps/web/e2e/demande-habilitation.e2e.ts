import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, pdf, personAt } from './demonstration.ts';
import { goTo, take } from './keyboard.ts';

async function attach(page: Page, slot: RegExp, name: string): Promise<void> {
  const group = page.getByRole('group', { name: slot });
  const chooser = page.waitForEvent('filechooser');
  await take(page, group.getByRole('button', { name: 'choisissez un fichier' }));
  await (await chooser).setFiles(pdf(name));
  await expect(group.getByRole('link', { name: `Ouvrir ${name}` })).toBeVisible();
}

/** Opens a tab with the arrow keys, once the tab list has the focus. */
async function open(page: Page, tab: RegExp): Promise<void> {
  await goTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await take(page, page.getByRole('tab', { name: tab }), 'ArrowRight');
}

test('[DH43][DH44][DH45] by keyboard alone a manager asks for a further niveau: its tabs, its documents, a formateur, the submit', async ({
  browser,
}) => {
  const page = await personAt(browser, 'LPF20001');
  const link = (name: string) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await take(page, link('Mes demandes'));
  await take(page, link('Demander une habilitation'));
  await goTo(page, page.getByRole('radio').first());
  await goTo(page, page.getByRole('radio', { name: 'PRAP 2S – Acteur' }), 'ArrowDown');
  await expect(page.getByText(/Brouillon enregistré à/)).toBeVisible();
  await expect(page).toHaveURL(/\/demandes-habilitation\/\d+\/niveau$/);
  await expectAccessible(page);

  // A reload loses nothing, and each tab says what it lacks.
  await page.reload();
  await take(page, button('Soumettre la demande'));
  const title = page.getByRole('heading', { name: /^Veuillez corriger/ });
  await expect(title).toBeFocused();
  const summary = title.locator('..');
  await take(page, summary.getByRole('link', { name: /Programme de la formation/ }));
  await attach(page, /^Programme de la formation/, 'programme.pdf');
  await attach(page, /^Déroulé pédagogique/, 'deroule.pdf');
  await attach(page, /^Grille d’évaluation/, 'grille.pdf');

  await open(page, /^Formateurs/);
  await goTo(page, page.getByLabel('Identifiant Habilis'));
  await page.keyboard.type('for40001');
  await goTo(page, page.getByLabel('Nom', { exact: true }));
  await page.keyboard.type('perrin');
  await take(page, button('Vérifier et ajouter'));
  await expect(page.getByText(/Formateur ajouté.*Julie Perrin, certificat valable/)).toBeVisible();
  await open(page, /^Documents/);
  await attach(page, /^Lettre d’engagement signée/, 'lettre.pdf');
  await expect(summary).toHaveCount(0);
  await expectAccessible(page);

  await take(page, button('Soumettre la demande'));
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Soumettre la demande' });
  await goTo(page, confirm);
  // An impatient user presses twice.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(page.getByText('Demande soumise').first()).toBeVisible();
  await expect(page.getByText(/^DH-\d{4}-\d{4}$/).first()).toBeVisible();
  await expect(button('Soumettre la demande')).toHaveCount(0);
  // The niveau is asked for already, so it is no longer offered.
  await take(page, link('Mes demandes').first());
  await take(page, link('Demander une habilitation'));
  await expect(page.getByText('PRAP 2S – Formateur', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'PRAP 2S – Acteur' })).toHaveCount(0);
});

test('[DN9] a niveau is made and then asks for another document: an entite finds it in its demande', async ({
  browser,
}) => {
  const admin = await personAt(browser, 'ADM92001');
  await admin.getByRole('link', { name: 'Dispositifs', exact: true }).click();
  await admin.getByRole('link', { name: 'Créer un niveau' }).click();
  await admin.getByRole('button', { name: /Dispositif/ }).click();
  await admin.getByRole('option', { name: 'Exercices encadrés' }).click();
  await admin.getByLabel('Code', { exact: true }).fill('EXER-9');
  await admin.getByLabel('Nom du niveau').fill('Journée d’essai');
  const validity = admin.getByRole('group', { name: 'Validité d’une habilitation' });
  await validity.getByLabel('Durée').fill('18');
  await validity.getByRole('button', { name: /Unité/ }).click();
  await admin.getByRole('option', { name: 'Mois' }).click();
  await admin.getByRole('button', { name: 'Créer le niveau' }).click();
  await expect(admin.getByText('18 mois')).toBeVisible();
  await admin.getByRole('link', { name: 'Modifier le niveau' }).click();
  const pieces = admin.getByRole('group', { name: 'Justificatifs pédagogiques' });
  await pieces.getByRole('button', { name: 'Ajouter une pièce' }).click();
  await pieces.getByLabel('Nom de la pièce').fill('Fiche de l’exercice');
  await admin.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Fiche de l’exercice' }).first()).toBeVisible();

  const manager = await personAt(browser, 'LPF20001');
  await manager.getByRole('link', { name: 'Mes demandes' }).click();
  await manager.getByRole('link', { name: 'Demander une habilitation' }).click();
  await manager.getByText(/Journée d’essai/).click();
  await expect(manager.getByText('18 mois')).toBeVisible();
  await manager.getByRole('tab', { name: /^Pédagogie/ }).click();
  await attach(manager, /^Fiche de l’exercice/, 'fiche.pdf');
});

test('[EN8] an entite goes to another caisse, which says why and reads its demande', async ({ browser }) => {
  const repartiteur = await personAt(browser, 'REP70001');
  await repartiteur.getByRole('link', { name: 'Entités', exact: true }).click();
  await repartiteur.getByLabel('Nom, ville, SIRET ou numéro').fill('rhône sécurité');
  await repartiteur.getByLabel('Nom, ville, SIRET ou numéro').press('Enter');
  await repartiteur.getByRole('link', { name: 'Rhône Sécurité Conseil' }).click();
  await repartiteur.getByRole('button', { name: 'Changer de caisse' }).click();
  const dialog = repartiteur.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Confier' }).click();
  await expect(dialog).toContainText('Dites pourquoi.');
  await dialog.getByRole('button', { name: /Nouvelle caisse/ }).click();
  await repartiteur.getByRole('option', { name: 'Cramif' }).click();
  await dialog.getByLabel('Motif').fill('Siège transféré à Paris.');
  await dialog.getByRole('button', { name: 'Confier' }).click();
  await expect(repartiteur.getByText('L’entité est confiée à sa nouvelle caisse.')).toBeVisible();

  const instructeur = await personAt(browser, 'INS50002');
  await instructeur.getByRole('link', { name: 'Entités', exact: true }).click();
  // The home also lists the entite, through its demande.
  await expect(instructeur.getByRole('heading', { level: 1, name: 'Entités' })).toBeVisible();
  await instructeur.getByRole('link', { name: 'Rhône Sécurité Conseil' }).click();
  await expect(instructeur.getByText('Siège transféré à Paris.').first()).toBeVisible();
  await instructeur.getByRole('link', { name: /^DH-/ }).first().click();
  await expect(instructeur.getByRole('heading', { level: 1, name: 'Rhône Sécurité Conseil' })).toBeVisible();
});
