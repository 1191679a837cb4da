import type { RoleType } from '@habilis/domain/role/RoleType';
import type { HttpHandler } from 'msw';
import type { BodyOf } from '../endpoint.ts';
import { entite } from '../entite/endpoints.ts';
import type { Entite } from '../entite/Entite.ts';
import { exampleDemandeSummary } from './fixtures/exampleDemandeSummary.ts';
import { exampleEntiteDetail, exampleEntites } from './fixtures/exampleEntites.ts';
import { exampleMembres } from './fixtures/exampleMembres.ts';
import { exampleHabilitation } from './fixtures/exampleHabilitations.ts';
import { EXAMPLE_MRPS } from './fixtures/exampleMrp.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';

const SORT_TEXTS = {
  raisonSociale: ({ raisonSociale }: Entite) => raisonSociale,
  ville: ({ codePostalVille }: Entite) => codePostalVille?.ville ?? '',
  caisse: ({ caisseInstructrice }: Entite) => caisseInstructrice?.libelle ?? '',
} as const;

/** The entites that match a search, by its order. */
function foundBy(entites: readonly Entite[], asked: BodyOf<typeof entite.search>): Entite[] {
  const { tri, ordre, recherche, caisseId, niveau, etat, registre } = asked;
  const found = entites
    .filter(({ raisonSociale, siret, codePostalVille }) =>
      contains(`${raisonSociale} ${siret} ${codePostalVille?.ville}`, recherche),
    )
    .filter(({ caisseInstructrice }) => caisseId === undefined || caisseInstructrice?.id === caisseId)
    .filter(({ niveaux }) => niveau === undefined || niveaux.some(({ code }) => code === niveau))
    .filter((row) => etat === undefined || row.etat === etat)
    .filter((row) => registre === undefined || row.registre.resultat === registre)
    .toSorted((a, b) => SORT_TEXTS[tri](a).localeCompare(SORT_TEXTS[tri](b), 'fr'));
  return ordre === 'desc' ? found.toReversed() : found;
}

/** The entites; a write answers with the changed entite, but stores nothing. */
export function entiteMocks(seenBy: RoleType = 'R', entites: readonly Entite[] = exampleEntites()): HttpHandler[] {
  const one = (id: number) => exampleEntiteDetail(entites.find((known) => known.id === id) ?? {}, { id, seenBy });
  return [
    mock(
      entite.list,
      entites.map(({ id, raisonSociale }) => ({ id, raisonSociale })),
    ),
    mock(entite.get, ({ params }) => one(params.id)),
    mock(entite.membres, exampleMembres()),
    mock(entite.invitations, []),
    mock(entite.repondre, undefined),
    mock(entite.retirerInvitation, exampleMembres().slice(0, 3)),
    mock(entite.inviter, ({ body: { type, nom, prenom, email } }) => [
      ...exampleMembres(),
      {
        roleId: 77,
        invitationId: null,
        offre: null,
        type,
        habilisId: 'NEW10001',
        nomPrenom: `${prenom} ${nom}`,
        email,
        etat: 'a-activer' as const,
        terminable: true,
      },
    ]),
    mock(entite.finMembre, ({ params }) => exampleMembres().filter(({ roleId }) => roleId !== params.roleId)),
    mock(entite.habilitationsActives, ({ params }) =>
      one(params.id).niveaux.map(({ dispositif, niveau }, index) =>
        exampleHabilitation({
          id: 31 + index,
          dispositifNiveau: { id: index + 1, libelle: `${dispositif} – ${niveau}` },
        }),
      ),
    ),
    mock(entite.caisse, ({ params }) => one(params.id).caisseInstructrice),
    mock(entite.demandes, ({ params }) => [
      exampleDemandeSummary({ id: one(params.id).demandeAdministrativeId ?? 217, currentTaskDefinitionKey: 'validee' }),
    ]),
    mock(entite.search, ({ body }) => pageOf(foundBy(entites, body), body)),
    mockFile(entite.export, new File(['PK'], 'entites.xlsx')),
    mock(entite.create, ({ body: { raisonSociale, siret } }) =>
      exampleEntiteDetail({ id: 16, raisonSociale, siret, version: 1 }, { seenBy }),
    ),
    mock(entite.setDateFinActivite, ({ body: { entiteId, dateFinActivite, commentaireDateFin } }) => ({
      ...one(entiteId),
      dateFinActivite,
      commentaireDateFin,
    })),
    mock(entite.setCaisse, ({ body: { entiteId, caisseId } }) => {
      const found = EXAMPLE_MRPS.find(({ id }) => id === caisseId);
      const caisse = found === undefined ? null : { id: found.id, code: found.code, libelle: found.libelle };
      return { ...one(entiteId), caisseInstructrice: caisse };
    }),
    mock(entite.verify, ({ params }) => ({
      ...one(params.id),
      registre: { resultat: 'OK' as const, raisonSociale: null, verifieLe: '2026-11-20T10:00:00.000Z' },
    })),
  ];
}
