import { expect, type Page, test } from '@playwright/test';
import { expectProof } from './certificatProof.ts';
import { chooseFormateur } from './chooseFormateur.ts';
import { expectAccessible, personAt, settled, signIn, told } from './demonstration.ts';

/** The days before today, as a date field takes them: `ddMMyyyy`. */
function dayBefore(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000);
  const parts = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(date);
  return parts.replaceAll('/', '');
}

async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** A class of ten with three faults; each try has its own people, so that a second one meets no homonyms of the first. */
const classOf = (suffix: string) => [
  ['Nom de famille', 'Prénom', 'Né(e) le', 'Mail'],
  [`Zénobie${suffix}`, 'Claire', '12/05/1991', `claire.zenobie${suffix}@chiers.example`],
  [`Yvrande${suffix}`, 'Hugo', '03/09/1984', ''],
  [`Xaintray${suffix}`, 'Inès', '27/01/1999', ''],
  [`Wambrechies${suffix}`, 'Léo', '31/02/1990', ''],
  [`Vaudémont${suffix}`, 'Marion', '14/02/1987', `m.vaudemont${suffix}@`],
  [`Urbain-Thil${suffix}`, 'Samuel', '30/06/1978', ''],
  [`Thézillieu${suffix}`, 'Océane', '09/04/1995', ''],
  [`Łukasik-Rol${suffix}`, 'Ewa', '05/12/1986', ''],
  ['', 'Nathalie', '18/10/1982', ''],
  [`N’Guessan-Ory${suffix}`, 'Mamadou', '22/08/1990', ''],
];

test('[SC5][SC14][SC16][C11][C42] a class of ten is pasted and corrected in the grid, its results entered on a phone without network, verified and certified; a certificat is then read printed, without network, followed, and seen revoked', async ({
  browser,
}, { retry }) => {
  test.setTimeout(360_000);
  const suffix = 'bis'.repeat(retry);
  const page = await personAt(browser, 'LPF20001');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir une session' }).click();
  await page.getByRole('link', { name: /SST-1/ }).first().click();
  await typeDay(page, 'Premier jour', dayBefore(2));
  await typeDay(page, 'Dernier jour', dayBefore(1));
  await page.getByLabel(/^Début/).fill('8h30');
  await page.getByLabel(/^Fin/).fill('17h');
  await page.getByText('Dans les locaux de l’entité').click();
  await page.getByLabel('Code postal').fill('54000');
  await page.getByRole('combobox', { name: 'Ville' }).fill('Nancy');
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Carmes');
  await chooseFormateur(page, 'Julie Perrin');
  await expect(page.getByText(/^Julie Perrin peut animer cette session/)).toBeVisible();

  await page.getByRole('tab', { name: /^Stagiaires/ }).click();
  await page.getByLabel('Ou coller depuis un tableur').fill(
    classOf(suffix)
      .map((row) => row.join('\t'))
      .join('\n'),
  );
  // The entite's columns are remembered, by a second try too.
  const columns = button('Les colonnes sont justes');
  await expect(columns.or(button('3 à corriger')).first()).toBeVisible();
  if (await columns.isVisible()) await columns.click();
  await expect(button('3 à corriger')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('gridcell', { name: 'Zénobie' }).click();
  await page.keyboard.press('F8');
  await page.keyboard.type('28/02/1990');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F8');
  await page.keyboard.press('F2');
  await page.keyboard.type('vermois.example');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F8');
  await page.keyboard.type(`Quévreville${suffix}`);
  await page.keyboard.press('Enter');
  await expect(button('10 prêts')).toBeVisible();
  await button('Voir le récapitulatif').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrire 10 stagiaires' }).click();
  await expect(page.getByText('10 stagiaires, pour un groupe de 4 à 10.')).toBeVisible();
  await expect(page.getByText('Nathalie QUÉVREVILLE')).toBeVisible();

  // The sheet to sign is there before the session is.
  await page.getByRole('tab', { name: 'Documents' }).click();
  const sheet = page.waitForEvent('download');
  await button(/Feuille d’émargement$/).click();
  expect((await sheet).suggestedFilename()).toMatch(/^emargement-S-\d{4}-\d{6}\.pdf$/);
  await button('Soumettre au formateur').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soumettre au formateur' }).click();
  await expect(told(page, 'Session soumise au formateur')).toBeVisible();
  const id = /\/sessions\/(\d+)/.exec(page.url())?.[1] ?? '';

  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await signIn(phone, 'FOR40001');
  const home = new URL(phone.url()).pathname.split('/').slice(0, 3).join('/');
  await phone.goto(`${home}/sessions/${id}`);
  const choose = (group: RegExp, name: string) =>
    phone.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Tous présents' })).toBeVisible();
  await expectAccessible(phone);
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Tous présents' }).click();
  await choose(/^Présence .*XAINTRAY/, 'Absent');
  await phone.getByRole('button', { name: 'Tous admis' }).click();
  await choose(/^Résultat .*YVRANDE/, 'Non admis');
  await phone.getByRole('button', { name: 'Épreuve non réussie' }).click();
  for (const identity of await phone.getByRole('switch', { name: 'Identité vue' }).all()) await identity.press('Space');
  await expect(phone.getByRole('heading', { name: 'Hors connexion' })).toBeVisible();
  await expect(phone.getByText(/^28\sréponses en attente du réseau\./)).toBeVisible();
  await expect(phone.getByText('tout est saisi')).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('gardé', { exact: true })).toHaveCount(0, { timeout: 30_000 });
  // A reload finds on the server what was entered without it.
  await phone.reload();
  await expect(phone.getByText('tout est saisi')).toBeVisible();
  await phone.getByRole('button', { name: 'Relire et soumettre' }).click();
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^Soumettre l/ })
    .click();
  await expect(told(phone, 'Résultats soumis')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Vérification' }).click();
  await expect(page.getByText('8 admis, un non admis, un absent.')).toBeVisible();
  await expectAccessible(page);
  await button('Clôturer la session').click();
  await expect(page.getByRole('alertdialog').getByText(/^8\scertificats seront délivrés/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clôturer la session' }).click();
  await expect(told(page, 'Session clôturée : les certificats sont délivrés')).toBeVisible();

  // The same person reads what the caisse wrote.
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('button', { name: /^Permanence téléphonique de la caisse/ }).click();
  await expect(page.getByText(/^Vos questions sur le dossier administratif trouvent réponse/)).toBeVisible();
  await settled(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Permanence téléphonique de la caisse', exact: true })).toBeVisible();

  await expectProof(browser, page, id);
});
