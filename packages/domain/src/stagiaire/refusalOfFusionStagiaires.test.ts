import { expect, test } from 'vitest';
import { refusalOfFusionStagiaires } from './refusalOfFusionStagiaires.ts';

test('[U18] two identities of one person are merged, unless the one that goes has an account or both stood in one class', () => {
  const garde = { id: 1, hasCompte: true, sessions: [7, 8] };
  const absorbe = { id: 2, hasCompte: false, sessions: [9] };
  expect(refusalOfFusionStagiaires(garde, absorbe)).toBeNull();
  expect(refusalOfFusionStagiaires({ ...garde, hasCompte: false }, absorbe)).toBeNull();
  expect(refusalOfFusionStagiaires(garde, { ...absorbe, id: 1 })).toBe('fusion-meme-identite');
  expect(refusalOfFusionStagiaires(absorbe, garde)).toBe('fusion-compte-a-garder');
  expect(refusalOfFusionStagiaires(garde, { ...absorbe, sessions: [9, 8] })).toBe('fusion-meme-classe');
});
