import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from './demonstration.ts';

/** What the library that draws the page does not do: names for its list of servers and for a body, landmarks, headings in order. */
const LIMITS_OF_THE_READER = ['heading-order', 'label', 'region', 'select-name'];

async function expectReadable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(LIMITS_OF_THE_READER).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) }))).toEqual([]);
}

/** The calls whose resource or path holds a word: the page draws only those that are in sight. */
async function filter(page: Page, word: string): Promise<void> {
  await page.getByPlaceholder('Filter by tag or path').fill(word);
}

/** A call of the page, by the name under which it stands in the contract. */
const callNamed = (page: Page, name: string) =>
  page.locator('.opblock').filter({ has: page.getByText(name, { exact: true }) });

test('the calls are read by resource, and tried, on the page that describes them', async ({ page }) => {
  await page.goto('/api/');
  await expect(page.getByRole('heading', { name: /^Habilis/ })).toBeVisible();
  for (const resource of ['commune', 'historiqueCommentaire', 'mrp', 'session']) {
    await filter(page, resource);
    await expect(page.locator(`[data-tag="${resource}"]`)).toBeVisible();
  }
  const signIn = callNamed(page, 'session.authenticate');
  await signIn.locator('.opblock-summary-control').click();
  await signIn
    .getByRole('textbox')
    .first()
    .fill(JSON.stringify({ username: 'MPA10013', password: demoPassword() }));
  const answered = page.waitForResponse('**/api/authenticate');
  await signIn.getByRole('button', { name: 'Execute' }).click();
  const answer = await answered;
  expect([answer.status(), Object.keys((await answer.json()) as object)]).toEqual([200, ['id_token', 'validity']]);
  await expect(signIn.locator('.live-responses-table')).toContainText('id_token');
  await expectReadable(page);
});
