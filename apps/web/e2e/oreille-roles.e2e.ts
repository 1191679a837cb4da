import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { settled, signIn } from './demonstration.ts';
import { cutIn, followTitles, gluedIn, listen, namedAlike } from './ear.ts';

/** A person of each role, with the entry of the menu that leads to their work. */
const ROLES = [
  ['DM', 'AUB10001', /^Mes demandes/],
  ['G', 'LPF20001', /^Sessions/],
  ['DL', 'DEL30001', /^Habilitations/],
  ['F', 'FOR40001', /^Mes tâches/],
  ['I', 'INS50001', /^Mes tâches/],
  ['RC', 'RCA60001', /^Entités/],
  ['R', 'REP70001', /^Demandes/],
  ['E', 'EXP80001', /^Mes tâches/],
  ['RD', 'RDI90001', /^Habilitations/],
  ['CNH', 'CNH91001', /^Commission/],
  ['ADM', 'ADM92001', /^Utilisateurs/],
  ['S', 'SUP93001', /^Messages à l’assistance/],
] as const;

/** Rules of axe that each control has a name, which it says. */
const NAMES = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'label',
  'link-name',
  'select-name',
];

async function expectNamed(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(NAMES).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  expect(await gluedIn(page)).toEqual([]);
}

for (const [role, habilisId, entry] of ROLES) {
  test(`by ear, ${role} hears the title of a page once and nothing over it, and each control by its name`, async ({
    context,
    page,
  }) => {
    const heard = await listen(context, page);
    const titles = await followTitles(context, page);
    await signIn(page, habilisId);
    await settled(page);
    await expectNamed(page);
    await titles();
    await heard.forget();
    await page.getByRole('navigation').getByRole('link', { name: entry }).first().click();
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await settled(page);
    const words = await title.innerText();
    expect(await titles()).toEqual([words]);
    await expect(page).toHaveTitle(new RegExp(`^${words}`));
    expect(await heard.said()).toEqual([]);
    await expectNamed(page);
  });

  test(`the home of ${role} on a phone names no two things alike and cuts nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page, habilisId);
    await settled(page);
    expect(await namedAlike(page)).toEqual([]);
    expect(await cutIn(page)).toEqual([]);
  });
}
