import { getDefaultStore } from 'jotai';
import type { Kept } from '../forms/createKept.ts';
import { accountAtom } from '../session/atoms.ts';
import type { FileOfFil } from './useFil.ts';

type Typed = { readonly texte: string };

const typed = new Map<string, Typed>();

/** Keeps what a person types about a file while this tab lives, however its page is drawn anew: the file may end meanwhile. */
export function keptOfFil({ dossier, id }: FileOfFil): Kept<Typed> {
  const key = `${getDefaultStore().get(accountAtom)?.habilisId ?? ''} ${dossier} ${id}`;
  return {
    read: () => typed.get(key),
    keep: (values) => void (values.texte === '' ? typed.delete(key) : typed.set(key, values)),
    forget: () => void typed.delete(key),
    leave: () => undefined,
  };
}
