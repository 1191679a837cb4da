import { expect, test } from '@playwright/test';
import { expectAccessible, signIn, told } from './demonstration.ts';

test('[EC8][EC11] a gestionnaire follows the dates, opens one, and gives them to a program until the address is revoked', async ({
  page,
}) => {
  await signIn(page, 'LPF20001');
  await page.getByRole('link', { name: 'Échéances' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Échéances' })).toBeFocused();
  const line = page.getByRole('list', { name: 'Ligne de temps' });
  await expect(line.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /Genre/ }).click();
  await page.getByRole('option', { name: 'Habilitations' }).click();
  await expect(page).toHaveURL(/genre=HABILITATION/);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: / : fin$/ })
    .first();
  const named = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(named.split('\u00a0:')[0]?.split(',')[0] ?? '?');
  await page.goBack();

  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vos échéances dans votre agenda' });
  await dialog.getByRole('button', { name: 'Créer mon adresse' }).click();
  const address = dialog.getByRole('textbox', { name: 'Adresse de votre calendrier' });
  await expect(address).toHaveValue(/echeances\.ics$/);
  await expectAccessible(page);
  const path = new URL(await address.inputValue()).pathname;
  const calendar = await page.request.get(path, { headers: {} });
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  await dialog.getByRole('button', { name: 'Révoquer l’adresse' }).click();
  await expect(told(page, 'L’adresse de votre calendrier est révoquée.')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
});
