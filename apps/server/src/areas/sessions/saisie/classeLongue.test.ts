import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectShortTurns } from '../../../test/expectShortTurns.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { type SessionsServer, startSessionsServer } from '../test/startSessionsServer.ts';

let given: SessionsServer;
beforeAll(async () => {
  given = await startSessionsServer();
});
afterAll(() => given.server.close());

const letters = (index: number) => String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26));
const CLASSE = Array.from({ length: 200 }, (_, index) => ({
  habilisId: '',
  nom: `Rouy${letters(index)}`,
  prenom: `An${letters(index)}`,
  naissance: '12/04/1980',
  courriel: '',
  choix: null,
}));

test('[SC873] a class of two hundred lines joins its session while other calls are answered', async () => {
  const { g, sst: habilitationId } = given;
  const days = { dateSession: addDays(TODAY, 15), dateFinSession: addDays(TODAY, 16) };
  await expectShortTurns(async () => {
    const { id } = await g(sessionCertification.update, { body: sessionWriteOf({ habilitationId, ...days }) });
    const body = { lignes: CLASSE, colonnes: [] };
    const joined = await g(sessionCertification.importer, { params: { id: id ?? 0 }, body });
    expect(joined.stagiaires).toHaveLength(200);
  });
});
