/** Whether a text is a platform identifier: three capital letters and five digits (V2). */
export const isHabilisId = (text: string): boolean => /^[A-Z]{3}\d{5}$/.test(text);
