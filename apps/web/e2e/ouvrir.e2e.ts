import { expect, type Page, test } from '@playwright/test';
import { chooseFormateur } from './chooseFormateur.ts';
import { countClicks } from './countClicks.ts';
import { expectAccessible, personAt, told } from './demonstration.ts';

// A second try would find the class inscribed.
test.describe.configure({ retries: 0 });

/** A day from now on, as a date field takes it: `ddMMyyyy`. */
function dayAhead(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  const parts = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(date);
  return parts.replaceAll('/', '');
}

/** Persons whom nobody knows, as a spreadsheet gives them. */
const classOf = (count: number) =>
  [
    ['Nom', 'Prénom', 'Né(e) le'],
    ...Array.from({ length: count }, (_, at) => [
      `Ouvr${String.fromCodePoint(97 + at).repeat(3)}`,
      'Claire',
      '12/05/1991',
    ]),
  ]
    .map((row) => row.join('\t'))
    .join('\n');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Fills in a session of two days under a SST habilitation, up to its class: what is typed takes no click, what is chosen does. */
async function open(page: Page, first: number): Promise<void> {
  await page.getByRole('link', { name: 'Ouvrir une session' }).click();
  await page.getByRole('link', { name: /SST-1/ }).first().click();
  await page.getByRole('group', { name: 'Premier jour' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(dayAhead(first));
  await page.getByRole('group', { name: 'Dernier jour' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(dayAhead(first + 1));
  await page.getByLabel(/^Début/).fill('8h30');
  await page.getByLabel(/^Fin/).fill('17h');
  await page.getByText('Dans les locaux de l’entité').click();
  await chooseFormateur(page, 'Julie Perrin');
  await expect(page.getByText(/^Julie Perrin peut animer cette session/)).toBeVisible();
  await button(page, 'Continuer').click();
  await expect(page.getByLabel('Ou coller depuis un tableur')).toBeFocused();
}

test('[SC872] from « Ouvrir une session » to submitted, a pasted class of ten takes at most twelve clicks', async ({
  browser,
}) => {
  const page = await personAt(browser, 'LPF20001');
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  const clicks = await countClicks(page);
  await open(page, 20);
  await page.getByLabel('Ou coller depuis un tableur').fill(classOf(10));
  // The entite's columns are remembered, from another journey too.
  const columns = button(page, 'Les colonnes sont justes');
  const inscribe = button(page, 'Inscrire les 10');
  await expect(inscribe).toBeVisible();
  if (await columns.isVisible()) await columns.click();
  await expectAccessible(page);
  await inscribe.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrire 10 stagiaires' }).click();
  await expect(page.getByText('10 stagiaires, pour un groupe de 4 à 10.')).toBeVisible();
  await expect(button(page, 'Continuer')).toHaveCount(0);
  await button(page, 'Soumettre au formateur').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soumettre au formateur' }).click();
  await expect(told(page, 'Session soumise au formateur')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(12);
});

test('[SC871] fourteen for ten places open a second session in one step, whose formateur is said to be taken', async ({
  browser,
}) => {
  const page = await personAt(browser, 'LPF20001');
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await open(page, 40);
  await page.getByLabel('Ou coller depuis un tableur').fill(classOf(14));
  const columns = button(page, 'Les colonnes sont justes');
  const second = button(page, 'Ouvrir une seconde session avec les 4 autres');
  await expect(second).toBeVisible();
  if (await columns.isVisible()) await columns.click();
  // What is read of the class moves the buttons below it.
  await expect(button(page, '14 prêts')).toBeVisible();
  await second.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('4 stagiaires dans une seconde session')).toBeVisible();
  await expect(dialog.getByText(/^Julie Perrin est déjà à cette session/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Inscrire 14 stagiaires' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Un autre brouillon est ouvert' })).toBeVisible();
  await expect(page.getByText('10 stagiaires, pour un groupe de 4 à 10.')).toBeVisible();
  const link = page.getByRole('link', { name: /^S-\d{4}-\d{6}$/ });
  await expect(link).toHaveCount(1);
  await link.click();
  // The second one stands, and not the first any more, whose formateur is taken by it.
  await expect(page.getByText('4 stagiaires, pour un groupe de 4 à 10.')).toBeVisible();
  await page.getByRole('tab', { name: 'Session', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Formateur' })).toHaveValue('Julie Perrin');
  await expect(page.getByText(/^Ce formateur anime une autre session/)).toBeVisible();
  await expectAccessible(page);
});
