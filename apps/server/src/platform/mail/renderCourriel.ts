import type { KeyUsage } from '@habilis/domain/compte/stateOfKey';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { KeyRow } from '../auth/accountKeys.ts';
import type { ModeleCourriel, ValeursCourriel } from './Courriel.ts';
import { escapeHtml } from './escapeHtml.ts';
import { wrapHtml } from './wrapHtml.ts';

/** A mail ready to leave. */
export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

export type Recipient = { readonly prenom: string; readonly nom: string };

/** What every mail of this installation has in common. */
export type Letterhead = {
  readonly format: Formatter;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly assistance: string;
  /** The text of a key, that its row alone does not tell. */
  readonly keyOf: (row: KeyRow) => string;
};

/** A mail as `selectCourriels` reads it, the columns of its key null when it carries none. */
type CourrielRow = {
  readonly modele: ModeleCourriel;
  readonly valeurs: ValeursCourriel;
  readonly repondreA: string | null;
  readonly cleId: number | null;
  readonly cleUsage: KeyUsage | null;
  readonly cleSel: string | null;
};

/** A header is one line: nobody writes a second one by a name. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const link = (url: string, label: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

function quoted(format: Formatter, commentaire: string | null): string[] {
  if (commentaire === null) return [];
  return [
    `<p class="titre">${escapeHtml(format('mails.commentaire'))}</p>`,
    `<blockquote>${escapeHtml(commentaire)}</blockquote>`,
  ];
}

/** Writes a mail as text and as HTML that says the same. */
export function renderCourriel(
  { format, siteUrl, assistance, keyOf }: Letterhead,
  { modele, valeurs, repondreA, cleId, cleUsage, cleSel }: CourrielRow,
  { prenom, nom }: Recipient,
): Rendered {
  const { mots, commentaire, chemin, lignes } = valeurs;
  const subject = oneLine(format(`mails.${modele}.objet`, mots));
  const isNamed = `${prenom}${nom}` !== '';
  const bonjour = isNamed
    ? format('mails.bonjour', { prenom: oneLine(prenom), nom: oneLine(nom) })
    : format('mails.bonjour-sans-nom');
  const texte = format(`mails.${modele}.texte`, mots);
  const bouton = format(`mails.${modele}.bouton`);
  const pied =
    repondreA === null ? format('mails.pied', { assistance }) : format('mails.pied-reponse', { adresse: repondreA });
  const key =
    cleId === null || cleUsage === null || cleSel === null ? null : { id: cleId, usage: cleUsage, sel: cleSel };
  const url = `${siteUrl}${chemin}${key === null ? '' : `/${keyOf(key)}`}`;
  const text = [
    bonjour,
    texte,
    ...(commentaire === null ? [] : [`${format('mails.commentaire')}\n${commentaire.replaceAll(/^/gm, '> ')}`]),
    ...lignes.map((ligne) => `- ${oneLine(ligne.objet)}\n  ${siteUrl}${ligne.chemin}`),
    `${bouton}\n${url}`,
    `-- \n${pied}`,
  ].join('\n\n');
  const items = lignes.map((ligne) => `<li>${link(`${siteUrl}${ligne.chemin}`, oneLine(ligne.objet))}</li>`);
  const html = wrapHtml({
    title: escapeHtml(subject),
    content: [
      paragraph(bonjour),
      paragraph(texte),
      ...quoted(format, commentaire),
      ...(items.length === 0 ? [] : [`<ul>${items.join('')}</ul>`]),
      `<p class="action">${link(url, bouton)}</p>`,
    ].join('\n'),
    footer: paragraph(pied),
  });
  return { subject, text: `${text}\n`, html };
}
