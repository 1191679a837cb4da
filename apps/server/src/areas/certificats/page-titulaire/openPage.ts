import { PAGE_TITULAIRE_MINUTES } from '@habilis/domain/certificat/PAGE_TITULAIRE_MINUTES';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import type { Context } from '../../../platform/Handler.ts';
import { isLienDePage, isMarqueDePage, marqueDePage, type Page, pageOfCle, type Secrets } from './cleDePage.ts';
import { titulairesA } from './titulairesA.ts';

/** The cookie of the browser that opened a page: no script reads it, and it goes to the calls of the page alone. */
const COOKIE = 'HABILIS-TITULAIRE';
const PATH = '/api/certificat/page';
const MS = PAGE_TITULAIRE_MINUTES * 60_000;

const cookieOf = ({ exchange: { isSecure } }: Pick<Context, 'exchange'>, value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** The context of a call of the page. */
export type OfPage = Context<'certificat.page-fermee'>;

const isWithin = (since: Date | null, now: Date): since is Date =>
  since !== null && now.getTime() < since.getTime() + MS;

async function findPage(db: Kysely<Database>, cle: string): Promise<Page | undefined> {
  const id = pageOfCle(cle);
  if (id === null) return undefined;
  return db.selectFrom('page_titulaire').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The page that this browser has opened and that is still open; undefined when there is none. */
async function ofBrowser(secrets: Secrets, { db, exchange, now }: Context): Promise<Page | undefined> {
  const mark = exchange.cookieOf(COOKIE) ?? '';
  const page = await findPage(db, mark);
  return page !== undefined && isWithin(page.ouverte_le, now) && isMarqueDePage(secrets, page, mark) ? page : undefined;
}

/**
 * Opens a page in this browser by the link of its mail, within its minutes and once: the same link pressed again in this browser finds it
 * open, anywhere else it opens nothing (C911).
 */
export async function openPage(secrets: Secrets, context: OfPage, cle: string): Promise<void> {
  const { db, now, exchange } = context;
  const page = await findPage(db, cle);
  if (page === undefined || !isLienDePage(secrets, page, cle) || !isWithin(page.envoyee_le, now)) {
    throw context.refuse.conflict('certificat.page-fermee');
  }
  if ((await ofBrowser(secrets, context))?.id === page.id) return;
  const opened = await db
    .updateTable('page_titulaire')
    .set({ ouverte_le: now })
    .where('id', '=', page.id)
    .where('ouverte_le', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (opened === undefined) throw context.refuse.conflict('certificat.page-fermee');
  exchange.setHeader('Set-Cookie', cookieOf(context, marqueDePage(secrets, opened), MS / 1000));
  // Neither the address nor who it may be.
  await context.audit({ action: 'certificat.OuvrePage', objetType: 'page-titulaire', objetId: opened.id });
}

/** An open page, and which holder reads it; null while several share its address and none was said. */
export type PageOuverte = { readonly page: Page; readonly finLe: Date; readonly titulaire: string | null };

/** Which holders an address has, two of them at most. */
const titulairesOf = async (db: Kysely<Database>, courriel: string): Promise<string[]> =>
  (await titulairesA(db, courriel).select('ligne.titulaire').distinct().limit(2).execute()).map(
    ({ titulaire }) => titulaire,
  );

/** The page that is open in this browser; refused once it is closed, or its address is nobody's any more (C911, C913). */
export async function pageOuverte(secrets: Secrets, context: OfPage): Promise<PageOuverte> {
  const page = await ofBrowser(secrets, context);
  if (page === undefined || page.ouverte_le === null) throw context.refuse.conflict('certificat.page-fermee');
  const finLe = new Date(page.ouverte_le.getTime() + MS);
  if (page.titulaire !== null) return { page, finLe, titulaire: page.titulaire };
  const [only, other] = await titulairesOf(context.db, page.courriel);
  if (only === undefined) throw context.refuse.conflict('certificat.page-fermee');
  return { page, finLe, titulaire: other === undefined ? only : null };
}

/** Closes the page of this browser, and forgets it; without one, changes nothing. */
export async function closePage(secrets: Secrets, context: Context): Promise<void> {
  const page = await ofBrowser(secrets, context);
  if (page !== undefined) await context.db.deleteFrom('page_titulaire').where('id', '=', page.id).execute();
  context.exchange.setHeader('Set-Cookie', cookieOf(context, '', 0));
}

/** Forgets, each night, the pages whose time is over, with their addresses. */
export async function purgePages(db: Kysely<Database>, { now }: Pick<Day, 'now'>): Promise<void> {
  // A mail that waited for its server still opens it.
  await db
    .deleteFrom('page_titulaire')
    .where('demandee_le', '<', new Date(now.getTime() - 24 * 60 * 60_000))
    .execute();
}
