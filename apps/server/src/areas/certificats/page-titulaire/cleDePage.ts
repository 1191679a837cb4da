import type { Address } from '@habilis/api/page/paths';
import { PATHS } from '@habilis/api/page/paths';
import type { Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { PageTitulaireTable } from '../../../database/tables/certificats.ts';
import { fingerprintOf, isFingerprint } from '../../../platform/auth/sealed.ts';

export type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
export type Page = Selectable<PageTitulaireTable>;

const SHAPE = /^([1-9]\d{0,8})-([\w-]{43})$/;

/** What the link of a mail opens; neither it nor the mark of a browser is stored. */
const lien = ({ id, courriel, envoyee_le }: Page): string =>
  JSON.stringify(['page-titulaire-lien', id, courriel, envoyee_le?.toISOString()]);
/** What the browser that opened it shows. */
const marque = ({ id, courriel, ouverte_le }: Page): string =>
  JSON.stringify(['page-titulaire-marque', id, courriel, ouverte_le?.toISOString()]);

const cleOf = (secrets: Secrets, page: Page, text: (page: Page) => string): string =>
  `${page.id}-${fingerprintOf(secrets, text(page))}`;

/** The address of the page with the key of its link after the `#`, which no browser sends: no log, no proxy and no other site reads it. */
export const cheminDePage = (secrets: Secrets, page: Page): Address =>
  `${PATHS.mesCertificats}#${cleOf(secrets, page, lien)}` as Address;

/** What a browser is given once it has opened a page. */
export const marqueDePage = (secrets: Secrets, page: Page): string => cleOf(secrets, page, marque);

/** The page that a key or a mark names, before anything says that it is right; null for what is neither. */
export function pageOfCle(cle: string): number | null {
  const [, id] = SHAPE.exec(cle) ?? [];
  return id === undefined ? null : Number(id);
}

const isRight = (secrets: Secrets, page: Page, given: string, text: (page: Page) => string): boolean =>
  isFingerprint(secrets, SHAPE.exec(given)?.[2] ?? '', text(page));

/** Whether a key is that of the link to a page. */
export const isLienDePage = (secrets: Secrets, page: Page, cle: string): boolean => isRight(secrets, page, cle, lien);

/** Whether a browser has opened a page. */
export const isMarqueDePage = (secrets: Secrets, page: Page, cle: string): boolean =>
  isRight(secrets, page, cle, marque);
