/** What a submit that names no action means (specification, section 4). */
export const DEFAULT_ACTION = 'Soumet';
