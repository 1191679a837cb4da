import type { Formatter } from '@habilis/i18n/createFormatter';
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
  { format, siteUrl, assistance }: Letterhead,
  { modele, valeurs }: { readonly modele: ModeleCourriel; readonly valeurs: ValeursCourriel },
  { prenom, nom }: Recipient,
): Rendered {
  const { mots, commentaire, chemin, lignes } = valeurs;
  const subject = oneLine(format(`mails.${modele}.objet`, mots));
  const bonjour = format('mails.bonjour', { prenom: oneLine(prenom), nom: oneLine(nom) });
  const texte = format(`mails.${modele}.texte`, mots);
  const bouton = format(`mails.${modele}.bouton`);
  const pied = format('mails.pied', { assistance });
  const url = `${siteUrl}${chemin}`;
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
