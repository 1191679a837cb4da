import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { send, type TestServer } from '../startTestServer.ts';
import type { Caller } from './Caller.ts';

/** One person for each role. */
const PERSONS: Readonly<Record<RoleType, string>> = {
  DM: 'NES10101',
  G: 'LPF20001',
  E: 'EXP80001',
  RC: 'RCA60001',
  RD: 'RDI90001',
  DL: 'DEL30001',
  I: 'INS50001',
  R: 'REP70001',
  F: 'FOR40001',
  ADM: 'ADM92001',
  S: 'SUP93001',
  CNH: 'CNH91001',
};

type SignedInCaller = Caller & { readonly token: string };

/** Signs a person in with one of their roles. */
export async function signInCaller(server: TestServer, type: RoleType, habilisId: string): Promise<SignedInCaller> {
  const { token, roleId } = await server.signIn(habilisId, type);
  const { db } = server.services.connection;
  const row = await db
    .selectFrom('role')
    .select(['id', 'personne_id', 'entite_id', 'mrp_id'])
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  const role = { id: row.id, type, entiteId: row.entite_id, mrpId: row.mrp_id };
  const worksOn = await db
    .selectFrom('role_dispositif')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_id')
    .select('code')
    .where('role_id', '=', roleId)
    .unionAll(
      db
        .selectFrom('role_dispositif_niveau')
        .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'dispositif_niveau_id')
        .select('code')
        .where('role_id', '=', roleId),
    )
    .execute();
  const codes = worksOn.map(({ code }) => code);
  return { nom: type, standing: 'role', habilisId, personneId: row.personne_id, role, codes, token, roleId: row.id };
}

/** The twelve roles, a guest, a revoked token, a person who sends no role, and one who sends another's. */
export async function signInCallers(server: TestServer): Promise<readonly Caller[]> {
  const roles: Caller[] = [];
  for (const type of ROLE_TYPES) roles.push(await signInCaller(server, type, PERSONS[type]));
  const revoked = await signInCaller(server, 'ADM', PERSONS.ADM);
  await send(server.url, 'DELETE', '/authenticate', { token: revoked.token });
  const person = await signInCaller(server, 'CNH', PERSONS.CNH);
  const { roleId: another = 0 } = roles.find(({ role }) => role?.type === 'ADM') ?? {};
  const { token, habilisId, personneId } = person;
  return [
    ...roles,
    { nom: 'invité', standing: 'invite', habilisId: null, personneId: null, role: null },
    { ...revoked, nom: 'jeton révoqué', standing: 'revoque', role: null },
    { nom: 'sans rôle', standing: 'sans-role', habilisId, personneId, role: null, token },
    { nom: 'rôle d’autrui', standing: 'role-d-autrui', habilisId, personneId, role: null, token, roleId: another },
  ];
}
