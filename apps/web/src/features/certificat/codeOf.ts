/** The code to send for a text read or typed: all of it, the site of an address included, which tells the codes of other sites (domain, decision 7). */
export const codeOf = (text: string): string => text.trim().slice(0, 2000);
