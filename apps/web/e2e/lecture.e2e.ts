import { expect, test } from '@playwright/test';
import { expectAccessible, personAt } from './demonstration.ts';
import { goTo, take } from './keyboard.ts';

test('[DX976] an instructeur reads the documents of a file, marks them and asks for a complement, by keyboard and without a download', async ({
  browser,
}) => {
  const page = await personAt(browser, 'INS50001');
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.goto(`${page.url().replace(/\/$/, '')}/demandes?recherche=Ardoise`);
  await take(page, page.getByRole('link', { name: /^DA-\d{4}-\d{4}$/ }).first());
  const mark = page.getByRole('checkbox', { name: 'Vue', exact: true });
  await expect(mark).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const drawn = page.getByRole('region', { name: /^Page 1 sur/ });
  // After the count of the section comes that of the whole.
  const total = page.getByText(/^\d+\spièces? vues? sur \d+$/).last();
  const count = Number(/\d+$/.exec(await total.innerText())?.[0]);
  expect(count).toBeGreaterThan(1);
  for (let read = 1; read <= count; read++) {
    await expect(drawn.locator('canvas')).toBeVisible();
    await expect(drawn).toContainText('Ardoise Formation');
    await page.keyboard.press('v');
    await expect(mark).toBeChecked();
    await expect(total).toHaveText(new RegExp(`^${read} `));
    if (read < count) await page.keyboard.press('j');
  }
  await expectAccessible(page);

  await goTo(page, page.getByRole('button', { name: 'Demander un complément sur « SIRET »' }));
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Ce que l’entité lira' })).toBeFocused();
  await page.keyboard.type('Le SIRET de la pièce est un autre.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Demander un complément (1 point)', exact: true })).toBeVisible();
  await expectAccessible(page);

  // Another machine shows what was marked.
  const elsewhere = await personAt(browser, 'INS50001');
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText(new RegExp(`^${count}\\spièces vues sur ${count}$`)).last()).toBeVisible();
  expect(downloads).toBe(0);

  // The one that is kept is read again and sent: nothing more is asked for.
  await take(page, page.getByRole('button', { name: 'Demander un complément (1 point)', exact: true }));
  const asked = page.getByRole('region', { name: 'Demander un complément' });
  await expect(asked.getByRole('listitem')).toContainText('Le SIRET de la pièce est un autre.');
  await take(page, asked.getByRole('button', { name: 'Envoyer à l’entité' }));
  await expect(page.getByText('Complément demandé').first()).toBeVisible();
});
