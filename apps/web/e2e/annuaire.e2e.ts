import { expect, test } from '@playwright/test';
import { expectAccessible } from './demonstration.ts';

test('[H29] a guest finds an accredited entite, shares its page, and reads the list of a past day', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Annuaire des entités habilitées' }).click();
  await page.getByRole('searchbox', { name: /Nom de l’entité/ }).fill('amiante');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annuaire\?texte=amiante$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nord Amiante Pédagogie', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nord Amiante Pédagogie' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amiante SS4 – Encadrant' })).toBeVisible();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Le lien est copié')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(page.url());
  await expectAccessible(page);
  // The entite of Orléans held the habilitation until its rupture, 150 days ago.
  await page.goto('/annuaire?texte=echafaudage');
  await expect(page.getByRole('heading', { name: 'Aucune entité ne correspond' })).toBeVisible();
  const past = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/annuaire?texte=echafaudage&date=${past}`);
  await page.getByRole('link', { name: 'Loire Échafaudage Formation', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/annuaire/\\d+\\?date=${past}$`));
  await expect(page.getByRole('heading', { name: 'Échafaudages – Monteur' })).toBeVisible();
});

test('[DX964] by keyboard alone a guest chooses a département on the map: list, field and address hold it', async ({
  page,
}) => {
  await page.goto('/annuaire');
  const map = page.getByRole('list', { name: 'Entités habilitées par département' });
  await expect(map).toBeVisible();
  const table = page.getByRole('link', { name: 'Les mêmes chiffres en tableau' });
  await table.focus();
  await page.keyboard.press('Tab');
  // One stop: the next leaves the map.
  await expect(map.getByRole('link', { name: /^Pas-de-Calais, 62,/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(map.getByRole('link', { name: /^Nord, 59,/ })).toBeFocused();
  await page.keyboard.type('54');
  const nancy = map.getByRole('link', { name: /^Meurthe-et-Moselle, 54,/ });
  await expect(nancy).toBeFocused();
  const counted = Number(
    /, 54, (\d+|une)/.exec((await nancy.innerText()).replace(/\s+/g, ' '))?.[1]?.replace('une', '1'),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annuaire\?departement=54$/);
  await expect(map.getByRole('link', { name: /^Meurthe-et-Moselle, 54, .*, sélectionné$/ })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /département/ })).toHaveValue('Meurthe-et-Moselle (54)');
  const list = page.getByRole('list', { name: 'Annuaire des entités habilitées' });
  await expect(list.getByRole('link', { name: 'Lorraine Prévention Formation', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `Toutes ${counted}`, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Toutes/ })).toBeFocused();
  // The same figures as a table, and back to the country by the tile.
  await table.click();
  await expect(page.getByRole('row', { name: `Meurthe-et-Moselle 54 ${counted}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Les mêmes chiffres sur la carte' }).click();
  await map.getByRole('link', { name: /sélectionné$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annuaire$/);
  // A narrow window has the list first, and the map folded under it.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Choisir sur la carte' }).click();
  await map.getByRole('link', { name: /^Nord, 59,/ }).click();
  await expect(page).toHaveURL(/departement=59$/);
  await expect(page.getByRole('heading', { name: /^Nord\s: / })).toBeVisible();
  await expectAccessible(page);
  // On paper no empty sheet follows the one that holds a short list.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Nord\s: / })).toBeVisible();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('[LI762] a day typed at a human pace over a slow network is the day that is asked, once', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/annuaire?**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('date') ?? '');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/annuaire');
  await expect(page.getByRole('list', { name: 'Annuaire des entités habilitées' })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('01012022', { delay: 120 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annuaire\?date=2022-01-01$/);
  await expect(page.getByRole('heading', { name: /01\/01\/2022/ })).toBeVisible();
  expect((await page.getByRole('spinbutton').allTextContents()).join('/')).toBe('01/01/2022');
  expect(asked.filter((date) => date !== '')).toEqual(['2022-01-01']);
  expect(await page.evaluate(() => history.length)).toBe(before);
  // A day that does not exist gives the last of its month and is told so, not a day passed through while typing.
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('31022023', { delay: 120 });
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Ce mois compte 28\sjours/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/annuaire\?date=2023-02-28$/);
  // An address with invalid values still shows a page.
  await page.goto('/annuaire?date=0022-01-01&departement=540');
  await expect(page.getByRole('list', { name: 'Annuaire des entités habilitées' })).toBeVisible();
  await expect(page.getByText(/sans ce filtre/)).toHaveCount(2);
  await expectAccessible(page);
});

test('an unknown code is told so, and every page of the site map answers', async ({ page }) => {
  await page.goto('/certificat');
  await page.getByRole('textbox', { name: 'Code du certificat' }).fill('7K3M-9QX2-AB10');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Ce code ne correspond à aucun certificat.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/plan-du-site');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(expect.arrayContaining(['/connexion', '/annuaire', '/certificat', '/accessibilite']));
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  }
  // A page opened by its address starts at the top, whatever the scroll of the previous one.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto('/accessibilite');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
