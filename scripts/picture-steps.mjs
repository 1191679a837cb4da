// What the scenes of the pictures have in common.

/** Opens the first line of a list that holds a text. */
export const line =
  (list, text = '') =>
  async (page, base) => {
    await page.goto(base + list);
    const link = page.locator('main table th a, main ul a').filter({ hasText: text }).first();
    await link.waitFor();
    await page.goto(await link.evaluate((anchor) => anchor.href));
    await page.locator('h1[tabindex]').waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Presses a button, or takes the choice from the menu that holds it on a phone. */
export async function press(page, name) {
  const button = page.getByRole('button', { name }).last();
  const others = page.getByRole('button', { name: 'Autres actions' }).first();
  await button.or(others).first().waitFor();
  if (await button.isVisible()) await button.click();
  else {
    await others.click();
    await page.getByRole('menuitem', { name }).click();
  }
  await page.waitForTimeout(400);
}
