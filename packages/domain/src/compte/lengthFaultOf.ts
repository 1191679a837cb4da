import { PASSWORD_LENGTHS } from './PASSWORD_LENGTHS.ts';

/** What is wrong with the length of a chosen password, null when it is right: all that can be told of it without knowing its person (CO1). */
export function lengthFaultOf(password: string): 'trop-court' | 'trop-long' | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTHS.min) return 'trop-court';
  return length > PASSWORD_LENGTHS.max ? 'trop-long' : null;
}
