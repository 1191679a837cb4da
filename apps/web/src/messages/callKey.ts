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
type Read = Extract<Calls, { method: 'GET' }>['path'] | Extract<Calls['path'], Question>;
type Written = Exclude<Exclude<Calls, { method: 'GET' }>['path'], Question>;
/** The text key of every call of the contract: a call without its text does not compile. */
export type CallKey = `modals.appel.lire.${FirstOf<Read>}` | `modals.appel.ecrire.${FirstOf<Written>}`;

const QUESTION = /\/(?:search|apercu|telechargements|lettre-[^/]*)$|^\/(?:faq|qrcode)\//;

/** The key of the text that names a call for the person who waits: by its resource, read or written. */
export function callKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): MessageKey {
  const kind = method === 'GET' || QUESTION.test(path) ? 'lire' : 'ecrire';
  const [, resource = ''] = path.split('/');
  // Every call of the contract matches this type.
  return `modals.appel.${kind}.${resource}` as CallKey;
}
