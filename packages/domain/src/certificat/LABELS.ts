/** The words that end just before a day of a certificat, without marks and capitals, by what they make of it. */
export const LABELS = {
  fin: /\b(?:valable|valide|validite|expire|expiration|echeance)(?: jusqu.?au| jusqu.?a| le| au)?(?: ?:)? ?$/,
  obtention: /\b(?:obtenue?|obtention)(?: le| du)?(?: ?:)? ?$/,
  delivrance: /\b(?:delivree?|delivrance)(?: le| du)?(?: ?:)? ?$/,
} as const;
