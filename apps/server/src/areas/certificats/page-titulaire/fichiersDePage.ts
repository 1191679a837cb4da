import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Config } from '../../../config.ts';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { answerBadge } from '../badge/answerBadges.ts';
import { downloadFormateur } from '../certificat-formateur/downloadFormateur.ts';
import { answerPapiers, refuseSansPapier, tiresOf, type SansPapierTitle } from '../papier/downloadCertificats.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import type { CertificatLu } from '../papier/readCertificats.ts';
import { icsDesFins } from './icsDesFins.ts';
import { certificatsDePage, lignesDePage } from './readPage.ts';
import { type OfPage, pageOuverte } from './openPage.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

type Reading = { readonly config: Config; readonly texts: PapierTexts };
type WithPaper = Context<'certificat.page-fermee' | SansPapierTitle>;

/** A certificat of the open page, not revoked. */
async function oneOf(context: WithPaper, { config }: Reading, id: number): Promise<CertificatLu> {
  const { donnes } = await certificatsDePage(context, await pageOuverte(config, context));
  const row = donnes.find((one) => one.id === id);
  if (row === undefined) throw refuse.notFound();
  refuseSansPapier(context, [row]);
  return row;
}

/** The paper of a certificat of the page (C912). */
export async function papierDePage(
  context: WithPaper,
  reading: Reading,
  { genre, id }: { readonly genre: 'stagiaire' | 'formateur'; readonly id: number },
): Promise<FileAnswer> {
  const { config, texts } = reading;
  if (genre === 'formateur') {
    const { formateurs } = await certificatsDePage(context, await pageOuverte(config, context));
    if (!formateurs.some((one) => one.id === id)) throw refuse.notFound();
    return downloadFormateur(context, texts, id, 'A4');
  }
  const row = await oneOf(context, reading, id);
  return answerPapiers(context, texts, tiresOf(texts, [row]), {
    papier: 'A4',
    envoi: 'PDF',
    titre: texts.t('certificats.papier.titre-un', { numero: row.numero }),
    audit: { objetType: 'certificat', objetId: row.id },
  });
}

/** The badge of a certificat of the page (C912). */
export const badgeDePage = async (context: WithPaper, reading: Reading, id: number): Promise<FileAnswer> =>
  answerBadge(context, reading, await oneOf(context, reading, id));

/** The ends of the certificats of the page, for a calendar (C914). */
export async function agendaDePage(context: OfPage, config: Config, t: Formatter): Promise<FileAnswer> {
  const lignes = await lignesDePage(context, await pageOuverte(config, context));
  const bytes = Buffer.from(icsDesFins(lignes, { t, siteUrl: config.siteUrl, now: context.now }));
  return answerBytes(bytes, { userFilename: 'mes-certificats.ics', typeMime: 'text/calendar; charset=utf-8' });
}
