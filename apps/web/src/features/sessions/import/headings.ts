/** What a column of a file may hold: a field of a stagiaire, or the class that they are in. */
export const CHAMPS_FICHIER = ['nom', 'prenom', 'naissance', 'habilisId', 'courriel', 'classe'] as const;
export type ChampFichier = (typeof CHAMPS_FICHIER)[number];

/** A heading as it is compared: no accent, no sign, no capital. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Words that tell nothing of what a column holds. */
const LINKS = words(
  'de du des la le les un une et ou au aux of the no num numero usuel usuelle pro professionnel professionnelle perso personnelle obligatoire facultatif',
);
/** Those who are listed: « Nom du salarié » is a « Nom », and « Salarié » alone their whole name. */
const PERSONS = words(
  'stagiaire participant participante salarie salariee collaborateur collaboratrice agent employe employee apprenant apprenante candidat candidate eleve beneficiaire personne personnel titulaire inscrit inscrite apprenti apprentie intervenant individu interesse interessee',
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The words of a heading, in the singular, without those in brackets: « Prénom(s) », « Date de naissance (jj/mm/aaaa) ». */
function wordsOf(heading: string): readonly string[] {
  const bare = heading.replaceAll(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ');
  const text = /\p{L}/u.test(bare) ? bare : heading;
  // « D.D.N. » is one word.
  const joined = text.replaceAll(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '');
  return plainHeading(joined.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(' ')
    .map(singular)
    .filter((word) => word.length > 1);
}
const keyWords = (heading: string) => wordsOf(heading).filter((word) => !LINKS.has(word));
const withoutPersons = (heading: string) => keyWords(heading).filter((word) => !PERSONS.has(word));

const keys = (...of: string[]): ReadonlySet<string> => new Set(of.map((key) => key.split(' ').map(singular).join(' ')));
const HEADINGS: Readonly<Record<ChampFichier, ReadonlySet<string>>> = {
  nom: keys(
    'nom',
    'nom famille',
    'nom usage',
    'nom naissance',
    'nom naiss',
    'nom patronymique',
    'nom marital',
    'nom jeune fille',
    'nom etat civil',
    'nom legal',
    'patronyme',
    'last name',
    'lastname',
    'surname',
    'family name',
  ),
  prenom: keys(
    'prenom',
    'pren',
    'prenom usage',
    'prenom etat civil',
    'premier prenom',
    '1er prenom',
    'prenom principal',
    'first name',
    'firstname',
    'given name',
    'givenname',
    'forename',
  ),
  naissance: keys(
    'naissance',
    'naiss',
    'date naissance',
    'date naiss',
    'date nais',
    'dat naiss',
    'dat naissance',
    'dt naiss',
    'dt nais',
    'dt naissance',
    'dte naiss',
    'dte naissance',
    'jour naissance',
    'datenaissance',
    'datenaiss',
    'ne',
    'nee',
    'ne nee',
    'ddn',
    'birth date',
    'birthdate',
    'date birth',
    'birthday',
    'dob',
  ),
  habilisId: keys('identifiant habilis', 'habilis', 'habilis id', 'id habilis', 'identifiant', 'identifier', 'id'),
  courriel: keys(
    'courriel',
    'mail',
    'mel',
    'email',
    'adresse mail',
    'adresse email',
    'adresse courriel',
    'adresse mel',
    'adresse electronique',
    'adresse messagerie',
    'messagerie',
    'email address',
    'mail address',
    'courrier electronique',
  ),
  classe: keys('classe', 'groupe', 'session', 'class', 'group'),
};
/** Identifiers that may be of another program: their cells decide. */
const WEAK = keys('identifiant', 'identifier', 'id');

/** The field that a heading names. */
export function champOfHeading(heading: string): ChampFichier | null {
  // « Né(e) le » says nothing but in its brackets' neighbours; « eMail » and « PréNom » are words with a capital within.
  const said = [withoutPersons(heading), withoutPersons(heading.toLowerCase())].map((one) => one.join(' '));
  return CHAMPS_FICHIER.find((champ) => said.some((one) => HEADINGS[champ].has(one))) ?? null;
}

/** Whether a heading may name identifiers of any program. */
export const isWeakHeading = (heading: string): boolean => WEAK.has(withoutPersons(heading).join(' '));

/** What stands beside the two names in the heading of whole names. */
const BESIDE_NAMES = words('nom prenom civilite titre famille naissance usage');

/** Which name comes first in a column of whole names; null when its heading does not say, undefined when it is no such column. */
export function wholeNameOrder(heading: string): 'nom' | 'prenom' | null | undefined {
  const said = withoutPersons(heading);
  const [nom, prenom] = [said.indexOf('nom'), said.indexOf('prenom')];
  if (nom >= 0 && prenom >= 0 && said.every((word) => BESIDE_NAMES.has(word))) return nom < prenom ? 'nom' : 'prenom';
  const isWhole = ['nom complet', 'nom entier', 'full name', 'fullname', 'name', 'identite'].includes(said.join(' '));
  // Only who is listed: « Salarié », « Liste des participants » is a title.
  return isWhole || (said.length === 0 && keyWords(heading).length > 0) ? null : undefined;
}

/** Whether a heading names a field, or whole names. */
export const isKnownHeading = (heading: string): boolean =>
  champOfHeading(heading) !== null || wholeNameOrder(heading) !== undefined;

const NEUTRAL = words(
  'date jour adresse contact joindre coordonnee champ colonne column field info information donnee',
);
/** Whether a heading leaves open what its column holds, so that the cells may tell: it is blank, or as good as that. */
export const isOpenHeading = (heading: string): boolean =>
  keyWords(heading).every((word) => NEUTRAL.has(word) || PERSONS.has(word) || /^\d+$/.test(word));
