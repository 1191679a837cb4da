import { randomUUID } from 'node:crypto';
import { application } from '@habilis/api/application/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { createSessionClient, type TokenStore } from '@habilis/api/client/createSessionClient';
import type { ProblemError } from '@habilis/api/client/errors';
import { createReloginGate, type ReloginGate } from '@habilis/api/client/reloginGate';
import { session } from '@habilis/api/session/endpoints';
import { TEST_PASSWORD } from './testPassword.ts';

export type Sent = { readonly name: string; readonly headers: Headers };

/** A tab: its own client and re-login, over what all tabs share. */
export type Tab = {
  readonly call: Call;
  readonly refreshIfNeeded: () => Promise<void>;
  readonly gate: ReloginGate;
  /** Requests in the order sent, such as `PUT /account/update`. */
  readonly sent: Sent[];
  /** One entry each time a call found the session ended. */
  readonly expired: ProblemError[];
  readonly givenUp: ProblemError[];
  /** Refused calls that began to wait for the re-login. */
  waiting: number;
  signedOut: number;
  roleId: number | null;
  /** Whose page it shows, null before it shows anybody's. */
  habilisId: string | null;
  /** How often it found the token to be another person's. */
  gaveWay: number;
  /** Signs in by the form or the re-login dialog. */
  readonly signIn: (username: string, password?: string) => Promise<void>;
  /** Gives up the re-login. */
  readonly giveUp: () => void;
};

export type Browser = {
  token: string | null;
  expiry: number;
  readonly cookies: Map<string, string>;
  isAtBase: boolean;
  /** Called between the making of a request and its sending. */
  beforeSending: (name: string) => void | Promise<void>;
  readonly openTab: () => Tab;
};

/** A browser reduced to what a session needs: cookies and storage shared by tabs, real locks and requests. */
export function openBrowser(url: string): Browser {
  const lock = randomUUID();
  const tokens: TokenStore = {
    read: () => browser.token,
    readExpiry: () => browser.expiry,
    keep: ({ id_token, validity }) => {
      browser.token = id_token;
      browser.expiry = Date.now() + validity * 1000;
    },
    clear: () => {
      browser.token = null;
      browser.expiry = 0;
    },
  };

  function openTab(): Tab {
    const sent: Sent[] = [];
    const send: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
      sent.push({ name, headers: new Headers(request.headers) });
      await browser.beforeSending(name);
      if (browser.cookies.size > 0)
        request.headers.set('cookie', [...browser.cookies].map((pair) => pair.join('=')).join('; '));
      const response = await fetch(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        browser.cookies.set(key, value);
      }
      return response;
    };
    const opened = createReloginGate(() => undefined);
    const gate: ReloginGate = {
      ...opened,
      enter: () => {
        tab.waiting++;
        return opened.enter();
      },
    };
    const client = createSessionClient({
      baseUrl: `${url}/api`,
      fetch: send,
      tokens,
      gate,
      roleId: () => tab.roleId,
      habilisId: () => tab.habilisId,
      onOtherPerson: () => void tab.gaveWay++,
      xsrfToken: () => browser.cookies.get('XSRF-TOKEN') ?? null,
      renewXsrf: () =>
        createClient({ baseUrl: `${url}/api`, fetch: send, token: () => null })(application.serverProperties, {}),
      exclusively: (work) => navigator.locks.request(lock, work),
      isAtBase: () => browser.isAtBase,
      onExpired: (error) => void tab.expired.push(error),
      onSignedOut: () => void tab.signedOut++,
      onGivenUp: (error) => void tab.givenUp.push(error),
    });
    const tab: Tab = {
      ...client,
      gate,
      sent,
      expired: [],
      givenUp: [],
      waiting: 0,
      signedOut: 0,
      roleId: null,
      habilisId: null,
      gaveWay: 0,
      signIn: async (username, password = TEST_PASSWORD) => {
        tokens.keep(await client.call(session.authenticate, { body: { username, password } }));
        gate.settle('replay');
        const account = await client.call(session.account, {});
        tab.roleId = account.roles[0]?.id ?? null;
        tab.habilisId = account.habilisId;
      },
      giveUp: () => {
        tokens.clear();
        gate.settle('reject');
      },
    };
    return tab;
  }

  const browser: Browser = {
    token: null,
    expiry: 0,
    cookies: new Map(),
    isAtBase: false,
    beforeSending: () => undefined,
    openTab,
  };
  return browser;
}
