import type { Contract } from '@habilis/api/contract';
import type { Endpoint } from '@habilis/api/endpoint';
import type { MessageKey } from '@habilis/i18n/MessageKey';

type Resources = { [R in keyof Contract]: Contract[R][keyof Contract[R]] };
type Calls = Exclude<Resources[keyof Contract], { built: false }>;
type FirstOf<Path> = Path extends `/${infer First}/${string}` ? First : Path extends `/${infer First}` ? First : never;
/** A question that is sent as a form, with nothing to keep. */
type Question =
  | `${string}/search`
  | `${string}/apercu`
  | `${string}/lettre-${string}`
  | `/faq/${string}`
  | `/qrcode/${string}`;
type Read = Extract<Calls, { method: 'GET' }>['path'] | Extract<Calls['path'], Question>;
type Written = Exclude<Exclude<Calls, { method: 'GET' }>['path'], Question>;
/** What every call of the contract needs: one that lacks its text does not compile. */
export type CallKey = `modals.appel.lire.${FirstOf<Read>}` | `modals.appel.ecrire.${FirstOf<Written>}`;

const QUESTION = /\/(?:search|apercu|lettre-[^/]*)$|^\/(?:faq|qrcode)\//;

/** The text that says what a call does, for who waits for it: by its resource, read or written. */
export function callKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): MessageKey {
  const kind = method === 'GET' || QUESTION.test(path) ? 'lire' : 'ecrire';
  const [, resource = ''] = path.split('/');
  // The contract's own calls are all of these.
  return `modals.appel.${kind}.${resource}` as CallKey;
}
