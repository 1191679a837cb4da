import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { calendarWords } from '../forms/calendarWords.ts';
import { dayJudge } from './dayJudge.ts';

test('a date field is given the same functions each time, so that it is not drawn again at each key typed in another', () => {
  const [t, other] = [createTexts({}), createTexts({})];
  expect(dayJudge(t)).toBe(dayJudge(t));
  expect(calendarWords(t)).toBe(calendarWords(t));
  expect(calendarWords(other)).not.toBe(calendarWords(t));
});
