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
