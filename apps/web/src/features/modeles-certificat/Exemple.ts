/** A sample person, with short or with long values. */
export type Exemple = 'court' | 'long';
