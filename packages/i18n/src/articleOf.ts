/** The definite article of a caisse's name: `la ` Carsat Bretagne, `l’` Organisme national; empty before every other name, as a person's. */
export function articleOf(name: string): '' | 'la ' | 'l’' {
  if (/^(caisse|carsat|cgss|cramif|css)\b/i.test(name)) return 'la ';
  return name.startsWith('Organisme national') ? 'l’' : '';
}
