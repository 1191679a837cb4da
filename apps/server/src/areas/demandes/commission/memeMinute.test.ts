import type { Call } from '@habilis/api/client/createClient';
import { commission } from '@habilis/api/commission/endpoints';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { addDemande } from './test/addDemande.ts';

let server: TestServer;
let secretaire: Call;
let admin: Call;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
  secretaire = await actAs(server, 'CNH91001');
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

/** A renewal whose grant waits for its letter, with the habilitation that it renews. */
async function granting(numero: string, raisonSociale: string, niveau: string) {
  const source = await db()
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.id', 'habilitation.version'])
    .where('entite.raison_sociale', '=', raisonSociale)
    .where('dispositif_niveau.code', '=', niveau)
    .orderBy('habilitation.id', 'desc')
    .executeTakeFirstOrThrow();
  const given = { numero, raisonSociale, niveau, tache: 'decision', dateCnh: TODAY, mode: 'REN' } as const;
  const id = await addDemande(db(), { ...given, sourceId: source.id });
  const { version } = await secretaire(demandeHabilitation.get, { params: { id } });
  const decision = { demandeHabilitationId: id, version, decision: 'ACCORDE', avecComplement: false } as const;
  await secretaire(commission.decider, { body: { decisions: [{ ...decision, motif: null, dateDebut: null }] } });
  const { decisionEnAttente } = await secretaire(demandeHabilitation.get, { params: { id } });
  return { source, decisionId: decisionEnAttente?.id ?? 0 };
}

/** Suspends until further notice; the title of its refusal, null when it is done. */
async function suspend(habilitationId: number, version: number): Promise<string | null> {
  const asked = { dateDebutSuspension: TODAY, dateFinSuspension: SANS_FIN, motif: 'AUDIT', rupture: false } as const;
  const body = { habilitationId, version, commentaireSuspension: 'Écarts relevés.', ...asked };
  const [done] = await Promise.allSettled([admin(habilitation.setSuspension, { body })]);
  return done.status === 'fulfilled' ? null : (await refusal(Promise.reject(done.reason))).title;
}
const suspensionOf = (column: 'id' | 'source_id', id: number) =>
  db().selectFrom('habilitation').select('date_fin_suspension').where(column, '=', id).executeTakeFirst();

test.each([
  ['DH-2026-9701', 'Breizh Secours Entreprise', 'SST-1', 'suspension'],
  ['DH-2026-9702', 'Garonne Soins Formation', 'PRAP2S-1', 'grant'],
  ['DH-2026-9703', 'Rhône Sécurité Conseil', 'SST-1', 'suspension'],
  ['DH-2026-9704', 'Lorraine Prévention Formation', 'PRAPIBC-1', 'grant'],
] as const)(
  '[H710] %s (%s, %s): a suspension and the grant of what renews it at one time, first the %s: either the grant bears it, or who suspends reads that it changed',
  async (numero, raisonSociale, niveau, first) => {
    const { source, decisionId } = await granting(numero, raisonSociale, niveau);
    const grant = () => secretaire(commission.envoyer, { body: { decisionIds: [decisionId] } });
    const withhold = () => suspend(source.id, source.version);
    const [sent, refused] =
      first === 'grant'
        ? await Promise.all([grant(), withhold()])
        : await Promise.all([withhold(), grant()]).then(([title, issues]) => [issues, title] as const);
    expect(sent).toEqual([{ id: decisionId, title: null }]);
    expect([null, 'habilitation.version-perimee']).toContain(refused);
    // Whoever reads it anew suspends both: nothing was granted that nobody can withhold.
    if (refused !== null) {
      expect(await suspensionOf('source_id', source.id)).toEqual({ date_fin_suspension: null });
      const { version } = await admin(habilitation.get, { params: { id: source.id } });
      expect(await suspend(source.id, version)).toBeNull();
    }
    const both = [await suspensionOf('id', source.id), await suspensionOf('source_id', source.id)];
    expect(both).toEqual([{ date_fin_suspension: SANS_FIN }, { date_fin_suspension: SANS_FIN }]);
  },
);
