import { loadMessages, type Messages } from '@habilis/i18n/loadMessages';
import { getDefaultStore } from 'jotai';
import { serverPropertiesAtom } from './serverPropertiesAtom.ts';
import { readServerProperties } from './readServerProperties.ts';

/** Steps of the start, in per cent (R50). */
const STEPS = { begun: 33, texts: 66, ready: 100 } as const;

/** The address at which the document asks for a file ahead, with the version that a browser keeps. */
const addressOf = (path: string): string =>
  document.querySelector(`link[as=fetch][href^="/${path}"]`)?.getAttribute('href') ?? `/${path}`;

async function fetchFile(path: string): Promise<Messages> {
  const response = await fetch(addressOf(path));
  if (!response.ok) throw new Error(`${path} : ${response.status}`);
  return (await response.json()) as Messages;
}

/** Loads the texts, then the server's properties; throws when either cannot be had (R51). */
export async function start(onProgress: (percent: number) => void): Promise<Messages> {
  onProgress(STEPS.begun);
  const language = new URLSearchParams(location.search).has('cle-libelle') ? 'cle' : 'fr';
  const onFailed = (namespace: string, error: unknown) => console.error(`textes ${namespace}`, error);
  const properties = readServerProperties();
  // The rejection is handled below, once the texts are loaded.
  properties.catch(() => undefined);
  const messages = await loadMessages(language, { fetchFile, onFailed });
  onProgress(STEPS.texts);
  getDefaultStore().set(serverPropertiesAtom, await properties);
  onProgress(STEPS.ready);
  return messages;
}
