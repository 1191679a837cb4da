import { expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** No fault of form (HTML, content models, attributes, ids) in the page as it stands. */
export async function expectValidHtml(page: Page): Promise<void> {
  const markup = await page.evaluate(() => document.documentElement.outerHTML);
  // react-aria keeps the hidden inputs of its dates out of every form by a `form` that names none.
  const html = `<!doctype html>\n${markup.replaceAll(' form=""', '')}`;
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId} : ${message} : ${html.slice(offset, offset + 120)}`),
  );
  expect(faults).toEqual([]);
}
