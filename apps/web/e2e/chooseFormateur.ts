import { expect, type Page } from '@playwright/test';

/** Chooses the formateur of a session by name, with keys: a list that closed as the page scrolled is opened by the arrow. */
export async function chooseFormateur(page: Page, nom: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Formateur' });
  await expect(async () => {
    await field.fill('');
    await field.fill(nom.slice(0, 5));
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(nom, { timeout: 1000 });
  }).toPass();
}
