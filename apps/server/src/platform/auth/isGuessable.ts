import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as french from '@zxcvbn-ts/language-fr';

/** A billion guesses: decades, as the sign-in is throttled. */
const LEAST_GUESSES_LOG10 = 9;

/** Ways of reading digits and signs as letters that are tried: with the hundred that are the library's, a long password holds the thread for a second (W1002). */
const MOST_READINGS = 5;

let estimator: ZxcvbnFactory | undefined;

/** Whether few guesses find a password, knowing common ones, French words, dates, keyboards and the person's own words. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MOST_READINGS,
  });
  return estimator.check(password, [...words]).guessesLog10 < LEAST_GUESSES_LOG10;
}
