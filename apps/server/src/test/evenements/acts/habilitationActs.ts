import type { Call } from '@habilis/api/client/createClient';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { DEFAULT_SETTINGS as settings } from '@habilis/domain/setting/settings';
import { updateDailyHabilitations } from '../../../areas/habilitations/habilitation/updateDailyHabilitations.ts';
import { TEST_TODAY as TODAY } from '../../TEST_TODAY.ts';
import { actAs } from '../../actAs.ts';
import type { TestServer } from '../../startTestServer.ts';
import type { ActsOf } from '../ActsOf.ts';
import { DIT } from '../DIT.ts';

const LIFT = { dateDebutSuspension: null, dateFinSuspension: null, motif: null };

/** What is done to the habilitations `sst` of Lorraine Prévention Formation and `nord`, which has two platforms; a grant is an act of the commission. */
export async function habilitationActs(
  server: TestServer,
  { sst, nord }: { readonly sst: number; readonly nord: number },
): Promise<Omit<ActsOf<'habilitation'>, 'habilitation-accordee' | 'habilitation-plateforme-ajoutee'>> {
  const { db } = server.services.connection;
  const [admin, manager] = [await actAs(server, 'ADM92001'), await actAs(server, 'LPF20001')];
  const versionOf = async (id: number) => (await admin(habilitation.get, { params: { id } })).version;
  const suspend = async (by: Call, changes: object = {}) =>
    by(habilitation.setSuspension, {
      body: {
        habilitationId: sst,
        version: await versionOf(sst),
        dateDebutSuspension: TODAY,
        dateFinSuspension: addMonths(TODAY, 2),
        commentaireSuspension: DIT,
        motif: 'AUDIT',
        rupture: false,
        ...changes,
      },
    });
  let made = 0;
  const create = async () => {
    const { entite } = await admin(habilitation.get, { params: { id: sst } });
    const niveau = db.selectFrom('dispositif_niveau').select('id').where('code', '=', 'GEPO-1');
    const asked = { entiteId: entite.id, dispositifNiveauId: (await niveau.executeTakeFirstOrThrow()).id };
    const days = { dateDebut: TODAY, dateFin: null };
    const body = { ...asked, ...days, plateformesFixes: [], plateformeMobile: false, fileUploads: [] };
    made = (await admin(habilitation.create, { body, files: [] })).id;
  };
  const delegate = async () => {
    const [possible] = await manager(habilitation.delegatairesPossibles, { params: { id: made } });
    const body = { roleId: possible?.roleId ?? 0, version: await versionOf(made) };
    await manager(habilitation.addDelegataire, { params: { id: made }, body });
  };
  const endDelegation = async () => {
    const [held] = await manager(habilitation.delegataires, { params: { id: made } });
    const params = { id: made, roleId: held?.roleId ?? 0 };
    await manager(habilitation.removeDelegataire, { params, body: { version: await versionOf(made) } });
  };
  const inscribe = async () =>
    manager(habilitation.addFormateur, { params: { id: sst }, body: { habilisId: 'FOR40001', nom: 'Perrin' } });
  const dropPlateforme = async () => {
    const { plateformesFixes, version } = await admin(habilitation.get, { params: { id: nord } });
    const params = { id: nord, platformId: plateformesFixes[0]?.id ?? 0 };
    await admin(habilitation.removePlateforme, { params, body: { motif: DIT, version } });
  };
  const closeNiveau = async () => {
    const held = db.selectFrom('habilitation').select('dispositif_niveau_id').where('id', '=', nord);
    const { dispositif_niveau_id: id } = await held.executeTakeFirstOrThrow();
    const { dispositif, ...niveau } = await admin(dispositifNiveau.get, { params: { id } });
    const body = { ...niveau, dispositifId: dispositif.id, durcissementConfirme: true, ouvert: false };
    const { version } = await admin(dispositifNiveau.update, { body });
    await admin(dispositifNiveau.update, { body: { ...body, version, ouvert: true } });
  };
  const liftReserve = async () => {
    const reserved = { reserve: 'Un formateur de plus.', date_reserve: TODAY };
    await db.updateTable('habilitation').set(reserved).where('id', '=', sst).execute();
    const body = { habilitationId: sst, version: await versionOf(sst), commentaire: DIT };
    await admin(habilitation.leverReserve, { body });
  };
  const moveFin = async () => {
    const asked = { habilitationId: sst, dateFin: addDays(TODAY, 300), version: await versionOf(sst) };
    await admin(habilitation.setDateFin, { body: { ...asked, commentaireDateFin: DIT } });
  };
  const confirm = async () => {
    const asked = { habilitationId: sst, dateFinSuspension: addMonths(TODAY, 8), version: await versionOf(sst) };
    const responsable = await actAs(server, 'RDI90001');
    await responsable(habilitation.confirmerSuspension, { body: { ...asked, commentaire: DIT } });
  };
  /** Two nights after a date has passed: the second finds nothing new. */
  const passed = async (columns: { readonly date_fin?: string; readonly date_fin_suspension?: string }) => {
    await db.updateTable('habilitation').set(columns).where('id', '=', nord).execute();
    const { jobs } = server.services;
    for (const days of [0, 1]) {
      const today = addDays(TODAY, days);
      await updateDailyHabilitations(db, { today, settings, jobs, now: new Date(`${today}T03:00:00Z`) });
    }
  };
  return {
    'habilitation-creee': create,
    'habilitation-deleguee': delegate,
    'habilitation-delegation-terminee': endDelegation,
    'habilitation-formateur-inscrit': inscribe,
    'habilitation-formateur-retire': async () =>
      manager(habilitation.removeFormateur, { params: { id: sst, habilisId: 'FOR40001' } }),
    'habilitation-supprimee': async () =>
      admin(habilitation.remove, { params: { id: made }, body: { motif: DIT, version: await versionOf(made) } }),
    'habilitation-plateforme-supprimee': dropPlateforme,
    'habilitation-reserve-levee': liftReserve,
    'habilitation-niveau-durci': closeNiveau,
    'habilitation-fin-changee': moveFin,
    'habilitation-suspendue': async () => suspend(await actAs(server, 'RCA60001')),
    'habilitation-suspension-confirmee': confirm,
    'habilitation-suspension-levee': () => suspend(admin, LIFT),
    'habilitation-suspension-finie': () => passed({ date_fin_suspension: addDays(TODAY, -1) }),
    'habilitation-terminee': () => passed({ date_fin: addDays(TODAY, -1) }),
    'habilitation-rompue': () => suspend(admin, { dateFinSuspension: null, rupture: true }),
  };
}
