import type { Locator, Page } from '@playwright/test';

/** The verdict of a check by its word: a title, which goes on with the holder and the end. */
export const verdictOf = (page: Page, word: string): Locator =>
  page.getByRole('heading', { name: new RegExp(`^${word}(?!\\p{L})`, 'u') });
