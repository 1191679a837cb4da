import { lecture } from '@habilis/api/lecture/endpoints';
import type { SectionLue, VueInput, Vues } from '@habilis/api/lecture/Vues';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { tellGone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';
import { isGone } from '../../session/foundOrNull.ts';

type Demande = { readonly type: 'DA' | 'DH'; readonly id: number };

export const NO_VUES: Vues = { sections: [], fichiers: [] };

const marked = (vues: Vues, input: VueInput): Vues =>
  'section' in input
    ? {
        ...vues,
        sections: [...vues.sections.filter((one) => one !== input.section), ...(input.vue ? [input.section] : [])],
      }
    : {
        ...vues,
        fichiers: [...vues.fichiers.filter((one) => one !== input.fichierId), ...(input.vue ? [input.fichierId] : [])],
      };

/** The marks of the reader on a demande: each shows at once, and goes back when it cannot be kept (the error catalogue says so). */
export function useVues(demande: Demande, initial: Vues) {
  const t = useText();
  const [vues, setVues] = useState(initial);
  const mark = (input: VueInput) => {
    setVues((before) => marked(before, input));
    call(lecture.marquer, { params: demande, body: input }).catch((error: unknown) => {
      if (isGone(error)) tellGone(t('erreurs.deja-supprime'));
      setVues((before) => marked(before, { ...input, vue: !input.vue }));
    });
  };
  return {
    vues,
    isPieceVue: (id: number) => vues.fichiers.includes(id),
    isSectionVue: (id: string) => vues.sections.some((one) => one === id),
    markPiece: (fichierId: number, vue: boolean) => mark({ fichierId, vue }),
    markSection: (section: SectionLue, vue: boolean) => mark({ section, vue }),
  };
}
export type Marks = ReturnType<typeof useVues>;
