import { type Page, test } from '@playwright/test';
import { signIn } from '../e2e/demonstration.ts';
import { HABILITATION_SCENES } from './habilitationScenes.ts';
import { GUEST_SCENES, PERSON_SCENES } from './personScenes.ts';
import type { Scene } from './steps.ts';

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  // A scrolled page, or one under a dialog, is pictured as seen, not whole.
  const isAsSeen = await page.evaluate(() => scrollY > 0 || document.querySelector('[role$=dialog]') !== null);
  const path = `../../.results/pictures/${name}.${test.info().project.name}.png`;
  await page.screenshot({ path, fullPage: !isAsSeen });
}

/** One page for all scenes of a person, to sign in only once. */
function picture(person: string, scenes: readonly Scene[]): void {
  test.describe(person, () => {
    let page: Page;
    let base = '';
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      page.setDefaultTimeout(8_000);
      if (person === 'invité') return;
      await signIn(page, person);
      base = page.url().replace(/\/$/, '');
    });
    test.afterAll(() => page.context().close());
    for (const [name, open] of scenes) {
      test(name, async () => {
        if (base !== '') await page.goto(base);
        await open(page, base);
        await shoot(page, base === '' ? name : `${person}-${name}`);
      });
    }
  });
}

picture('invité', GUEST_SCENES);
for (const person of new Set([...Object.keys(PERSON_SCENES), ...Object.keys(HABILITATION_SCENES)])) {
  picture(person, [...(PERSON_SCENES[person] ?? []), ...(HABILITATION_SCENES[person] ?? [])]);
}
