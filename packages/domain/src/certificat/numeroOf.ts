import type { Payload } from './payload.ts';

/** The number of a certificat as it is printed: its niveau, the year of its last day of training, its serial of at least six digits (C5). */
export const numeroOf = ({
  codeNiveau,
  dateObtention,
  serial,
}: Pick<Payload, 'codeNiveau' | 'dateObtention' | 'serial'>): string =>
  `${codeNiveau}-${dateObtention.slice(0, 4)}-${String(serial).padStart(6, '0')}`;
