const USUAL_NAME = /^[A-Za-zÀ-ÖØ-öø-ɏ][’' ]?[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ’'\- .]*$/;

/**
 * Whether a name is written as nearly all are: two Latin letters or more and the signs of names. No fault nor warning of its signs is then
 * possible, and no class of all letters is needed to say so: a browser takes milliseconds to make one ready, and does so again and again.
 */
export const isUsualName = (name: string): boolean => USUAL_NAME.test(name);
