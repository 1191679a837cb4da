import type { NotNull } from 'kysely';
import { certificat } from '@habilis/api/certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { applyRevocations } from '../../../areas/certificats/revocation/applyRevocations.ts';
import { admittedOf, changeOf, draftOf, fourOf } from '../../../areas/sessions/test/classes.ts';
import { sessionWriteOf } from '../../../areas/sessions/test/sessionWriteOf.ts';
import { TEST_TODAY as TODAY } from '../../TEST_TODAY.ts';
import { actAs } from '../../actAs.ts';
import type { TestServer } from '../../startTestServer.ts';
import type { ActsOf } from '../ActsOf.ts';
import { DIT } from '../DIT.ts';

/** What is done to sessions under the habilitation `sst`, and to their certificats. */
export async function certificationActs(
  server: TestServer,
  { sst }: { readonly sst: number },
): Promise<ActsOf<'session-certification' | 'certificat'>> {
  const { db } = server.services.connection;
  const [admin, manager, formateur] = [
    await actAs(server, 'ADM92001'),
    await actAs(server, 'LPF20001'),
    await actAs(server, 'FOR40001'),
  ];
  const days = { dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) };
  const read = (id: number) => manager(sessionCertification.get, { params: { id } });
  let id = 0;
  const submit = async (names: string) => {
    const write = sessionWriteOf({ habilitationId: sst, ...days });
    const submitted = await draftOf(manager, write, fourOf(names));
    id = (await manager(sessionCertification.submit, { body: changeOf(submitted) })).id ?? 0;
  };
  const again = async () => manager(sessionCertification.submit, { body: changeOf(await read(id)) });
  const step = async (by: Call, asked: { readonly actionKey?: string; readonly commentaire?: string } = {}) => {
    const now = await by(sessionCertification.get, { params: { id } });
    const resultats = asked.actionKey === undefined ? admittedOf(now) : [];
    await by(sessionCertification.submitResultats, { body: { id, version: now.version, resultats, ...asked } });
  };
  const close = async () =>
    manager(sessionCertification.submitVerification, {
      body: { id, version: (await read(id)).version, corrections: [] },
    });
  const certificats = () =>
    db
      .selectFrom('certificat')
      .selectAll()
      .where('session_id', '=', id)
      .where('statut', '=', 'VALIDE')
      .orderBy('id')
      .$narrowType<{ session_stagiaire_id: NotNull }>();
  const correct = async () => {
    const { session_stagiaire_id: stagiaireId } = await certificats().executeTakeFirstOrThrow();
    const corrections = [{ stagiaireId, nom: 'Rocorrige', prenom: 'Prénom' }];
    const body = { version: (await read(id)).version, corrections, commentaire: DIT };
    await admin(sessionCertification.corriger, { params: { id }, body });
  };
  const revoke = async () => {
    const { id: revoked } = await certificats().executeTakeFirstOrThrow();
    await admin(certificat.revoquer, { params: { id: revoked }, body: { motif: 'RESULTAT_ERRONE', texte: DIT } });
    const { config, jobs } = server.services;
    const now = new Date(`${TODAY}T23:00:00Z`);
    await applyRevocations(config, db, { today: TODAY, settings: DEFAULT_SETTINGS, jobs, now });
  };
  const remove = async () => {
    await submit('supprimee');
    const body = { version: (await read(id)).version, commentaire: DIT };
    await manager(sessionCertification.remove, { params: { id }, body });
  };
  return {
    'session-confiee': () => submit('confiee'),
    'session-reprise': () => step(manager, { actionKey: 'Reprend', commentaire: DIT }),
    'session-relancee': async () => {
      await again();
      await step(manager, { actionKey: 'Relance' });
    },
    'session-renvoyee': () => step(formateur, { actionKey: 'Renvoie', commentaire: DIT }),
    'session-resultats-remis': async () => {
      await again();
      await step(formateur);
    },
    'session-cloturee': close,
    'session-corrigee': correct,
    'certificat-corrige': correct,
    'certificat-revoque': revoke,
    'session-supprimee': remove,
    'certificat-delivre': async () => {
      await submit('delivre');
      await step(formateur);
      await close();
    },
  };
}
