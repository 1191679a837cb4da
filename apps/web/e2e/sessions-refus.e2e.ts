import { expect, type Page, test } from '@playwright/test';
import { demoPassword, expectAccessible, latestLink, personAt, told } from './demonstration.ts';

/** A day from today, as a date field takes it: `ddMMyyyy`. */
function dayIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  const parts = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(date);
  return parts.replaceAll('/', '');
}

async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** What cannot be done is told within seconds. */
test.use({ actionTimeout: 10_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const homeOf = (page: Page): string => new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
/** Chooses an action of the bar and agrees to it. */
const ask = async (page: Page, name: string) => {
  await button(page, name).click();
  return page.getByRole('alertdialog').getByRole('button', { name });
};

async function addStagiaire(page: Page, nom: string, prenom: string, naissance: string): Promise<void> {
  await page.getByLabel('Nom', { exact: true }).fill(nom);
  await page.getByLabel('Prénom', { exact: true }).fill(prenom);
  await page.getByLabel('Date de naissance').fill(naissance);
  await button(page, 'Ajouter').click();
}

/** Adds somebody new; the form is ready for the next one once it says so, a moment after the list does. */
async function joinStagiaire(page: Page, nom: string, prenom: string, naissance: string): Promise<void> {
  await addStagiaire(page, nom, prenom, naissance);
  await expect(page.getByText(`${prenom} ${nom} rejoint la session.`)).toBeVisible();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
  await expect(page.getByText(`${prenom} ${nom.toUpperCase()}`, { exact: true })).toBeVisible();
}

test('[SC4][SC14] each refusal says what is wrong: to who opens a session, to a second person, and to a formateur before the last day', async ({
  browser,
}) => {
  const page = await personAt(browser, 'BSE20006');
  await page.goto(`${homeOf(page)}/sessions/nouvelle`);
  await page.getByRole('link', { name: /SST/ }).first().click();

  // Days that contradict each other, a formateur whose certificat ended, half an identifier.
  await typeDay(page, 'Premier jour', dayIn(1));
  await typeDay(page, 'Dernier jour', dayIn(0));
  await page.getByText('À l’étranger', { exact: true }).click();
  await page.getByLabel('Adresse à l’étranger').fill('Calle Mayor 12, Saint-Sébastien');
  await button(page, 'Un autre formateur, par son identifiant').click();
  const formateur = page.getByLabel('Identifiant du formateur');
  await formateur.fill('FOR4000');
  await formateur.blur();
  await expect(page.getByText('Un identifiant compte trois lettres et cinq chiffres.')).toBeVisible();
  await formateur.fill('ZZZ99999');
  await expect(page.getByText('Aucun formateur ne porte cet identifiant.')).toBeVisible();
  await formateur.fill('FOR40003');
  await expect(
    page.getByText(/^Awa Diop.: Le certificat de ce formateur prend fin avant le dernier jour/),
  ).toBeVisible();
  await expect(page.getByText('Le dernier jour ne peut pas précéder le premier.').first()).toBeVisible();
  await expect(page.getByText('Non enregistré\u00A0: corrigez ce qui est signalé')).toBeVisible();
  await expectAccessible(page);
  await typeDay(page, 'Dernier jour', dayIn(90));
  await button(page, 'Soumettre au formateur').click();
  await expect(page.getByText('La session dure plus de jours que ce niveau ne le permet.').first()).toBeVisible();
  await typeDay(page, 'Dernier jour', dayIn(2));
  await formateur.fill('FOR40001');
  await page.getByLabel(/^Début/).fill('8h30');
  await page.getByLabel(/^Fin/).fill('17h');
  await expect(page.getByText(/^Julie Perrin peut animer cette session/)).toBeVisible();

  // Who leads it learns nothing in it; nobody is in it twice; it has its least number.
  await page.getByRole('tab', { name: /^Stagiaires/ }).click();
  await addStagiaire(page, 'Kermadec', 'Anne', '31/02/1990');
  await expect(
    page.getByText('Cette date n’existe pas. Écrivez-la ainsi : 31/12/1990.'.replace(' :', '\u00A0:')).first(),
  ).toBeVisible();
  await joinStagiaire(page, 'Kermadec', 'Anne', '12/05/1990');
  await addStagiaire(page, 'Kermadec', 'Anne', '12/05/1990');
  await expect(page.getByText('Ce stagiaire est déjà dans la session.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Identifiant/ }).fill('FOR40001');
  await addStagiaire(page, 'Perrin', 'Julie', '12/05/1980');
  await expect(page.getByText(/^Julie Perrin rejoint la session/)).toBeVisible();
  await button(page, 'Soumettre au formateur').click();
  await expect(page.getByText('Le formateur de la session ne peut pas en être aussi stagiaire.').first()).toBeVisible();
  await expect(page.getByText(/^Il manque des stagiaires/).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Stagiaires/ }).click();
  await button(page, /^Retirer Julie/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(button(page, /^Retirer Julie/)).toHaveCount(0);
  for (const [nom, prenom] of [
    ['Le Bris', 'Yann'],
    ['Quémener', 'Loïc'],
    ['Riou', 'Maëlle'],
  ] as const)
    await joinStagiaire(page, nom, prenom, '03/09/1984');
  const id = /\/sessions\/(\d+)/.exec(page.url())?.[1] ?? '';

  // The delegate has the same draft open: what the other saved meanwhile is not overwritten.
  const other = await personAt(browser, 'DEL30002');
  const address = `${homeOf(other)}/sessions/${id}`;
  await other.goto(`${address}/informations`);
  await expect(other.getByLabel('Adresse à l’étranger')).toHaveValue(/Calle Mayor/);
  await page.getByRole('tab', { name: 'Session' }).click();
  await page.getByLabel('Adresse à l’étranger').fill('Calle Mayor 14, Saint-Sébastien');
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible();
  await other.getByLabel('Adresse à l’étranger').fill('Calle Real 2, Saint-Sébastien');
  await expect(other.getByRole('heading', { name: 'Cette session a été modifiée ailleurs' })).toBeVisible();
  await button(other, 'Charger').click();
  await expect(other.getByLabel('Adresse à l’étranger')).toHaveValue(/Calle Mayor 14/);

  // Both submit at once, one of them by a double click: one submission, and the other is told.
  const mine = await ask(page, 'Soumettre au formateur');
  const theirs = await ask(other, 'Soumettre au formateur');
  await Promise.all([mine.dblclick(), theirs.click()]);
  const done = (one: Page) => told(one, 'Session soumise au formateur');
  const moved = (one: Page) => one.getByRole('heading', { name: 'Cette session a changé d’étape' });
  await expect(done(page).or(moved(page))).toBeVisible();
  await expect(done(other).or(moved(other))).toBeVisible();
  expect((await done(page).count()) + (await done(other).count())).toBe(1);
  await page.goto(`${homeOf(page)}/sessions/${id}/historique`);
  await expect(page.getByRole('tabpanel').getByText(/soumise/i)).toHaveCount(1);

  // Another formateur does not see it; the network reads it and does nothing.
  const stranger = await personAt(browser, 'FOR40003');
  await stranger.goto(`${homeOf(stranger)}/sessions/${id}`);
  await expect(stranger.getByText(/n’existe pas|introuvable/).first()).toBeVisible();
  const caisse = await personAt(browser, 'RCA60008');
  await caisse.goto(`${homeOf(caisse)}/sessions`);
  await expect(caisse.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await expect(caisse.getByRole('link', { name: 'Ouvrir une session' })).toHaveCount(0);
  await caisse.goto(`${homeOf(caisse)}/sessions/${id}`);
  await expect(caisse.getByRole('tab', { name: /^Résultats/ })).toBeVisible();
  await expect(caisse.getByRole('button', { name: /Soumettre|Supprimer|Autres actions/ })).toHaveCount(0);

  // The formateur enters all, yet submits on the last day only.
  const leader = await personAt(browser, 'FOR40001');
  await leader.goto(`${homeOf(leader)}/sessions/${id}`);
  await button(leader, 'Tous présents').click();
  await button(leader, 'Tous admis').click();
  for (const identity of await leader.getByRole('switch', { name: 'Identité vue' }).all())
    await identity.press('Space');
  await expect(leader.getByText('tout est saisi')).toBeVisible();
  await button(leader, 'Relire et soumettre').click();
  await leader
    .getByRole('dialog')
    .getByRole('button', { name: /^Soumettre l/ })
    .click();
  await expect(
    leader.getByText('Les résultats se soumettent à partir du dernier jour de la session.').first(),
  ).toBeVisible();
});

test('[SC2] under a suspended habilitation a session is opened for later days alone', async ({ browser }) => {
  const page = await personAt(browser, 'MUL20004');
  await page.getByRole('link', { name: /Gestionnaire/ }).click();
  await expect(page).toHaveURL(/\/G\/\d+$/);
  await page.goto(`${homeOf(page)}/sessions/nouvelle`);
  await page.getByRole('link', { name: /SST/ }).first().click();
  await typeDay(page, 'Premier jour', dayIn(1));
  await typeDay(page, 'Dernier jour', dayIn(2));
  await expect(page.getByText(/^Non enregistré\. L’habilitation est suspendue le premier jour/)).toBeVisible();
  await typeDay(page, 'Premier jour', dayIn(75));
  await typeDay(page, 'Dernier jour', dayIn(76));
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible();
});

test('[A25] [A26] the link of a mail leads to its session, signed out or in another role, and tells that it was deleted since', async ({
  browser,
  page,
}) => {
  const gone = await latestLink(page, 'paul.lefevre@example.org', ': suppression le');
  await page.goto(gone);
  await page.getByLabel('Identifiant ou adresse électronique').fill('MUL20004');
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await button(page, 'Se connecter').click();
  await expect(page.getByText(/^Supprimée le .+, faute d’avoir été close$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${gone}$`));

  const other = await personAt(browser, 'MUL20004');
  await other.getByRole('link', { name: /Gestionnaire/ }).click();
  await expect(other).toHaveURL(/\/G\/\d+$/);
  const waiting = await latestLink(other, 'paul.lefevre@example.org', 'résultats à vérifier');
  expect(waiting).toMatch(/^\/DL\//);
  await other.goto(waiting);
  await expect(other.getByRole('heading', { level: 1, name: /Session d/ })).toBeVisible();
  await expect(other).toHaveURL(new RegExp(waiting));
});
