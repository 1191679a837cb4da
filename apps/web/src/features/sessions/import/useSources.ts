import { useText } from '@habilis/i18n/TextProvider';
import { useMemo } from 'react';
import type { ClassImport } from './classImport.ts';

/** The choice of no column. */
const NONE = 'aucune';

/** The columns of a file as choices, each by its heading, or by its first cell without one. */
export function useSources({ headings, lines }: Pick<ClassImport, 'headings' | 'lines'>) {
  const t = useText();
  const first = lines.find(({ cells }) => cells.length > 0)?.cells;
  return useMemo(() => {
    const labels = (headings ?? first ?? []).map((text, at) => {
      const numero = at + 1;
      if (text.trim() === '') return t('sessions-certification.import.colonne', { numero });
      return headings === null ? t('sessions-certification.import.colonne-de', { numero, exemple: text }) : text;
    });
    const none = t('sessions-certification.import.aucune-colonne');
    return {
      labelOf: (at: number | undefined) => (at === undefined ? none : (labels[at] ?? none)),
      choices: [...labels.map((label, at) => ({ id: String(at), label })), { id: NONE, label: none }],
      choiceOf: (at: number | undefined): string => (at === undefined ? NONE : String(at)),
      atOf: (choice: string): number | null => (choice === NONE ? null : Number(choice)),
    };
  }, [t, headings, first]);
}
