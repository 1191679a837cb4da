/** The most that stands in a thread with the support after its message (AS33). */
export const MOST_ECHANGES = 300;

/** The last places, which mails leave to the support: it still answers a thread that they filled. */
const PLACES_DU_SUPPORT = 20;

/** Whether a thread takes one more mail, or one more answer or note of the support (AS33). */
export const hasPlaceFor = (what: 'courriel' | 'reponse', nombre: number): boolean =>
  nombre < (what === 'courriel' ? MOST_ECHANGES - PLACES_DU_SUPPORT : MOST_ECHANGES);
