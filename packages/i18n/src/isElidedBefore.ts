/**
 * Words without accents before which a vowel goes: those that begin with a vowel, but for `onze`, `oui` and `Yann`; an H said by
 * itself, as in HLM and HSE; beginnings of words and names whose h is mute. Before every other h it stays, which shocks less.
 */
const ELIDED =
  /^(?!(onz(e|ieme)|oui)\b|y[aeiou])([aeiouyœæ]|h([b-df-hj-np-tv-xz]|abi|armo|eber|ecto|elen|elo|enri|er[abv]|eur|ippo|isto|om[mo]|on[no]|opit|ora|orlo|ort|osp|ote|ubert|ugue|uil|uma|y[dgp]))/i;

/**
 * Whether `de`, `que`, `le` and `la` lose their vowel before these words: before a vowel and a mute h, not before a figure nor an h
 * aspiré. Initials that begin with a consonant keep it, as usage does (`la SNCF`), but for H (`l’HLM`).
 */
export const isElidedBefore = (words: string): boolean =>
  ELIDED.test(words.normalize('NFD').replace(/^\W+|\p{M}/gu, ''));
