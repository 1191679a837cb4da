import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { countClicks } from './countClicks.ts';
import { expectAccessible, latestLink, pdf, personAt } from './demonstration.ts';
import { goTo, take, write } from './keyboard.ts';

// A second try would find the demande already submitted.
test.describe.configure({ retries: 0 });

/** An establishment whose record the register of the demonstration knows. */
const [SIRET, NAME] = [inventSiret(901), 'Atelier du Geste Sûr'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(/Brouillon enregistré à/)).toBeVisible();

async function joinAll(
  page: Page,
  names: readonly string[],
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(button(page, 'choisissez des fichiers'));
  await (await chooser).setFiles(names.map(pdf));
  await expect(page.getByText(`${names.length} pièces rangées d’après leur nom.`)).toBeVisible();
}

/** The digits of yesterday’s date. */
function yesterday(): string {
  const date = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(date);
  return day.replaceAll('/', '');
}

const ATTESTATIONS = ['attestation urssaf.pdf', 'récépissé de déclaration.pdf'];

const fields = async (page: Page, typed: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(typed)) await page.getByLabel(name, { exact: true }).fill(value);
};

/** Fills in and submits a first dossier administratif, from the home of somebody who has none. */
async function submitFirst(page: Page, siret: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Commencer', exact: true }).click();
  await page.getByLabel('SIRET').fill(siret);
  await expect(page.getByLabel('Raison sociale')).toHaveValue(name);
  await page.getByText('Général', { exact: true }).click();
  await page.getByLabel('Numéro de déclaration d’activité').fill('44540123454');
  await page.getByText('Oui', { exact: true }).click();
  await page.getByRole('spinbutton').first().pressSequentially(yesterday());
  await expectAccessible(page);

  // The register gave the address: the next tab with something left is the contact.
  await button(page, 'Continuer').click();
  await expect(page.getByRole('tab', { name: /^Contact/ })).toHaveAttribute('aria-selected', 'true');
  const legal = page.getByRole('group', { name: 'Responsable légal' });
  await expect(legal.getByLabel('Prénom')).toBeFocused();
  await legal.getByLabel('Prénom').fill('Solène');
  await legal.getByLabel('Nom', { exact: true }).fill('Abadie');
  await legal.getByLabel('Fonction').fill('Gérante');
  const contact = page.getByRole('group', { name: 'Personne à contacter' });
  await contact.getByLabel('Prénom').fill('Solène');
  await contact.getByLabel('Nom', { exact: true }).fill('Abadie');
  await contact.getByLabel('Adresse électronique').fill('solene.abadie@example.org');
  await contact.getByLabel('Numéro', { exact: true }).fill('03 53 01 12 34');
  await button(page, 'Continuer').click();
  await joinAll(page, ATTESTATIONS);
  await saved(page);
  await expectAccessible(page);
  await button(page, 'Soumettre').click();
  await expect(page.getByText('Dossier soumis').first()).toBeVisible();
}

test('[G874] a newcomer’s dossier administratif, from home to submit, takes at most eight clicks', async ({
  browser,
}) => {
  const page = await personAt(browser, 'PRE10016');
  const clicks = await countClicks(page);
  await submitFirst(page, SIRET, NAME);
  expect(clicks()).toBeLessThanOrEqual(8);
});

test('[G1021] from the mail that gives an account to the first declaration submitted takes at most fourteen clicks', async ({
  page,
}) => {
  const address = `premiere.${Date.now()}@example.org`;
  await page.goto('/inscription');
  await page.getByLabel('Prénom').fill('Solène');
  await page.getByLabel('Nom', { exact: true }).fill('Abadie');
  await page.getByLabel('Adresse électronique').fill(address);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check({ force: true });
  await button(page, 'Demander mon compte').click();
  await expect(page.getByText(`Un courriel est parti vers ${address}`)).toBeVisible();
  const link = await latestLink(page, address, 'Activez votre compte');
  const clicks = await countClicks(page);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('la neige tombe sur Metz');
  await button(page, 'Activer mon compte').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plus tard' }).click();
  // What will be asked, and with which documents at hand, is read before the first field.
  await expect(page.getByRole('region', { name: 'Le dossier administratif que vous remplirez' })).toBeVisible();
  await expectAccessible(page);
  await submitFirst(page, inventSiret(906), 'Vosges Manutention Formation');
  // With the link of the mail.
  expect(1 + clicks()).toBeLessThanOrEqual(14);
  // What follows it waits: the demande, whose niveau is chosen by what one wants to teach.
  await page.getByRole('link', { name: 'Continuer la demande' }).click();
  await expect(
    page.getByText(/^Former des secouristes, .* 14 heures, groupes de 4 à 10\. Pièces à joindre\s: /),
  ).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone somebody begins for another entite, fills its dossier administratif and submits it', async ({
  browser,
}) => {
  const page = await personAt(browser, 'HUM10017');
  await take(page, page.getByRole('button', { name: /^Compte d[e’]/ }));
  await take(page, page.getByRole('menuitem', { name: 'Demander pour une nouvelle entité' }), 'ArrowDown');
  await take(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ajouter ce rôle' }));
  await take(
    page,
    page.getByRole('dialog', { name: /^Que voulez-vous recevoir/ }).getByRole('button', { name: 'Enregistrer' }),
  );
  await take(page, page.getByRole('link', { name: 'Commencer', exact: true }));
  await write(page, page.getByLabel('SIRET'), inventSiret(911));
  await expect(page.getByLabel('Raison sociale')).toHaveValue('Sécurité Aube Formation');
  await write(page, page.getByLabel('Numéro de déclaration d’activité'), '44540123454');
  for (const [group, chosen] of [
    ['Régime', 'Général'],
    [/Urssaf/, 'Oui'],
  ] as const) {
    const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
    await goTo(page, radios.first());
    await goTo(page, radios.and(page.getByRole('radio', { name: chosen })), 'ArrowDown');
    await page.keyboard.press('Space');
  }
  await write(page, page.getByRole('spinbutton').first(), yesterday());
  await expectAccessible(page);
  await take(page, button(page, 'Continuer'));
  const [legal, contact] = ['Responsable légal', 'Personne à contacter'].map((name) =>
    page.getByRole('group', { name }),
  );
  if (legal === undefined || contact === undefined) throw new Error('il y a deux personnes');
  for (const [group, field, typed] of [
    [legal, 'Prénom', 'Nadia'],
    [legal, 'Nom', 'Leroux'],
    [legal, 'Fonction', 'Directrice'],
    [contact, 'Prénom', 'Nadia'],
    [contact, 'Nom', 'Leroux'],
    [contact, 'Adresse électronique', 'nadia.leroux@example.org'],
    [contact, 'Numéro', '03 25 01 12 34'],
  ] as const)
    await write(page, group.getByLabel(field, { exact: true }), typed);
  await take(page, button(page, 'Continuer'));
  await joinAll(page, ATTESTATIONS, (target) => take(page, target));
  await saved(page);
  await expectAccessible(page);
  await take(page, button(page, 'Soumettre'));
  await expect(page.getByText('Dossier soumis').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[G874] a demande d’habilitation with six documents, a platform and a formateur takes at most ten clicks', async ({
  browser,
}) => {
  const page = await personAt(browser, 'BSE20006');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await page.getByRole('link', { name: 'Demander une habilitation' }).click();
  await page.getByText('Échafaudages – Monteur', { exact: true }).click();
  const letter = page.waitForEvent('download');
  await button(page, 'Télécharger la lettre à signer').click();
  await letter;
  const names = ['programme', 'deroule', 'grille evaluation', 'attestation conformite', 'plan plateforme'];
  await joinAll(
    page,
    [...names, 'lettre engagement signee'].map((name) => `${name}.pdf`),
  );
  await expectAccessible(page);

  await button(page, 'Continuer').click();
  await expect(page.getByRole('tab', { name: /^Plateformes/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Adresse', { exact: true })).toBeFocused();
  await fields(page, { Adresse: '3 rue des Échafaudages', 'Code postal': '33000' });
  await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('Bordeaux');
  await button(page, 'Continuer').click();
  await fields(page, { 'Identifiant Habilis': 'FOR40001', Nom: 'Perrin' });
  await button(page, 'Vérifier et ajouter').click();
  await expect(page.getByRole('list', { name: 'Formateurs' })).toContainText('Julie Perrin');
  await expect(button(page, 'Continuer')).toHaveCount(0);
  await saved(page);
  await button(page, 'Soumettre la demande').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soumettre la demande' }).click();
  await expect(page.getByText('Demande soumise').first()).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(10);
});
