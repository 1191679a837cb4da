import type { HttpHandler } from 'msw';
import type { EtatChaine, EntreeJournal } from '../journal/EntreeJournal.ts';
import { journal } from '../journal/endpoints.ts';
import { exampleChaine, exampleJournal } from './fixtures/exampleJournal.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';

/** The trail: the filters by object and family find what they would. */
export function journalMocks({
  entries = exampleJournal(),
  chaine = exampleChaine(),
}: { entries?: readonly EntreeJournal[]; chaine?: EtatChaine } = {}): HttpHandler[] {
  return [
    mock(journal.list, ({ query: { objet = '', ...asked } }) => {
      const found = entries.filter((one) => objet === '' || one.objet?.libelle === objet);
      return { ...pageOf(found, asked), chaine };
    }),
    mockFile(journal.exporter, new File(['{}\n'], 'journal-2026-11-20.jsonl', { type: 'application/x-ndjson' })),
  ];
}
