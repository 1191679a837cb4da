import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, pdf, personAt } from './demonstration.ts';

// A second try would find the demande already submitted.
test.describe.configure({ retries: 0 });

/** An establishment whose record the register of the demonstration knows. */
const [SIRET, NAME] = [inventSiret(901), 'Atelier du Geste Sûr'];

/** Counts the presses of a pointer on the page, from now on; keys do not count. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => void clicks++);
  await page.evaluate(() => {
    const tell: unknown = Reflect.get(globalThis, 'tellClick');
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0 && typeof tell === 'function') tell();
      },
      true,
    );
  });
  return () => clicks;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(/Brouillon enregistré à/)).toBeVisible();

async function joinAll(page: Page, names: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'choisissez des fichiers').click();
  await (await chooser).setFiles(names.map(pdf));
  await expect(page.getByText(`${names.length} pièces rangées d’après leur nom.`)).toBeVisible();
}

const fields = async (page: Page, typed: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(typed)) await page.getByLabel(name, { exact: true }).fill(value);
};

test('[G874] a newcomer’s dossier administratif, from home to submit, takes at most eight clicks', async ({
  browser,
}) => {
  const page = await personAt(browser, 'PRE10016');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Commencer', exact: true }).click();
  await page.getByLabel('SIRET').fill(SIRET);
  await expect(page.getByLabel('Raison sociale')).toHaveValue(NAME);
  await page.getByText('Général', { exact: true }).click();
  await page.getByLabel('Numéro de déclaration d’activité').fill('44540123454');
  await page.getByText('Oui', { exact: true }).click();
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(yesterday);
  await page.getByRole('spinbutton').first().pressSequentially(day.replaceAll('/', ''));
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
  await joinAll(page, ['attestation urssaf.pdf', 'récépissé de déclaration.pdf']);
  await saved(page);
  await expectAccessible(page);
  await button(page, 'Soumettre').click();
  await expect(page.getByText('Dossier soumis').first()).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(8);
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
  await expect(page.getByLabel('Ville')).toHaveValue('Bordeaux');
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
