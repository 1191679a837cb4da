/** What is said with an act, naming somebody; no event repeats it. */
export const DIT = 'Relevé par Zoé Marchand.';
