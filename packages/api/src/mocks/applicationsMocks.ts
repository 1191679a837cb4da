import type { RoleType } from '@habilis/domain/role/RoleType';
import type { HttpHandler } from 'msw';
import type { Application } from '../applications/Application.ts';
import { applications } from '../applications/endpoints.ts';
import { porteesPossibles } from '@habilis/domain/application/PORTEES_APPLICATION';
import { exampleApplications } from './fixtures/exampleApplications.ts';
import { mock } from './mock.ts';
import { pageOf } from './pageOf.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

const SECRET = 'hbs_EXEMPLE9fKq2LwTx7RdVm3NpZ8cYb5HsGj1WtXe4';

/** The applications of a role, kept while the page is open. */
export function applicationsMocks(
  type: RoleType,
  initial: readonly Application[] = exampleApplications(),
): HttpHandler[] {
  const kept = perRun(() => ({ all: initial }));
  const change = (id: number, changes: Partial<Application>) => {
    const state = kept();
    const found = state.all.find((one) => one.id === id);
    if (found === undefined) return undefined;
    const changed = { ...found, ...changes, version: found.version + 1 };
    state.all = state.all.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  const missing = () => problemAnswer(409, 'application.version-perimee');
  return [
    mock(applications.list, ({ query }) => pageOf(kept().all, query)),
    mock(applications.roles, ({ query: { habilisId } }) => {
      const one = { roleId: 12, type, nomPrenom: 'Sophie Marchal', rattachement: 'Lorraine Prévention Formation' };
      const of = habilisId === undefined ? type : 'G';
      return [{ ...one, type: of, portees: [...porteesPossibles(of)] }];
    }),
    mock(applications.preuve, { defi: null, facteurs: null, fournisseur: false }),
    mock(applications.create, ({ body }) => {
      const state = kept();
      const [example] = exampleApplications({ nbAppels: 0, dernierUsageLe: null });
      if (example === undefined) return missing();
      const id = Math.max(0, ...state.all.map((one) => one.id)) + 1;
      const { nom, portees, dateFin } = body;
      const application = { ...example, id, nom, portees, dateFin, version: 0 };
      state.all = [application, ...state.all];
      return { application, secret: SECRET };
    }),
    mock(
      applications.update,
      ({ params, body: { nom, dateFin } }) => change(Number(params.id), { nom, dateFin }) ?? missing(),
    ),
    mock(applications.remplacerSecret, ({ params, body }) => {
      const ancienSecretFinLe = body.coupeAncien ? null : '2026-11-27T10:00:00.000Z';
      const application = change(Number(params.id), { ancienSecretFinLe });
      return application === undefined ? missing() : { application, secret: SECRET };
    }),
    mock(applications.revoquer, ({ params }) => change(Number(params.id), { etat: 'revoquee' }) ?? missing()),
  ];
}
