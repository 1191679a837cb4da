import { expect, test } from 'vitest';
import { faultsOfNeeds } from './faultsOfNeeds.ts';

const FORM = {
  judges: {
    commentaire: ({ commentaire }: { commentaire: string }) =>
      commentaire === '' ? ('commentaire-requis' as const) : null,
    signature: () => 'non-signe' as const,
  },
  fields: { 'commentaire-requis': 'dto.commentaire' },
};
const faultsOf = (needs: readonly ('commentaire' | 'signature' | 'piece')[], commentaire: string) =>
  faultsOfNeeds<'commentaire' | 'signature' | 'piece', { commentaire: string }, 'commentaire-requis' | 'non-signe'>(
    needs,
    FORM,
    { commentaire },
  );

test('[DA11] what a line needs of a field is told at its path; what the object lacks, and what no field answers, is not', () => {
  const needs = ['signature', 'piece', 'commentaire'] as const;
  expect(faultsOf(needs, '')).toEqual([{ path: 'dto.commentaire', title: 'commentaire-requis' }]);
  expect(faultsOf(needs, 'Vu')).toEqual([]);
  expect(faultsOf([], '')).toEqual([]);
});
