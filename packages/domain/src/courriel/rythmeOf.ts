/** How often a person is written to: at once, or in a summary of the day or of the week. */
export type Rythme = 'IMMEDIAT' | 'QUOTIDIEN' | 'HEBDO';
/** What a mail is about, as far as preferences go; nobody switches off what is `OBLIGATOIRE`. */
export type CategorieCourriel = 'TACHES' | 'ECHEANCES' | 'ACTUALITES' | 'OBLIGATOIRE';

export type Preference = { readonly type: string; readonly canal: string; readonly frequence: string };

const DEFAULTS: Readonly<Record<CategorieCourriel, Rythme>> = {
  TACHES: 'IMMEDIAT',
  ECHEANCES: 'QUOTIDIEN',
  ACTUALITES: 'HEBDO',
  OBLIGATOIRE: 'IMMEDIAT',
};

const isRythme = (text: string): text is Rythme => Object.values<string>(DEFAULTS).includes(text);

/** How often a role wants to be written to about something, null for never: what it said of the type prevails over its category (domain, C.9). */
export function rythmeOf(
  { type, categorie }: { readonly type: string; readonly categorie: CategorieCourriel },
  preferences: readonly Preference[],
): Rythme | null {
  if (categorie === 'OBLIGATOIRE') return DEFAULTS[categorie];
  const said =
    preferences.find((preference) => preference.type === type) ??
    preferences.find((preference) => preference.type === categorie);
  if (said === undefined || !isRythme(said.frequence)) return DEFAULTS[categorie];
  return said.canal === 'NONE' ? null : said.frequence;
}
