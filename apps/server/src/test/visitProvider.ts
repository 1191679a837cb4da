import type { CookieJar } from './cookieJar.ts';

const MOST_REDIRECTS = 20;

/** The form that a page submits by itself, or with who one chooses to be. */
function formOn(
  page: string,
  rang: number | 'non',
): { readonly action: string | undefined; readonly form: URLSearchParams } {
  const form = new URLSearchParams({ rang: String(rang) });
  for (const [, name = '', value = ''] of page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g))
    form.set(name, value);
  return { action: /<form[^>]* action="([^"]+)"/.exec(page)?.[1], form };
}

/** Follows an address of the test's identity provider as a browser would, chooses who one is there where it asks, and gives the parameters of the address of return. */
export async function visitProvider(
  jar: CookieJar,
  adresse: string,
  { rang, backTo }: { readonly rang: number | 'non'; readonly backTo: string },
): Promise<Record<string, string> & { state: string }> {
  let url = adresse;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < MOST_REDIRECTS; step++) {
    if (url.startsWith(backTo)) {
      const brought = Object.fromEntries(new URL(url).searchParams);
      return { ...brought, state: brought['state'] ?? '' };
    }
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header(url) },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    jar.keep(url, answer.headers);
    form = undefined;
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      continue;
    }
    const page = await answer.text();
    const { action, form: filled } = formOn(page, rang);
    if (answer.status !== 200 || action === undefined)
      throw new Error(`le fournisseur d’essai répond ${answer.status} : ${page.slice(0, 300)}`);
    url = new URL(action, url).href;
    form = filled;
  }
  throw new Error('le fournisseur d’essai renvoie sans fin');
}
