export type NdaCheck = { readonly ok: boolean; readonly isUnusual: boolean };

/** An activity declaration number without spaces: 11 characters, digits (2A or 2B in Corsica); an unusual shape only warns (domain, A.5). */
export function checkNda(nda: string): NdaCheck {
  const ok =
    /^\d{11}$/.test(nda) ||
    /^\d{2}2[AB]\d{7}$/.test(nda) ||
    /^\d{2}2[AB]\d{5}2[AB]$/.test(nda) ||
    /^\d{9}2[AB]$/.test(nda);
  const usual = /^(\d{2})(\d{2}|2[AB])\d{5}(\d{2}|2[AB])$/.exec(nda);
  return { ok, isUnusual: ok && usual === null };
}
