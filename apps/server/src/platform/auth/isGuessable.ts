import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as french from '@zxcvbn-ts/language-fr';

/** A thousand million guesses: with the sign-in throttled, decades. */
const LEAST_GUESSES_LOG10 = 9;

let estimator: ZxcvbnFactory | undefined;

/** Whether a password is found in few guesses by who knows the common ones, French words, dates, keyboards and the person's own words. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator.check(password, [...words]).guessesLog10 < LEAST_GUESSES_LOG10;
}
