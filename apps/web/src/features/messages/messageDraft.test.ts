import type { TypeMessage } from '@habilis/api/type-message/TypeMessage';
import { expect, test } from 'vitest';
import { NEW_MESSAGE, withType } from './messageDraft.ts';

const type = (id: number, titre: string): TypeMessage => ({
  id,
  type: 'TM',
  version: 1,
  titre,
  intitule: `${titre}, en un mot`,
  descriptif: null,
  diffuseurI: true,
  diffuseurRD: false,
  diffuseurCNH: false,
  diffuseurADM: true,
  ciblesMessage: [{ roleType: 'G', cibleMessageCriterias: {} }],
});
const [one, other] = [type(1, 'Permanence'), type(2, 'Fermeture')];
const types = [one, other];

test('[M14] the texts of the type chosen give way to those of another, what was written does not', () => {
  const chosen = { ...NEW_MESSAGE, ...withType(NEW_MESSAGE, one, types) };
  expect(chosen).toMatchObject({ typeMessageId: 1, titre: 'Permanence', cibles: [{ roleType: 'G' }] });
  const written = { ...chosen, intitule: 'Le mardi' };
  expect({ ...written, ...withType(written, other, types) }).toMatchObject({
    typeMessageId: 2,
    titre: 'Fermeture',
    intitule: 'Le mardi',
  });
});
