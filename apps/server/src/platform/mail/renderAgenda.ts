import { shownName } from '@habilis/domain/compte/shownName';
import type { ValeursCourriel } from '../../database/values/Courriel.ts';
import { agendaOf } from './agendaOf.ts';
import type { Letterhead, Recipient } from './renderCourriel.ts';

const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** The calendar entry of a mail about a session, for the mail's own recipient; none when it has none. */
export function renderAgenda(
  { format, siteUrl, expediteur }: Letterhead,
  { valeurs: { agenda, mots, chemin }, email }: { readonly valeurs: ValeursCourriel; readonly email: string },
  { recipient, now }: { readonly recipient: Recipient; readonly now: Date },
) {
  if (agenda === undefined) return {};
  const { prenom, nom } = shownName(recipient);
  const { host } = new URL(siteUrl);
  const words = {
    niveau: String(mots.niveau ?? ''),
    raisonSociale: String(mots.raisonSociale ?? ''),
    numero: String(mots.numero ?? ''),
    horaires: String(mots.horaires ?? 'aucun'),
    incertain: agenda.isIncertain ? 'oui' : 'non',
  };
  const contenu = agendaOf(
    { ...agenda, uid: `${agenda.uid}@${host}` },
    {
      de: { name: words.raisonSociale, email: addressOf(expediteur) },
      a: { name: `${prenom} ${nom}`.trim(), email },
      titre: format('mails.agenda.titre', words),
      texte: format('mails.agenda.texte', words),
      url: `${siteUrl}${chemin}`,
      now,
    },
  );
  return { agenda: { methode: agenda.methode, contenu } };
}
