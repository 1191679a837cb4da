import type { Call } from '@habilis/api/client/createClient';
import { actAs } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { habilitationOf } from './habilitationOf.ts';

/** Who gives classes to two formateurs whose certificats are valid, and under what. */
export type SessionsServer = {
  readonly server: TestServer;
  /** The gestionnaire of Lorraine Prévention Formation. */
  readonly g: Call;
  readonly julie: Call;
  readonly marc: Call;
  /** The habilitation SST-1 of that entite. */
  readonly sst: number;
};

/** A server with habilitations and two formateurs of SST-1. */
export async function startSessionsServer(): Promise<SessionsServer> {
  const server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40002', 'SST-2', 400, 695],
    ],
  });
  const [g, julie, marc] = [
    await actAs(server, 'LPF20001'),
    await actAs(server, 'FOR40001'),
    await actAs(server, 'FOR40002'),
  ];
  const { db } = server.services.connection;
  return { server, g, julie, marc, sst: await habilitationOf(db, 'Lorraine Prévention Formation', 'SST-1') };
}
