/** What a submit that names no action means (DA1). */
export const DEFAULT_ACTION = 'Soumet';
