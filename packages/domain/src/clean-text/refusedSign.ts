/** Signs that would not be seen where they are named. */
const UNSEEN = /[\p{C}\p{Z}\p{M}]/u;

/** The first sign of a text that a pattern finds, as it is named to people: itself, or its code when it shows nothing (CO5). */
export function refusedSign(text: string, pattern: RegExp): string | undefined {
  const [sign] = pattern.exec(text)?.[0] ?? [];
  if (sign === undefined || !UNSEEN.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
