import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from './demonstration.ts';
import { followTitles, gluedIn, listen } from './ear.ts';
import { goTo, take } from './keyboard.ts';

const openFigures = async (page: Page): Promise<void> => {
  await take(page, page.getByRole('navigation').getByRole('link', { name: 'Statistiques', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeFocused();
};

test('[ST1040][ST1041] by keyboard, a responsable narrows the figures, takes a plot as a table and as a file, and follows a figure to its list', async ({
  page,
}) => {
  await signIn(page, 'RCA60001');
  await openFigures(page);
  await expectAccessible(page);
  const filters = page.getByRole('search', { name: 'Filtres' });
  await take(page, filters.getByRole('button', { name: /Période/ }));
  const span = page.getByRole('option', { name: '5 dernières années' });
  await goTo(page, span, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/periode=5-ans/);
  await settled(page);

  const plot = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('radio', { name: 'Tableau' }) })
    .filter({ has: page.locator('table a') })
    .first();
  const title = await plot.getByRole('heading', { level: 2 }).innerText();
  await goTo(page, plot.getByRole('radio', { name: 'Graphique' }));
  await page.keyboard.press('ArrowRight');
  await expect(plot.getByRole('radio', { name: 'Tableau' })).toBeChecked();
  const table = plot.getByRole('table', { name: title });
  await expect(table).toBeVisible();

  const download = page.waitForEvent('download');
  await take(page, plot.getByRole('button', { name: /^CSV/ }));
  const file = await readFile(await (await download).path(), 'utf8');
  const rows = await table.getByRole('row').count();
  expect(file.trim().split('\r\n')).toHaveLength(rows);

  // The last column of names is sorted by its heading, which says so.
  const heading = table.getByRole('columnheader').first();
  await take(page, heading.getByRole('button'));
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');

  const figure = table.getByRole('link').first();
  const [count = ''] = /^\d+/.exec(await figure.innerText()) ?? [];
  await take(page, figure);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeHidden();
  await expect(page.getByText(new RegExp(String.raw`^${count} demandes?\b`)).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/periode=5-ans/);
});

test('[ST1040] by ear, the figures are heard with their names, and each plot with its finding before its controls', async ({
  context,
  page,
}) => {
  const heard = await listen(context, page);
  const titles = await followTitles(context, page);
  await signIn(page, 'RCA60001');
  await settled(page);
  await titles();
  await heard.forget();
  await openFigures(page);
  await settled(page);
  expect(await titles()).toEqual(['Statistiques']);
  expect(await heard.said()).toEqual([]);
  expect(await gluedIn(page)).toEqual([]);
  // A plot says its title, what it finds and what it counts; its drawing says nothing that the table does not.
  const plots = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('radio', { name: 'Tableau' }) });
  const count = await plots.count();
  expect(count).toBeGreaterThan(3);
  for (let rank = 0; rank < count; rank++) {
    const plot = plots.nth(rank);
    const title = await plot.getByRole('heading', { level: 2 }).innerText();
    const said = (await plot.getByRole('paragraph').allTextContents()).map((text) => text.trim());
    expect([title, said.length > 1, said.includes('')]).toEqual([title, true, false]);
    await expect(plot.getByRole('radiogroup', { name: `${title}, présentation` })).toBeVisible();
    await expect(plot.getByRole('button', { name: /^CSV/ })).toContainText(title);
  }
});
