import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { pdf, personAt } from './demonstration.ts';

// The journey is long: a failing step fails fast.
test.use({ actionTimeout: 10_000 });

const NIVEAU = 'Échafaudages – Monteur';

async function attach(page: Page, slot: string): Promise<void> {
  const group = page.getByRole('group', { name: slot, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: 'choisissez un fichier' }).click();
  await (await chooser).setFiles(pdf('piece.pdf'));
  await expect(group.getByRole('link', { name: 'Ouvrir piece.pdf' })).toBeVisible();
}

const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

async function addPlateforme(page: Page, adresse: string): Promise<void> {
  await openTab(page, /^Plateformes/);
  const place = page.getByRole('group', { name: 'Plateforme fixe 1' });
  await place.getByLabel('Adresse', { exact: true }).fill(adresse);
  await place.getByLabel('Code postal').fill('33000');
  await expect(place.getByRole('combobox', { name: 'Ville' })).toHaveValue('Bordeaux');
}

/** Presses an action, fills in its dialog and confirms. */
async function take(page: Page, action: string, tell?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await tell?.(dialog);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function submit(page: Page): Promise<string> {
  await take(page, 'Soumettre la demande');
  await expect(page.getByText('Demande soumise').first()).toBeVisible();
  return (
    (await page
      .getByText(/^DH-\d{4}-\d{4}$/)
      .first()
      .textContent()) ?? ''
  );
}

/** Opens a demande as a member of the network, from their tasks. */
async function reviewerAt(browser: Browser, habilisId: string, numero: string): Promise<Page> {
  const page = await personAt(browser, habilisId);
  await page.getByRole('link', { name: /^Mes tâches/ }).click();
  await page.getByLabel('Numéro ou entité').fill(numero);
  await page.getByLabel('Numéro ou entité').press('Enter');
  await page.getByRole('link', { name: numero }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garonne Soins Formation' })).toBeVisible();
  return page;
}

async function giveAvis(page: Page, action: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections de la demande' }).getByRole('button', { name: /^Avis/ }).click();
  await page.getByRole('radiogroup').getByText('Favorable', { exact: true }).click();
  await take(page, action);
}

/** Fills in and submits the demandeur's draft. */
async function ask(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await page.getByRole('link', { name: 'Demander une habilitation' }).click();
  await page.getByText(NIVEAU, { exact: true }).click();
  await openTab(page, /^Pédagogie/);
  for (const slot of ['Programme de la formation', 'Déroulé pédagogique', 'Grille d’évaluation des stagiaires']) {
    await attach(page, slot);
  }
  await openTab(page, /^Partie technique/);
  await attach(page, 'Attestations de conformité du matériel');
  await attach(page, 'Plan de la plateforme pédagogique');
  await addPlateforme(page, '3 rue des Échafaudages');
  await openTab(page, /^Formateurs/);
  await page.getByLabel('Identifiant Habilis').fill('FOR40001');
  await page.getByLabel('Nom', { exact: true }).fill('Perrin');
  await page.getByRole('button', { name: 'Vérifier et ajouter' }).click();
  await expect(page.getByRole('list', { name: 'Formateurs' })).toContainText('Julie Perrin');
  await openTab(page, /^Documents/);
  await attach(page, 'Lettre d’engagement signée');
  return submit(page);
}

/** The commission plans the demande for today, grants it, and sends its letter at once. */
async function grant(browser: Browser, numero: string): Promise<void> {
  const page = await personAt(browser, 'CNH91001');
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format();
  await page.getByRole('link', { name: 'Commission', exact: true }).click();
  await page.getByRole('link', { name: 'À planifier', exact: true }).first().click();
  await page.getByRole('checkbox', { name: `Sélectionner ${numero}` }).check();
  await take(page, 'Inscrire à une séance', async (dialog) => {
    await dialog.getByText('Un autre jour').click();
    await dialog.getByRole('spinbutton').first().pressSequentially(today.replaceAll('/', ''));
  });
  await page.getByRole('link', { name: 'Séances' }).click();
  await page.getByRole('link', { name: today, exact: true }).click();
  await page.getByRole('link', { name: 'Décider' }).click();
  await page.getByRole('button', { name: /Décision/ }).click();
  await page.getByRole('option', { name: 'Accorder', exact: true }).click();
  await page.getByRole('button', { name: 'Voir la lettre' }).click();
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  const row = page.getByRole('row').filter({ hasText: numero });
  await row.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer la lettre' }).click();
  await expect(page.getByText('Une lettre envoyée.')).toBeVisible();
}

test('[H5][CN10] the whole road, from draft to letter, then a session that may begin, an added platform, a suspension and a renewal', async ({
  browser,
}) => {
  const demandeur = await personAt(browser, 'GSF20005');
  const numero = await ask(demandeur);
  await giveAvis(await reviewerAt(browser, 'INS50007', numero), 'Transmettre l’avis');
  await take(await reviewerAt(browser, 'RCA60007', numero), 'Valider l’instruction');
  await take(await reviewerAt(browser, 'REP70001', numero), 'Envoyer en expertise', async (dialog) => {
    await dialog.getByRole('button', { name: /Affecter à/ }).click();
    await dialog
      .page()
      .getByRole('option', { name: /Joël Payet/ })
      .click();
  });
  await giveAvis(await reviewerAt(browser, 'EXP80005', numero), 'Transmettre l’avis');
  await giveAvis(await reviewerAt(browser, 'RDI90004', numero), 'Transmettre à la commission');
  await grant(browser, numero);

  await demandeur.reload();
  const download = demandeur.waitForEvent('download');
  await demandeur.getByRole('button', { name: 'Télécharger la lettre de décision' }).click();
  const letter = await (await download).createReadStream();
  const [head] = await letter.take(1).toArray();
  expect(String(head).slice(0, 5)).toBe('%PDF-');

  // What was just granted opens a session.
  await demandeur.getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(demandeur.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await demandeur.getByRole('link', { name: 'Ouvrir une session' }).click();
  await expect(demandeur.getByRole('link', { name: /ECHA-1/ })).toBeVisible();

  // The documents just sent still hold: only the place and the letter are asked for.
  await demandeur.getByRole('link', { name: 'Habilitations', exact: true }).click();
  await expect(demandeur.getByRole('heading', { level: 1, name: 'Habilitations' })).toBeVisible();
  const granted = demandeur.getByRole('link', { name: /ECHA-1/ });
  const habilitation = (await granted.innerText()).trim();
  await granted.click();
  await demandeur.getByRole('link', { name: 'Ajouter une plateforme fixe' }).click();
  await expect(demandeur.getByText(/^Ajout d’une plateforme fixe à l’habilitation/)).toBeVisible();
  await addPlateforme(demandeur, '8 quai des Monteurs');
  await openTab(demandeur, /^Documents/);
  await attach(demandeur, 'Lettre d’engagement signée');
  await submit(demandeur);

  const manager = await personAt(browser, 'RDI90004');
  await manager.getByRole('link', { name: 'Habilitations', exact: true }).click();
  await manager.getByRole('searchbox').first().fill('Garonne');
  await manager.getByRole('searchbox').first().press('Enter');
  await manager.getByRole('link', { name: habilitation }).click();
  await take(manager, 'Suspendre', async (dialog) => {
    await dialog.getByRole('button', { name: /Motif/ }).click();
    await manager.getByRole('option', { name: 'Écarts à l’audit' }).click();
    await dialog.getByLabel(/Commentaire/).fill('Deux écarts relevés.');
  });
  await expect(manager.getByText('Suspendue', { exact: true }).first()).toBeVisible();

  const renewing = await personAt(browser, 'BSE20006');
  await renewing.getByRole('link', { name: 'Habilitations', exact: true }).click();
  await renewing.getByRole('link', { name: /SST-1/ }).first().click();
  const former = renewing.url();
  await renewing.getByRole('link', { name: 'Renouveler l’habilitation' }).click();
  await expect(renewing.getByText(/^Renouvellement de l’habilitation/)).toBeVisible();
  await openTab(renewing, /^Documents/);
  await attach(renewing, 'Lettre d’engagement signée');
  await expect(renewing).toHaveURL(/\/demandes-habilitation\/\d+\/documents$/);
  await renewing.goto(former);
  await expect(renewing.getByRole('link', { name: 'Renouveler l’habilitation' })).toHaveCount(0);
});
