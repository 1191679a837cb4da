import type { HttpHandler } from 'msw';
import { lecture } from '../lecture/endpoints.ts';
import type { Vues } from '../lecture/Vues.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { perRun } from './perRun.ts';

const toggled = <T>(marks: readonly T[], mark: T, vue: boolean): T[] => [
  ...marks.filter((one) => one !== mark),
  ...(vue ? [mark] : []),
];

/** The marks of a reader, kept while the page is open; the archive and the summary of a demande. */
export function lectureMocks(initial: Vues = { sections: [], fichiers: [] }): HttpHandler[] {
  const kept = perRun(() => ({ vues: initial }));
  return [
    mock(lecture.vues, () => kept().vues),
    mock(lecture.marquer, ({ body }) => {
      const state = kept();
      const { vues } = state;
      state.vues =
        'section' in body
          ? { ...vues, sections: toggled(vues.sections, body.section, body.vue) }
          : { ...vues, fichiers: toggled(vues.fichiers, body.fichierId, body.vue) };
      return state.vues;
    }),
    mockFile(lecture.pieces, new File(['PK'], 'Pièces.zip', { type: 'application/zip' })),
    mockFile(lecture.resume, new File(['%PDF-1.4'], 'Résumé.pdf', { type: 'application/pdf' })),
  ];
}
