import { pathTo } from '@habilis/api/page/paths';
import type { Config } from '../../../config.ts';
import { fingerprintOf, isFingerprint } from '../../../platform/auth/sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** What a link of a mail follows, and what is sealed with it so that one never serves as the other. */
const SCEAUX = { suiviCertificat: 'certificat-suivi', suiviListe: 'liste-suivie' } as const;
export type GenreSuivi = keyof typeof SCEAUX;

/** A following; its address is in the seal of its key. */
type Suivi = { readonly id: number; readonly courriel: string };

const SHAPE = /^([1-9]\d{0,8})-([\w-]{43})$/;

const sealed = (genre: GenreSuivi, { id, courriel }: Suivi): string =>
  JSON.stringify([SCEAUX[genre], id, courriel.toLowerCase()]);

/** The page that confirms a following, or ends it, for whoever reads the mails of its address. */
export const cheminOfSuivi = (secrets: Secrets, genre: GenreSuivi, suivi: Suivi) =>
  pathTo(genre, `${suivi.id}-${fingerprintOf(secrets, sealed(genre, suivi))}`);

/** The following that a key names, before anything says that it is right; null for what is no key. */
export function suiviOfCle(cle: string): number | null {
  const [, id] = SHAPE.exec(cle) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a key is the one of a following. */
export const isCleOfSuivi = (secrets: Secrets, genre: GenreSuivi, suivi: Suivi, cle: string): boolean =>
  isFingerprint(secrets, SHAPE.exec(cle)?.[2] ?? '', sealed(genre, suivi));
