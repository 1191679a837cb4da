import { expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** Checks that the page as it stands is valid HTML (content models, attributes, ids). */
export async function expectValidHtml(page: Page): Promise<void> {
  const markup = await page.evaluate(() => document.documentElement.outerHTML);
  // react-aria gives the hidden inputs of its dates an empty `form`, to keep them out of every form; it is not valid.
  const html = `<!doctype html>\n${markup.replaceAll(' form=""', '')}`;
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId} : ${message} : ${html.slice(offset, offset + 120)}`),
  );
  expect(faults).toEqual([]);
}
