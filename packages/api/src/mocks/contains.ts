/** Whether a text has these words in it, whatever their case; no words are in every text. */
export const contains = (text: string, words = ''): boolean => text.toLowerCase().includes(words.toLowerCase());
