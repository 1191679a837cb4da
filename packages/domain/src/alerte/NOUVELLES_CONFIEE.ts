/** What is told to a formateur of a session that was submitted to them (rules/sessions#formateurs-told). */
export const NOUVELLES_CONFIEE = [
  'CONFIEE',
  'MODIFIEE',
  'EMPECHEE',
  'RETABLIE',
  'REPRISE',
  'RETIREE',
  'ANNULEE',
] as const;
export type NouvelleConfiee = (typeof NOUVELLES_CONFIEE)[number];
