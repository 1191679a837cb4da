import { expect, test } from '@playwright/test';
import { expectAccessible, signIn, told } from './demonstration.ts';
import { take } from './keyboard.ts';

test('[EC8][EC11] by keyboard alone a gestionnaire follows the dates, opens one, and gives them to a program until the address is revoked', async ({
  page,
}) => {
  await signIn(page, 'LPF20001');
  await take(page, page.getByRole('link', { name: 'Échéances' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Échéances' })).toBeFocused();
  const line = page.getByRole('list', { name: 'Ligne de temps' });
  await expect(line.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);

  await take(page, page.getByRole('button', { name: /Genre/ }));
  await take(page, page.getByRole('option', { name: 'Habilitations' }), 'ArrowDown');
  await expect(page).toHaveURL(/genre=HABILITATION/);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: / : fin$/ })
    .first();
  const named = await first.innerText();
  await take(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(named.split('\u00a0:')[0]?.split(',')[0] ?? '?');
  await page.goBack();

  await take(page, page.getByRole('button', { name: 'Ajouter à mon agenda' }), 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Vos échéances dans votre agenda' });
  await take(page, dialog.getByRole('button', { name: 'Créer mon adresse' }));
  const address = dialog.getByRole('textbox', { name: 'Adresse de votre calendrier' });
  await expect(address).toHaveValue(/echeances\.ics$/);
  await expectAccessible(page);
  const path = new URL(await address.inputValue()).pathname;
  const calendar = await page.request.get(path, { headers: {} });
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await page.keyboard.press('Escape');

  await take(page, page.getByRole('button', { name: 'Ajouter à mon agenda' }));
  await take(page, dialog.getByRole('button', { name: 'Révoquer l’adresse' }));
  await expect(told(page, 'L’adresse de votre calendrier est révoquée.')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
});
