import type { Config } from '../../config.ts';
import { keyOf } from '../auth/accountKeys.ts';
import { textsOf } from '../textsOf.ts';
import { desabonnementKey } from './desabonnementKey.ts';
import type { Letterhead } from './renderCourriel.ts';

/** Mails use the screens' names of events, of roles and of the fields that a complement is asked about. */
const LETTER_TEXTS = ['mails', 'roles', 'alertes', 'entites', 'habilitations'] as const;

/** What all mails of this installation share, by its configuration. */
export function letterheadOf({ textsFolder, siteUrl, supportEmail, mailFrom, tokenSecret }: Config): Letterhead {
  return {
    format: textsOf({ textsFolder }, LETTER_TEXTS),
    siteUrl,
    assistance: supportEmail,
    expediteur: mailFrom,
    keyOf: (row) => keyOf(tokenSecret, row),
    desabonnementOf: (link) => desabonnementKey(tokenSecret, link),
  };
}
