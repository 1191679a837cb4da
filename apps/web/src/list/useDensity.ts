import { useAtomValue } from 'jotai';
import { accountAtom } from '../session/atoms.ts';
import { useKeptSwitch } from '../session/useKeptSwitch.ts';

/** Whether the rows of lists are tight, as one person keeps it in this browser, and the way to change it. */
export const useDensity = () =>
  useKeptSwitch(`habilis-densite:${useAtomValue(accountAtom)?.habilisId ?? ''}`, 'serree');
