import { randomUUID } from 'node:crypto';
import { account } from '@habilis/api/account/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { entite } from '@habilis/api/entite/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { notification } from '@habilis/api/notification/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, guest, keepToken, origin, tokenOf } from './demonstration.ts';

// What comes before a meeting is set up by calls: the browsers are for the meeting itself.

/** Signs a person in without a browser, under their first role of a type. */
async function signedIn(habilisId: string, type?: RoleType) {
  const token = await tokenOf(habilisId);
  const { roles } = await createClient({ baseUrl: `${origin()}/api`, token: () => token })(session.account, {});
  return { token, role: roles.find((role) => type === undefined || role.type === type) };
}

/** Sends from a network of its own: all journeys together invite more people than one network may. */
function fromElsewhere(): typeof fetch {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Forwarded-For', address);
    return fetch(request);
  };
}

/** Calls as a person, under their first role of a type. */
export async function callsAs(habilisId: string, type?: RoleType): Promise<Call> {
  const { token, role } = await signedIn(habilisId, type);
  return createClient({
    baseUrl: `${origin()}/api`,
    token: () => token,
    roleId: () => role?.id ?? null,
    fetch: fromElsewhere(),
  });
}

/** What a browser that holds nothing yet may need for its first page, on a machine that does ten other things. */
const FIRST_PAGE = { timeout: 40_000 };

/** A page of a person's area in a browser of their own, signed in already. */
export async function pageOf(browser: Browser, habilisId: string, path: string, type?: RoleType): Promise<Page> {
  const { token, role } = await signedIn(habilisId, type);
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  await keepToken(context, token);
  const page = await context.newPage();
  await page.goto(`/${role?.type ?? ''}/${role?.id ?? ''}/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(FIRST_PAGE);
  return page;
}

/** The subjects of the latest mails to an address, the last first. */
export async function mailsTo(address: string): Promise<{ readonly subject: string; readonly path: string }[]> {
  const page = await (await fetch(`${origin()}/demonstration/courriels?pour=${encodeURIComponent(address)}`)).text();
  return [...page.matchAll(/<li><a href="([^"]+)">(.*?)<\/a><br>/g)].map(([, path = '', subject = '']) => ({
    path,
    subject: subject.replaceAll(/<[^>]+>|&[a-z]+;/g, ' '),
  }));
}

/** The text of a mail. */
export async function mailText(path: string): Promise<string> {
  const page = await (await fetch(`${origin()}${path}`)).text();
  return /<blockquote>([\s\S]*?)<\/blockquote>/.exec(page)?.[1] ?? '';
}

/** Somebody of whom nobody else's journey knows. */
export type Somebody = {
  readonly habilisId: string;
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A name that no other run has: letters alone. */
export const newName = (): string =>
  `X${Array.from(randomUUID().replaceAll('-', '').slice(0, 9), (sign) => LETTERS[Number.parseInt(sign, 16)]).join('')}`;

const identity = (prenom: string) => {
  const nom = newName();
  return { nom, prenom, email: `${prenom}.${nom}@example.org`.toLowerCase() };
};

/** Activates an account by its mail and settles what a first sign-in asks. */
async function activate(email: string): Promise<void> {
  const [mail] = (await mailsTo(email)).filter(({ subject }) => /compte/i.test(subject));
  const key = /\/([\w-]+)\s*$/m.exec(/https?:\/\/\S+/.exec(await mailText(mail?.path ?? ''))?.[0] ?? '')?.[1] ?? '';
  await guest()(account.activate, { body: { acceptationRGPD: true, key, password: demoPassword() } });
}

async function settle({ habilisId, nom, prenom, email }: Somebody): Promise<void> {
  const call = await callsAs(habilisId);
  await call(account.update, { body: { nom, prenom, email, personalDataValidated: true } });
  const { roles } = await call(session.account, {});
  for (const { id } of roles) {
    const body = await call(notification.read, { params: { roleId: id } });
    await call(notification.save, { params: { roleId: id }, body });
  }
}

type Asked = {
  readonly type: RoleType;
  /** Code of a caisse. */
  readonly caisse?: string;
  readonly entiteId?: number;
  readonly niveauIds?: number[];
  readonly dispositifIds?: number[];
};

/** A new person with a role, who may sign in at once. */
export async function newcomer(admin: Call, prenom: string, asked: Asked): Promise<Somebody> {
  const { type, caisse, entiteId = null, niveauIds = [], dispositifIds = [] } = asked;
  const who = identity(prenom);
  const mrpId = (await admin(mrp.list, {})).find(({ code }) => code === caisse)?.id ?? null;
  const { habilisId } = await admin(utilisateur.create, {
    body: { ...who, role: { type, mrpId, entiteId, dispositifIds, niveauIds } },
  });
  await activate(who.email);
  await settle({ habilisId, ...who });
  return { habilisId, ...who };
}

/** An entite of its own, at Caen, with its gestionnaire. */
export async function newEntite(
  admin: Call,
  raisonSociale: string,
): Promise<{ readonly id: number; readonly raisonSociale: string; readonly gestionnaire: Somebody }> {
  const who = identity('Margot');
  const name = `${raisonSociale} ${who.nom}`;
  const { id } = await admin(entite.create, {
    body: {
      raisonSociale: name,
      siret: inventSiret(1000 + Math.floor(Math.random() * 40_000)),
      numeroDeclarationActivite: null,
      typeEntite: 'ENT',
      regime: 'GENERAL',
      adresse: { ligne1: '4 rue du Port', ligne2: null, codePostalVille: { codePostal: '14000', ville: 'Caen' } },
      gestionnaire: who,
      fileUploads: [],
    },
  });
  const [found] = (await admin(utilisateur.search, { query: { recherche: who.email } })).elements;
  const gestionnaire = { habilisId: found?.habilisId ?? '', ...who };
  await activate(who.email);
  await settle(gestionnaire);
  return { id, raisonSociale: name, gestionnaire };
}

/** Opens a page of the area of the person's role. */
export async function openAt(page: Page, path: string): Promise<void> {
  const home = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
  await page.goto(`${home}/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(FIRST_PAGE);
}

/** Opens the dialog of an action, from the bar or from the menu of the others. */
export async function begin(page: Page, action: string): Promise<Locator> {
  const button = page.getByRole('button', { name: action, exact: true });
  const others = page.getByRole('button', { name: 'Autres actions', exact: true });
  await expect(button.or(others).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await others.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses an action, fills in its dialog and confirms. */
export async function take(
  page: Page,
  action: string,
  fill?: (dialog: Locator) => Promise<void>,
  confirm = action,
): Promise<void> {
  const dialog = await begin(page, action);
  await fill?.(dialog);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Types a day (as on the wire) over whatever a date field holds. */
export async function typeDay(field: Locator, day: string): Promise<void> {
  await field.getByRole('spinbutton').first().pressSequentially(day.split('-').toReversed().join(''));
}

/** Chooses an option of a list in a dialog. */
export async function choose(dialog: Locator, list: RegExp, option: string): Promise<void> {
  await dialog.getByRole('button', { name: list }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}
