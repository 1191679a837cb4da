import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Formatter } from './createFormatter.ts';
import { fieldLabel } from './fieldLabel.ts';
import { formatDate } from './format.ts';
import { formatMonth } from './formatMonths.ts';

/** What the lines of a plot are. */
type Axe = MessageKey extends infer K ? (K extends `statistiques.axe.${infer A}` ? A : never) : never;
type Ligne = { readonly cle: string; readonly libelle: string | null };
/** What bears a name that is no text: the caisses, and the field of the letter that is signed. */
export type NomsConnus = {
  readonly caisses: readonly { readonly code: string; readonly libelle: string }[];
  readonly lettre: string;
};

const SHORT_MONTH = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'short' });

type Nom = { readonly label: string; readonly short?: string };

const shortMonth = (cle: string): string => SHORT_MONTH.format(new Date(`${cle}-01T00:00:00Z`));

/** A task of a dossier is told apart from that of a demande, which has the same name. */
function tacheText(t: Formatter, cle: string): string | undefined {
  const tache = t.find(`workflow.tache.${cle}`);
  return tache !== undefined && cle.startsWith('da_') ? t('statistiques.tache-dossier', { tache }) : tache;
}

/** What the form calls a field or a document; one that no form holds any more is another document. */
function champText(t: Formatter, cle: string, lettre: string): string {
  const name = cle.split('.').at(-1) ?? cle;
  if (name === lettre) return t('habilitations.demande.lettre-signee');
  const label = t.find(`habilitations.ancre.${name}`) ?? fieldLabel(t, cle);
  return label === cle ? t('habilitations.ancre.autre-piece') : label;
}

/** The text that names the key of an axis, where one does. */
function textOf(t: Formatter, axe: Axe, cle: string, lettre: string): string | undefined {
  switch (axe) {
    case 'tache':
      return tacheText(t, cle);
    case 'decision':
      return t.find(`statistiques.decision.${cle}`);
    case 'role':
      return t.find(`roles.${cle}`);
    case 'file':
      return t.find(`exploitation.file.${cle}`);
    case 'etat-courriel':
      return t.find(`exploitation.etat.${cle}`);
    case 'departement':
      return t.find(`departements.${cle}`);
    case 'champ':
      return champText(t, cle, lettre);
    default:
      return undefined;
  }
}

/** The name of a line of a plot, and a shorter one under an axis. */
export function nomLigne(t: Formatter, axe: Axe, { cle, libelle }: Ligne, { caisses, lettre }: NomsConnus): Nom {
  if (libelle !== null) return { label: libelle };
  switch (axe) {
    case 'mois':
      return { label: formatMonth(cle), short: shortMonth(cle) };
    case 'seance':
      return { label: formatDate(cle), short: formatDate(cle).slice(0, 5) };
    case 'caisse':
      return { label: caisses.find(({ code }) => code === cle)?.libelle ?? cle };
    case 'classe':
      return { label: t('statistiques.classe', { nombre: Number(cle) }), short: cle };
    default:
      return { label: textOf(t, axe, cle, lettre) ?? cle };
  }
}
