import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Formatter } from './createFormatter.ts';
import { formatDate } from './format.ts';

type Champ = MessageKey extends infer K ? (K extends `commission.promesse.${infer C}` ? C : never) : never;
type Changement = { readonly champ: Champ; readonly avant: readonly string[]; readonly apres: readonly string[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function said(t: Formatter, lines: readonly string[]): string {
  const words = lines.map((line) =>
    line === 'true' || line === 'false'
      ? t(line === 'true' ? 'listes.oui' : 'listes.non')
      : DAY.test(line)
        ? formatDate(line)
        : line,
  );
  return words.length === 0 ? t('commission.promesse-aucune') : words.join(', ');
}

/** What has changed since a decision was taken: its name, the old, the new. */
export const changementWords = (t: Formatter, { champ, avant, apres }: Changement): string =>
  t('commission.promesse', { quoi: t(`commission.promesse.${champ}`), avant: said(t, avant), apres: said(t, apres) });
