import { type Page, pathTo } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { shownName } from '@habilis/domain/compte/shownName';
import type { KeyUsage } from '@habilis/domain/compte/stateOfKey';
import type { SujetDesabonnement } from '@habilis/domain/notification/desabonnement';
import { CATEGORIES } from '@habilis/domain/destinataire/destinataires';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { KeyRow } from '../auth/accountKeys.ts';
import type { LigneResume, ModeleCourriel, PointCourriel, ValeursCourriel } from '../../database/values/Courriel.ts';
import type { LienDesabonnement } from './desabonnementKey.ts';
import { escapeHtml } from './escapeHtml.ts';
import { pointLabel } from './pointLabel.ts';
import { wholeNumbers } from './wholeNumbers.ts';
import { wrapHtml } from './wrapHtml.ts';

/** A mail ready to send. */
export type Rendered = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL that stops its subject in one press; null when it cannot be switched off. */
  readonly desabonnement: string | null;
};

export type Recipient = { readonly prenom: string; readonly nom: string };

/** What all mails of this installation share. */
export type Letterhead = {
  readonly format: Formatter;
  /** The site's address, without a final slash. */
  readonly siteUrl: string;
  readonly assistance: string;
  /** The sender of every mail, as a name and an address or an address alone. */
  readonly expediteur: string;
  /** Computes a key's text, which its row does not hold. */
  readonly keyOf: (row: KeyRow) => string;
  /** Makes the text of a link that stops a subject for a role. */
  readonly desabonnementOf: (link: LienDesabonnement) => string;
};

/** A row of `selectCourriels`; the key's columns are null when it has none. */
type CourrielRow = {
  readonly modele: ModeleCourriel;
  readonly valeurs: ValeursCourriel;
  readonly repondreA: string | null;
  readonly cleId: number | null;
  readonly cleUsage: KeyUsage | null;
  readonly cleSel: string | null;
  readonly sujet: SujetDesabonnement | null;
  readonly roleId: number | null;
  readonly roleType: RoleType | null;
};

/** Keeps a header on one line, so that no name can add another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

const paragraph = (text: string): string => `<p>${wholeNumbers(escapeHtml(text))}</p>`;
const link = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}">${wholeNumbers(escapeHtml(label))}</a>`;

function quoted(titre: string, commentaire: string | null): string[] {
  if (commentaire === null) return [];
  return [`<p class="titre">${escapeHtml(titre)}</p>`, `<blockquote>${escapeHtml(commentaire)}</blockquote>`];
}

/** What a complement is asked about, in text and in HTML: each field by the name that the form gives it. */
function pointsOf({ format }: Letterhead, points: readonly PointCourriel[]): { text: string[]; html: string[] } {
  if (points.length === 0) return { text: [], html: [] };
  const title = format('mails.points');
  const told = points.map((point) => ({ champ: pointLabel(format, point), commentaire: point.commentaire.trim() }));
  const lines = told.map(({ champ, commentaire }) => `- ${format('mails.point', { champ, commentaire })}`);
  const items = told.map(
    ({ champ, commentaire }) =>
      `<li><strong>${escapeHtml(champ)}</strong><br>${escapeHtml(commentaire).replaceAll('\n', '<br>')}</li>`,
  );
  return {
    text: [[`${title}\n`, ...lines.map((line) => line.replaceAll('\n', '\n  '))].join('\n')],
    html: [`<p class="titre">${escapeHtml(title)}</p>`, `<ul>${items.join('')}</ul>`],
  };
}

/** Lines of a summary grouped under headings, tasks first; lines without a category come before, without heading. */
function groupsOf(format: Formatter, lignes: readonly LigneResume[]) {
  const headed = CATEGORIES.map((categorie) => ({
    titre: format(`mails.rubrique.${categorie}`),
    lignes: lignes.filter((ligne) => ligne.categorie === categorie),
  }));
  const others = { titre: null, lignes: lignes.filter(({ categorie }) => categorie === undefined) };
  return [others, ...headed].filter((group) => group.lignes.length > 0);
}

const lineText = ({ objet, date }: LigneResume): string => `${oneLine(objet)}${date === undefined ? '' : ` (${date})`}`;

function groupsAsText({ format, siteUrl }: Letterhead, lignes: readonly LigneResume[]): string[] {
  return groupsOf(format, lignes).map((group) =>
    [
      ...(group.titre === null ? [] : [`${group.titre}\n`]),
      ...group.lignes.map((ligne) => `- ${lineText(ligne)}\n  ${siteUrl}${ligne.chemin}`),
    ].join('\n'),
  );
}

function groupsAsHtml({ format, siteUrl }: Letterhead, lignes: readonly LigneResume[]): string[] {
  return groupsOf(format, lignes).flatMap((group) => [
    ...(group.titre === null ? [] : [`<h2>${escapeHtml(group.titre)}</h2>`]),
    `<ul>${group.lignes
      .map((ligne) => {
        const date = ligne.date === undefined ? '' : ` <span class="date">${escapeHtml(ligne.date)}</span>`;
        return `<li>${link(`${siteUrl}${ligne.chemin}`, oneLine(ligne.objet))}${date}</li>`;
      })
      .join('')}</ul>`,
  ]);
}

/** The mail's foot: a link to stop its subject, and one to the preferences of an account. */
function wayOutOf(
  { format, siteUrl, desabonnementOf }: Letterhead,
  { modele, sujet, roleId, roleType, valeurs: { arret } }: CourrielRow,
): { readonly url: string; readonly label: string; readonly settings: string | null } | null {
  if (arret !== undefined) {
    const label = format(modele.startsWith('liste-suivie') ? 'mails.arreter.liste' : 'mails.arreter.suivi');
    return { url: `${siteUrl}${arret}`, label, settings: null };
  }
  if (sujet === null || roleId === null || roleType === null) return null;
  const role = format(`roles.${roleType}`);
  const label =
    sujet === 'RESUME_QUOTIDIEN' || sujet === 'RESUME_HEBDO'
      ? format(`mails.arreter.${sujet}`, { role })
      : format('mails.arreter.evenement', { evenement: format(`alertes.evenement.${sujet}`), role });
  const url = `${siteUrl}${pathTo('desabonnement', desabonnementOf({ roleId, sujet }))}`;
  return { url, label, settings: `${siteUrl}${rolePath({ type: roleType, id: roleId }, 'notifications')}` };
}

/** The page for each usage of a key. */
const KEY_PAGES = {
  activation: 'activation',
  reinitialisation: 'reinitialisation',
  'changement-mail': 'changementMail',
} as const satisfies Readonly<Record<KeyUsage, Page>>;

/** Target of a mail's button; with a key, the page for its usage. */
function buttonUrl({ siteUrl, keyOf }: Letterhead, { valeurs, cleId, cleUsage, cleSel }: CourrielRow): string {
  if (cleId === null || cleUsage === null || cleSel === null) return `${siteUrl}${valeurs.chemin}`;
  return `${siteUrl}${pathTo(KEY_PAGES[cleUsage], keyOf({ id: cleId, usage: cleUsage, sel: cleSel }))}`;
}

/** Words that mails written by an earlier version do not have. */
const UNTOLD = {
  echeance: 'aucune',
  finReserve: 'aucune',
  etat: 'aucun',
  requete: 'aucune',
  conservation: 30,
  pour: 'soi',
  reprise: 'aucune',
  renouvellement: 'inconnu',
  dateProlonge: '',
  dateDernier: '',
  dateSansDroit: '',
  successeur: 'aucun',
  sansRole: 'non',
  suite: 'oui',
  resultats: 'aucun',
  suppression: 'aucune',
} as const;

/** What is quoted from somebody, where it is not a mere comment. */
const TITRES = {
  'support-reponse': 'mails.reponse',
  'da-refusee': 'mails.motif',
  'da-modification-refusee': 'mails.motif',
  'dh-refusee': 'mails.motif',
  'dh-ajournee': 'mails.motif',
  'dh-acceptee-reserve': 'mails.reserve',
} as const;
const isTitled = (modele: string): modele is keyof typeof TITRES => modele in TITRES;

/** Renders a mail as text and as equivalent HTML. */
export function renderCourriel(letterhead: Letterhead, row: CourrielRow, recipient: Recipient): Rendered {
  const { format, assistance } = letterhead;
  const { modele, valeurs, repondreA } = row;
  const { commentaire, lignes, points = [] } = valeurs;
  // A summary is named by what it tells first.
  const premier = groupsOf(format, lignes)[0]?.lignes[0]?.objet ?? '';
  const mots = { ...UNTOLD, ...valeurs.mots, premier };
  const asked = pointsOf(letterhead, points);
  const titre = format(isTitled(modele) ? TITRES[modele] : 'mails.commentaire');
  const subject = oneLine(format.chosen(`mails.${modele}.objet`, mots));
  const shown = shownName(recipient);
  const isNamed = `${shown.prenom}${shown.nom}` !== '';
  const bonjour = isNamed ? format('mails.bonjour', shown) : format('mails.bonjour-sans-nom');
  const texte = format.chosen(`mails.${modele}.texte`, mots);
  const isWithoutPage = valeurs.sansRole === true;
  const beside = [
    ...(valeurs.sansGestionnaire === true ? [format('mails.sans-gestionnaire', { assistance })] : []),
    ...(isWithoutPage ? [format('mails.sans-role-formateur')] : []),
  ];
  const bouton = format(`mails.${modele}.bouton`);
  const pied =
    repondreA === null ? format('mails.pied', { assistance }) : format('mails.pied-reponse', { adresse: repondreA });
  const url = buttonUrl(letterhead, row);
  const wayOut = wayOutOf(letterhead, row);
  const settings = wayOut?.settings ?? null;
  const text = [
    bonjour,
    texte,
    ...beside,
    ...asked.text,
    ...(commentaire === null ? [] : [`${titre}\n${commentaire.replaceAll(/^/gm, '> ')}`]),
    ...groupsAsText(letterhead, lignes),
    ...(isWithoutPage ? [] : [`${bouton}\n${url}`]),
    `-- \n${pied}`,
    ...(wayOut === null ? [] : [`${wayOut.label}\n${wayOut.url}`]),
    ...(settings === null ? [] : [`${format('mails.regler')}\n${settings}`]),
  ].join('\n\n');
  const html = wrapHtml({
    title: escapeHtml(subject),
    content: [
      paragraph(bonjour),
      paragraph(texte),
      ...beside.map(paragraph),
      ...asked.html,
      ...quoted(titre, commentaire),
      ...groupsAsHtml(letterhead, lignes),
      ...(isWithoutPage ? [] : [`<p class="action">${link(url, bouton)}</p>`]),
    ].join('\n'),
    footer: [
      paragraph(pied),
      ...(wayOut === null
        ? []
        : [
            `<p>${link(wayOut.url, wayOut.label)}${settings === null ? '' : `<br>${link(settings, format('mails.regler'))}`}</p>`,
          ]),
    ].join('\n'),
  });
  return { subject, text: `${text}\n`, html, desabonnement: wayOut?.url ?? null };
}
