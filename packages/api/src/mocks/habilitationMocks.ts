import type { RoleType } from '@habilis/domain/role/RoleType';
import { gesteOf } from '@habilis/domain/habilitation/refusalOfSuspension';
import type { HttpHandler } from 'msw';
import { ATTESTATION_INCONNUE } from '../attestation/AttestationVerifiee.ts';
import { attestation } from '../attestation/endpoints.ts';
import type { Avis } from '../avis/Avis.ts';
import { habilitation } from '../habilitation/endpoints.ts';
import { EvenementHabilitation, type Habilitation, HabilitationSummary } from '../habilitation/Habilitation.ts';
import * as z from 'zod/mini';
import {
  exampleDelegataires,
  exampleEvenements,
  exampleHabilitation,
  exampleHabilitations,
} from './fixtures/exampleHabilitations.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';

const AVIS: Avis = {
  id: 1,
  type: 'FR',
  texte: 'Favorable, sous réserve d’un second formateur.',
  taskDefinitionKey: 'sous_commission',
  auteurNomPrenom: 'Odile Garnier',
  auteurRoleType: 'E',
  renduLe: '2024-03-11T14:32:00.000Z',
};

/** The habilitations; a write answers with the changed one, but stores nothing. */
export function habilitationMocks(
  seenBy: RoleType = 'G',
  habilitations: readonly Habilitation[] = exampleHabilitations(seenBy),
): HttpHandler[] {
  const one = (id: number) =>
    habilitations.find((found) => found.id === id) ?? exampleHabilitation({ id }, { role: seenBy });
  const changed = (id: number, changes: Partial<Habilitation>) =>
    exampleHabilitation({ ...one(id), ...changes }, { role: seenBy });
  return [
    mock(habilitation.list, ({ query }) => {
      const { page, taille, recherche = '', etat, finAvant } = query;
      const found = habilitations
        .filter(({ numero, entite }) =>
          `${numero} ${entite.raisonSociale}`.toLowerCase().includes(recherche.toLowerCase()),
        )
        .filter((row) => etat === undefined || row.etat === etat)
        .filter(({ dateFin }) => finAvant === undefined || (dateFin !== null && dateFin < finAvant))
        .map((row) => z.parse(HabilitationSummary, row));
      return { elements: found.slice((page - 1) * taille, page * taille), total: found.length, page, taille };
    }),
    mock(
      habilitation.aRenouveler,
      habilitations
        .filter(({ actionsPossibles }) => actionsPossibles.includes('renouveler'))
        .map((row) => z.parse(HabilitationSummary, row)),
    ),
    mockFile(habilitation.export, new File(['PK'], 'habilitations.xlsx')),
    mock(habilitation.get, ({ params }) => one(params.id)),
    mock(habilitation.dependances, {
      sessions: [
        { id: 71, numero: 'S-2026-004817', dateSession: '2026-12-08', etat: 'RESULTATS' },
        { id: 72, numero: null, dateSession: '2027-02-01', etat: 'SAISIE' },
      ],
      demandes: [{ id: 433, numero: 'DH-2026-0433', mode: 'REN', currentTaskDefinitionKey: 'sous_commission' }],
      suites: [],
      delegataires: [{ roleId: 51, nomPrenom: 'Inès Moreau' }],
      suivis: 2,
    }),
    mock(habilitation.historique, () => exampleEvenements().map((step) => z.parse(EvenementHabilitation, step))),
    mock(habilitation.delegataires, exampleDelegataires()),
    mock(habilitation.delegatairesPossibles, [{ roleId: 52, habilisId: 'MUL20004', nomPrenom: 'Paul Lefèvre' }]),
    mock(habilitation.addDelegataire, [
      ...exampleDelegataires(),
      { roleId: 52, habilisId: 'MUL20004', nomPrenom: 'Paul Lefèvre', depuisLe: '2026-11-20T10:00:00.000Z' },
    ]),
    mock(habilitation.removeDelegataire, []),
    mock(habilitation.addFormateur, ({ body: { habilisId, nom } }) => ({ habilisId, nomPrenom: `Marc ${nom}` })),
    mock(habilitation.removeFormateur, undefined),
    mockFile(habilitation.fichierPlateformes, new File(['PK'], 'plateformes.xlsx')),
    mock(habilitation.setDateFin, ({ body }) =>
      changed(body.habilitationId, { dateFin: body.dateFin, commentaireDateFin: body.commentaireDateFin }),
    ),
    mock(habilitation.setSuspension, ({ body: { habilitationId, motif = null, commentaireSuspension, ...asked } }) => {
      const isLifted = gesteOf({ ...asked, motif, commentaire: commentaireSuspension }) === 'lever';
      const { dateDebutSuspension, dateFinSuspension, rupture } = asked;
      const suspended = {
        dateDebutSuspension,
        dateFinSuspension,
        commentaireSuspension,
        motifSuspension: motif,
        rupture,
      };
      const lifted = {
        dateDebutSuspension: null,
        dateFinSuspension: null,
        commentaireSuspension: null,
        motifSuspension: null,
      };
      return changed(habilitationId, isLifted ? lifted : suspended);
    }),
    mock(habilitation.confirmerSuspension, ({ body }) =>
      changed(body.habilitationId, { dateFinSuspension: body.dateFinSuspension, suspensionAConfirmer: false }),
    ),
    mock(habilitation.setRappel, ({ body: { habilitationId, dateRappel, commentaire } }) =>
      changed(habilitationId, { rappel: dateRappel === null ? null : { dateRappel, commentaire } }),
    ),
    mock(habilitation.leverReserve, ({ body }) => changed(body.habilitationId, { reserve: null, dateReserve: null })),
    mock(habilitation.create, ({ body }) => changed(20, { dateDebut: body.dateDebut, dateFin: body.dateFin })),
    mock(habilitation.remove, undefined),
    mock(habilitation.removePlateforme, undefined),
    mock(habilitation.avis, [AVIS]),
    mockFile(attestation.telecharger, new File(['%PDF-'], 'attestation.pdf')),
    mock(attestation.verifier, ATTESTATION_INCONNUE),
  ];
}
