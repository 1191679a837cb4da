import { expect, type Page, test } from '@playwright/test';
import { demoPassword, expectAccessible, settled, signInByPage } from './demonstration.ts';

const MANAGER = 'LPF20001';
const DEAD_TOKEN = 'habilis-token=jeton-mort; Path=/; SameSite=Strict; Secure';

async function killToken(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate((cookie) => {
    document.cookie = cookie;
  }, DEAD_TOKEN);
}
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Connexion' });
const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const fail = (page: Page, url: string, status: number) =>
  page.route(url, (route) => route.fulfill({ status, json: { title: 'erreur-interne' } }));

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Compte d[e’]/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
}

test('[K13][R37][R41][R50] the start advances by 33, 66, 100, and the page comes after texts and server', async ({
  page,
}) => {
  const texts = Promise.withResolvers<void>();
  const properties = Promise.withResolvers<void>();
  await page.route(/\/assets\/fr\/[a-z-]+\.json/, async (route) => {
    await texts.promise;
    await route.continue();
  });
  await page.route('**/api/server-properties', async (route) => {
    await properties.promise;
    await route.continue();
  });
  await page.goto('/connexion', { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveJSProperty('value', 33);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(4);
  texts.resolve();
  await expect(bar).toHaveJSProperty('value', 66);
  await expect(page.getByRole('heading')).toHaveCount(0);
  properties.resolve();
  await expect(signInHeading(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[R881] the page draws its frame before any script or style sheet, in ${colorScheme}, and gives it up without a shift`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>();
    await page.emulateMedia({ colorScheme });
    await page.route(/\/build\/.*\.(js|css)$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { moved: number }).moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/connexion', { waitUntil: 'commit' });
    const frame = page.locator('#cadre');
    await expect(frame).toContainText('Habilitation des organismes');
    const place = await frame.boundingBox();
    const colour = await frame.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect((await page.getByRole('progressbar').boundingBox())?.height).toBe(3);
    code.resolve();
    await expect(signInHeading(page)).toBeVisible();
    await expect(frame).toHaveCount(0);
    const band = page.getByRole('banner');
    expect(await band.boundingBox()).toEqual(place);
    expect(await band.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colour);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(0.005);
  });
}

for (const path of ['/certificat', '/verifier-liste', '/annuaire'])
  test(`[R881] ${path} draws its frame before any script or style sheet, and its page stands where the frame stood`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>();
    await page.route(/\/build\/.*\.(js|css)$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('#cadre');
    await expect(frame).toContainText('Habilis');
    const [place, mark] = [await frame.boundingBox(), await frame.locator('svg').boundingBox()];
    code.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame).toHaveCount(0);
    const band = page.getByRole('banner');
    expect((await band.boundingBox())?.height).toBe(place?.height);
    const drawn = await band.locator('svg').first().boundingBox();
    expect([drawn?.x, drawn?.y].map((at) => Math.round(at ?? -1))).toEqual(
      [mark?.x, mark?.y].map((at) => Math.round(at ?? -2)),
    );
  });

test('[R51] a start that fails says so and can be tried again; one file of texts that fails stops nothing', async ({
  page,
}) => {
  await page.route('**/api/server-properties', (route) => route.abort());
  await page.goto('/mentions-legales');
  await expect(page.getByRole('heading', { name: 'Habilis ne répond pas' })).toBeVisible();
  await page.unroute('**/api/server-properties');
  await page.route('**/assets/fr/faqs.json?*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/mentions-legales$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
});

test('[R51] a start that lasts says so, whatever it waits for, and can be tried again at the same address', async ({
  page,
}) => {
  const retry = page.getByRole('link', { name: 'Réessayer' });
  for (const [late, path] of [
    ['**/build/index-*.js', '/'],
    ['**/api/server-properties', '/mentions-legales'],
  ] as const) {
    // Never answered until the press: what is no longer held back would be answered, and the page would come by itself.
    let isHeld = true;
    await page.route(late, (route) => (isHeld ? undefined : route.continue()));
    await page.goto('/mentions-legales', { waitUntil: 'commit' });
    await expect(page.getByText('Habilis met plus de temps que d’habitude à venir.')).toBeVisible();
    await expect(retry).toHaveJSProperty('pathname', path);
    isHeld = false;
    await retry.click();
    await expect(
      page.getByRole('heading', { level: 1, name: path === '/' ? 'Connexion' : 'Mentions légales' }),
    ).toBeVisible();
    await expect(retry).toHaveCount(0);
    await page.unroute(late);
  }
});

test('[R2][R24] without a session a role’s page and the choice of roles lead to sign-in', async ({ page }) => {
  for (const path of ['/G/1', '/I/2/taches', '/bienvenue']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/connexion$/);
    await expect(signInHeading(page)).toBeVisible();
  }
});

test('[S2][S7][S21] a session that the server no longer knows leads to sign-in from any page, never to a blank one', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  const { pathname } = new URL(page.url());
  for (const path of ['/', '/connexion', '/bienvenue', pathname, `${pathname}/demandes`]) {
    await killToken(page);
    await page.goto(path);
    await expect(signInHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/connexion$/);
    await expect(anyDialog(page)).toHaveCount(0);
    expect((await page.context().cookies()).filter(({ name }) => name === 'habilis-token')).toEqual([]);
  }
});

test('signing out, with a good or a dead session, leads to sign-in here and in the other tabs', async ({ page }) => {
  await signInByPage(page, MANAGER);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(signInHeading(tab)).toBeVisible();
    await expect(anyDialog(tab)).toHaveCount(0);
  }
  await other.close();
  await signInByPage(page, MANAGER);
  await killToken(page);
  await signOut(page);
  await expect(signInHeading(page)).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test('[S3] giving up the re-login leads to sign-in', async ({ page }) => {
  await signInByPage(page, MANAGER);
  await killToken(page);
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reconnexion' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(signInHeading(page)).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test('[S1] once signed in again the waiting calls go out with the new token', async ({ page }) => {
  await signInByPage(page, MANAGER);
  await killToken(page);
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reconnexion' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test('[R3] leaving a role’s area clears the role; coming back to the tab renews a token near its end', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  const roleIdOfRefresh = async () => {
    const request = page.waitForRequest('**/api/refresh-token');
    await page.evaluate(() => {
      localStorage.setItem('habilis-token-expiry', String(Date.now() + 60_000));
      dispatchEvent(new Event('focus'));
    });
    return (await request).headers()['role-id'];
  };
  expect(await roleIdOfRefresh()).toMatch(/^\d+$/);
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('habilis-token-expiry')) - Date.now()))
    .toBeGreaterThan(900_000);
  await page.getByRole('link', { name: 'Plan du site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan du site' })).toBeFocused();
  expect(await roleIdOfRefresh()).toBeUndefined();
});

test('[R4] unknown addresses have one page, inside the area or out of it, codes and numbers to the letter', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  const { pathname } = new URL(page.url());
  for (const path of ['/nulle/part', pathname.toLowerCase(), '/G/abc', '/ZZ/4/taches', `${pathname}/nulle/part`]) {
    await page.goto(path);
    await page
      .getByRole('alertdialog', { name: 'Cette page n’existe pas' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '404 NOT FOUND' })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    // The page says what to do, not once more what the dialog said.
    await expect(page.getByRole('main')).toContainText('Si un lien du site vous a mené ici');
    await expect(page.getByRole('main').getByRole('link', { name: 'Écrire à l’assistance' })).toBeVisible();
    await expect(page).toHaveTitle('Cette page n’existe pas - Habilis');
    await expectAccessible(page);
  }
});

test('[R5] a role without preferences nor demande is asked for them first, later if it wants, and once', async ({
  page,
}) => {
  await signInByPage(page, 'NOT94003');
  const dialog = page.getByRole('dialog', { name: 'Que voulez-vous recevoir par courriel' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  // A further visit asks again.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test('[K12][R44][R53] calls that last open the progress dialog after five seconds, on the first load too', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  const { pathname } = new URL(page.url());
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/demande/current-list*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/demande/current-list*');
  await page.goto(`${pathname}/demandes`, { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Opération en cours' });
  await asked;
  await page.waitForTimeout(3_000);
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Chargement de vos demandes')).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[R782] a page that is long in coming shows its place after 300 ms, and one may turn back to what was typed', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/demande/current-list*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chargement de la page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeHidden();
  await expectAccessible(page);
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await expect(page.getByText('Chargement de la page')).toHaveCount(0);
});

test('[DX935] what is typed in the search while a page is awaited is not lost when it arrives', async ({ page }) => {
  await signInByPage(page, MANAGER);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/demande/current-list*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('act');
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await page.keyboard.type('ualit');
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('actualit');
  // A result that is followed gives the focus to its page.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeFocused();
});

test('a page that cannot be read keeps the shell and can be tried again', async ({ page }) => {
  await signInByPage(page, MANAGER);
  await fail(page, '**/api/demande/current-list*', 500);
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page ne peut pas s’afficher' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  await expect(page.getByRole('group', { name: /Une erreur est survenue/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/demande/current-list*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  // A newer version has replaced the files that this page names.
  await page.route('**/build/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Actualités' }).click();
  await expect(page.getByText('Habilis vient d’être mis à jour', { exact: false })).toBeVisible();
  await page.unroute('**/build/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible();
});

test('[R36] a lost network is told, leaves the page as it is, and is no longer told once back', async ({ page }) => {
  await signInByPage(page, MANAGER);
  const told = page.getByText('Pas de connexion');
  // The code of this message is read ahead once the role’s home is shown.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(told).toBeVisible();
  const box = await page.getByRole('group').filter({ has: told }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(48);
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(48);
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await page.context().setOffline(false);
  await expect(told).toBeHidden();
});

test('a page that cannot be read without network says so once, and the toast keeps quiet while it does', async ({
  page,
}) => {
  await signInByPage(page, MANAGER);
  const told = page.getByText('Pas de connexion');
  const why = page.getByText('Vérifiez votre réseau', { exact: false });
  const failed = page.getByRole('heading', { level: 1, name: 'Cette page ne peut pas s’afficher' });
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(failed).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(why).toHaveCount(1);
  // Each further attempt is a call that fails, with a toast that the page takes back.
  const asked = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  await expect(told).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a server at fault or out of reach while signing in is told, and what was typed stays', async ({ page }) => {
  await page.goto('/connexion');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await page.getByLabel('Identifiant ou adresse électronique').fill(MANAGER);
  await password.fill('un mot de passe');
  await fail(page, '**/api/authenticate', 500);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Une erreur est survenue')).toBeVisible();
  await page.unroute('**/api/authenticate');
  await page.route('**/api/authenticate', (route) => route.abort());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Vérifiez votre réseau', { exact: false }).first()).toBeVisible();
  await expect(password).toHaveValue('un mot de passe');
});
