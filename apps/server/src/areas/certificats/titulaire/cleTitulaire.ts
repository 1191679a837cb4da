import type { Config } from '../../../config.ts';
import { fingerprintOf, isFingerprint } from '../../../platform/auth/sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** What a link opens, and until when; the address that it was sent to is in its seal, so that another address ends it. */
type Lien = { readonly certificatId: number; readonly dateExpiration: string; readonly courriel: string };

const SHAPE = /^([1-9]\d{0,8})-(\d{4})(\d{2})(\d{2})-([\w-]{43})$/;

const sealed = ({ certificatId, dateExpiration, courriel }: Lien): string =>
  JSON.stringify(['certificat-titulaire', certificatId, dateExpiration, courriel.toLowerCase()]);

/** The key of a link: nothing of it is kept, its seal alone proves it. */
export const cleOfTitulaire = (secrets: Secrets, lien: Lien): string =>
  `${lien.certificatId}-${lien.dateExpiration.replaceAll('-', '')}-${fingerprintOf(secrets, sealed(lien))}`;

/** What a key says that it opens, before anything says that it is right; null for what is no key. */
export function readCle(cle: string): { readonly certificatId: number; readonly dateExpiration: string } | null {
  const [, id, year, month, day] = SHAPE.exec(cle) ?? [];
  return id === undefined ? null : { certificatId: Number(id), dateExpiration: `${year}-${month}-${day}` };
}

/** Whether a key is the one of a link. */
export const isCleOf = (secrets: Secrets, lien: Lien, cle: string): boolean =>
  isFingerprint(secrets, SHAPE.exec(cle)?.[5] ?? '', sealed(lien));
