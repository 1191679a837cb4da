/** Whether a text is a platform identifier: three capital letters and five digits (specification, section 9). */
export const isHabilisId = (text: string): boolean => /^[A-Z]{3}\d{5}$/.test(text);
