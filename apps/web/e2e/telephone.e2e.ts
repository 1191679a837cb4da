import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, personAt } from './demonstration.ts';
import { goTo, take } from './keyboard.ts';

/** Follows an entry of the menu, which a narrow window folds. */
async function follow(page: Page, entry: RegExp): Promise<void> {
  await take(page, page.getByRole('button', { name: 'Ouvrir le menu' }), 'Shift+Tab');
  await take(page, page.getByRole('dialog').getByRole('link', { name: entry }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Opens the first line of a list of cards. */
async function openFirst(page: Page, name: RegExp): Promise<void> {
  await take(page, page.getByRole('main').getByRole('link', { name }).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const isWhole = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('on a phone and by keyboard alone: the pager, the tabs of a demande, its track, and the pages of the account', async ({
  browser,
}) => {
  const page = await personAt(browser, 'INS50008');
  await page.setViewportSize({ width: 360, height: 800 });
  await follow(page, /^Demandes/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const next = pages.getByRole('link', { name: /^Suivante/ });
  await goTo(page, next);
  // One line, whole.
  expect((await pages.boundingBox())?.height).toBeLessThan(96);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole('link', { name: /^Précédente/ })).toBeVisible();
  await expectAccessible(page);

  // A document and the facts take each other's place, by their buttons.
  await openFirst(page, /^DA-/);
  await take(page, page.getByRole('group', { name: 'Demande, Pièces' }).getByRole('button', { name: 'Pièces' }));
  await expect(page.getByRole('region', { name: /^Page 1 sur/ })).toBeVisible();
  await expectAccessible(page);

  const demandeur = await personAt(browser, 'LPF20001');
  await demandeur.setViewportSize({ width: 360, height: 800 });
  await follow(demandeur, /^Mes demandes/);
  await openFirst(demandeur, /^Brouillon/);
  const track = demandeur.getByRole('list', { name: /^Avancement/ });
  await expect(track.locator('[aria-current=step]')).toContainText('Saisie');
  await goTo(demandeur, demandeur.getByRole('tab', { selected: true }));
  const last = demandeur.getByRole('tab', { name: /^Documents/ });
  await goTo(demandeur, last, 'ArrowRight');
  // What the row hides comes into view with the focus.
  // A fraction of a pixel may stay outside.
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await demandeur.keyboard.press('Enter');
  await expect(demandeur.getByRole('group', { name: /^Lettre d’engagement signée/ })).toBeVisible();
  expect(await isWhole(demandeur)).toBe(true);
  await expectAccessible(demandeur);

  await take(demandeur, demandeur.getByRole('button', { name: /^Compte d[e’]/ }), 'Shift+Tab');
  await goTo(demandeur, demandeur.getByRole('menuitem', { name: 'Mon compte' }), 'ArrowDown');
  await demandeur.keyboard.press('Enter');
  await expect(demandeur.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeFocused();
  const sessions = demandeur.getByRole('link', { name: 'Sessions et accès' });
  await goTo(demandeur, sessions);
  // A browser scrolls by whole pixels.
  await expect(sessions).toBeInViewport({ ratio: 0.99 });
  await demandeur.keyboard.press('Enter');
  await expect(demandeur.getByText('Cette session', { exact: true })).toBeVisible();
  // The frame of the role stays.
  await expect(demandeur.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  expect(await isWhole(demandeur)).toBe(true);
  await expectAccessible(demandeur);
});
