import { atom } from 'jotai';
import { tryStorage } from './tryStorage.ts';

const KEY = 'habilis-preferences-plus-tard';

const read = (): readonly string[] => (tryStorage(() => sessionStorage.getItem(KEY)) ?? '').split(' ');
const putOff = atom(read());

/** The roles whose preferences this tab asks for at the next visit: « Plus tard » was answered (R5; decision 0214). */
export const preferencesPutOffAtom = atom(
  (get) => get(putOff),
  (get, set, roleId: number) => {
    const next = [...get(putOff), String(roleId)];
    set(putOff, next);
    tryStorage(() => sessionStorage.setItem(KEY, next.join(' ').trim()));
  },
);
