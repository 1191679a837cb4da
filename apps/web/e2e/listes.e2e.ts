import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, personAt, told } from './demonstration.ts';
import { goTo, take } from './keyboard.ts';

/** Opens the choice of a filter and takes one of its options. */
async function choose(page: Page, filter: RegExp, option: string): Promise<void> {
  await take(page, page.getByRole('button', { name: filter }));
  const wanted = page.getByRole('option', { name: option, exact: true });
  await goTo(page, wanted, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}

test('[EC71][EC60] by keyboard alone a responsable shares a view; an instructeur opens it, goes through its rows, claims one and then several', async ({
  browser,
}, { retry }) => {
  const vue = `Dossiers libres ${retry + 1}`;
  const responsable = await personAt(browser, 'RCA60001');
  await take(responsable, responsable.getByRole('link', { name: /^Mes tâches/ }).first());
  await expect(responsable.getByRole('heading', { level: 1, name: 'Mes tâches' })).toBeFocused();
  await take(responsable, responsable.getByRole('link', { name: /^Non affectées/ }));
  await expect(responsable).toHaveURL(/vue=non-affectees/);
  await take(responsable, responsable.getByRole('button', { name: 'Plus de filtres' }));
  await choose(responsable, /Nature$/, 'Dossier administratif');
  await expect(responsable).toHaveURL(/nature=DA/);
  await take(responsable, responsable.getByRole('button', { name: 'Enregistrer cette vue' }), 'Shift+Tab');
  await expect(responsable.getByRole('textbox', { name: 'Nom de la vue' })).toBeFocused();
  await responsable.keyboard.type(vue);
  await goTo(responsable, responsable.getByRole('checkbox', { name: 'Partager avec ma caisse' }));
  await responsable.keyboard.press('Space');
  await expectAccessible(responsable);
  await responsable.keyboard.press('Enter');
  await expect(told(responsable, 'Vue enregistrée')).toBeVisible();

  const page = await personAt(browser, 'INS50008');
  await take(page, page.getByRole('link', { name: /^Mes tâches/ }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Mes tâches' })).toBeFocused();
  await take(page, page.getByRole('link', { name: vue }));
  await expect(page).toHaveURL(/nature=DA/);
  await expect(page.getByRole('link', { name: vue })).toHaveAttribute('aria-current', 'page');

  const numbers = page.getByRole('table').getByRole('link', { name: /^DA-\d{4}-\d{4}$/ });
  const shown = async () => await numbers.allTextContents();
  const before = await shown();
  expect(before.length).toBeGreaterThan(6);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(numbers.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(numbers.first()).toBeFocused();
  await page.keyboard.press('c');
  await expect(told(page, 'Une demande prise en charge')).toBeVisible();
  await expect.poll(shown).not.toContain(before[0]);

  // Chosen on two rows, then all at once.
  const [first = '', , third = ''] = await shown();
  await goTo(page, page.getByRole('table').getByRole('link', { name: first }));
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 sélectionnées')).toBeVisible();
  await expectAccessible(page);
  await take(page, page.getByRole('button', { name: 'Prendre en charge', exact: true }).first(), 'Shift+Tab');
  await expect(told(page, '2 demandes prises en charge')).toBeVisible();
  await expect.poll(shown).not.toContain(first);
  expect(await shown()).not.toContain(third);

  // The next one is read, and one comes back to the same view.
  const [next = ''] = await shown();
  await goTo(page, page.getByRole('table').getByRole('link', { name: next }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${next} - `));
  await take(page, page.getByRole('link', { name: 'Revenir à la liste' }), 'Shift+Tab');
  await expect(page.getByRole('link', { name: vue })).toHaveAttribute('aria-current', 'page');
});
