import type { Messages } from '@habilis/i18n/loadMessages';
import { TEXTES } from './TEXTES.ts';

async function read(name: string): Promise<Messages> {
  const answer = await fetch(`/assets/fr/${name}.json`);
  if (!answer.ok) throw new Error(`textes ${name} : ${answer.status}`);
  return (await answer.json()) as Messages;
}

/** Loads the texts of the page; `?cle-libelle` shows their keys, as on every page. */
export async function loadTexts(): Promise<Messages> {
  if (new URLSearchParams(location.search).has('cle-libelle')) return {};
  return Object.assign({}, ...(await Promise.all(TEXTES.map(read)))) as Messages;
}
