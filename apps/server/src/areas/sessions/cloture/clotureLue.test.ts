import type { Call } from '@habilis/api/client/createClient';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { admittedOf, changeOf, draftOf, fourOf } from '../test/classes.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let julie: Call;
let admin: Call;
let sst: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  ({ server, g, julie, sst } = await startSessionsServer());
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

/** A class of some days ago, entered and ready to close, as its gestionnaire reads it. */
async function toClose(days: number, lignes: ReturnType<typeof fourOf>): Promise<SessionCertification> {
  const write = sessionWriteOf({
    habilitationId: sst,
    dateSession: addDays(TODAY, -days),
    dateFinSession: addDays(TODAY, 1 - days),
  });
  const given = await g(sessionCertification.submit, { body: changeOf(await draftOf(g, write, lignes)) });
  const { id, version } = given;
  await julie(sessionCertification.submitResultats, {
    body: { id: id ?? 0, version, resultats: admittedOf(given) },
  });
  return g(sessionCertification.get, { params: { id: id ?? 0 } });
}
const close = ({ id, version, apercuCloture }: SessionCertification) =>
  g(sessionCertification.submitVerification, {
    body: { id: id ?? 0, version, corrections: [], empreinte: apercuCloture?.empreinte ?? null },
  });
const made = ({ id }: SessionCertification) =>
  db()
    .selectFrom('certificat')
    .select(['nom', 'prenom', 'date_fin'])
    .where('session_id', '=', id)
    .orderBy('id')
    .execute();
/** The refusal of a closing, with what it shows now; nothing is made. */
async function refused(read: SessionCertification) {
  const problem = await refusal(close(read));
  expect(problem).toMatchObject({ status: 409, title: 'session-certification.version-perimee' });
  expect(await made(read)).toEqual([]);
  return problem.courant as SessionCertification;
}

test('[SC1010] a stagiaire’s name that is corrected elsewhere while a class is verified is not certified unread', async () => {
  const before = await close(await toClose(9, fourOf('lue')));
  const [known] = before.stagiaires;
  const again = await toClose(2, [
    {
      habilisId: known?.habilisId ?? '',
      nom: known?.nom ?? '',
      prenom: known?.prenom ?? '',
      naissance: '',
      courriel: '',
      choix: null,
    },
    ...fourOf('suivante').slice(1),
  ]);
  const correction = { stagiaireId: known?.id ?? 0, nom: 'Roland', prenom: 'Élodie' };
  await admin(sessionCertification.corriger, {
    params: { id: before.id ?? 0 },
    body: { version: before.version, corrections: [correction], commentaire: 'Pièce d’identité relue.' },
  });
  const now = await refused(again);
  expect(now.stagiaires[0]).toMatchObject({ nom: 'Roland', prenom: 'Élodie' });
  await close(now);
  expect((await made(again))[0]).toMatchObject({ nom: 'Roland', prenom: 'Élodie' });
});

test('[SC1010] a validity that is changed while a class is verified gives no certificat of another end than was read', async () => {
  const read = await toClose(4, fourOf('validite'));
  const {
    dispositifNiveau: { id },
  } = read.habilitation;
  const { dispositif, ...niveau } = await admin(dispositifNiveau.get, { params: { id } });
  const [end] = read.apercuCloture?.fins ?? [];
  await admin(dispositifNiveau.update, {
    body: { ...niveau, dispositifId: dispositif.id, dureeValiditeCertificat: 12, durcissementConfirme: true },
  });
  const now = await refused(read);
  expect(now.apercuCloture?.fins[0]?.dateFin).not.toBe(end?.dateFin);
  await close(now);
  expect((await made(read)).map(({ date_fin: fin }) => fin)).toEqual(
    Array(4).fill(now.apercuCloture?.fins[0]?.dateFin),
  );
});

test('[SC1010] who closes without having read a preview makes what stands', async () => {
  const { id, version } = await toClose(6, fourOf('machine'));
  const done = await g(sessionCertification.submitVerification, { body: { id: id ?? 0, version, corrections: [] } });
  expect(done.etat).toBe('CLOTUREE');
});
