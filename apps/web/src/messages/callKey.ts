import type { Contract } from '@habilis/api/contract';
import type { Endpoint } from '@habilis/api/endpoint';
import type { MessageKey } from '@habilis/i18n/MessageKey';

type Resources = { [R in keyof Contract]: Contract[R][keyof Contract[R]] };
type Calls = Exclude<Resources[keyof Contract], { built: false }>;
type FirstOf<Path> = Path extends `/${infer First}/${string}` ? First : Path extends `/${infer First}` ? First : never;
/** A read sent as a POST form, which changes nothing. */
type Question =
  | `${string}/search`
  | `${string}/apercu`
  | `${string}/telechargements`
  | `${string}/lettre-${string}`
  | `/faq/${string}`
  | `/qrcode/${string}`;
type Asking = Extract<Calls, { method: 'GET' } | { method: 'POST'; path: Question }>;
type Read = Asking['path'];
type Written = Exclude<Calls, Asking>['path'];
/** The text key of every call of the contract: a call without its text does not compile. */
export type CallKey = `modals.appel.lire.${FirstOf<Read>}` | `modals.appel.ecrire.${FirstOf<Written>}`;

const QUESTION = /\/(?:search|apercu|telechargements|lettre-[^/]*)$|^\/(?:faq|qrcode)\//;

/** The key of the text that names a call for the person who waits: by its resource, read or written. */
export function callKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): MessageKey {
  const kind = method === 'GET' || (method === 'POST' && QUESTION.test(path)) ? 'lire' : 'ecrire';
  const [, resource = ''] = path.split('/');
  // Every call of the contract matches this type.
  return `modals.appel.${kind}.${resource}` as CallKey;
}
