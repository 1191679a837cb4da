import { can } from '@habilis/domain/role/can';
import { niveauFaultsOf } from '@habilis/domain/dispositif-niveau/niveauFaultsOf';
import { nextChamps } from '@habilis/domain/dispositif-niveau/nextChamps';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { HttpHandler } from 'msw';
import { dispositif } from '../dispositif/endpoints.ts';
import type { DispositifNiveau, DispositifNiveauWrite } from '../dispositif-niveau/DispositifNiveau.ts';
import { dispositifNiveau } from '../dispositif-niveau/endpoints.ts';
import {
  exampleDispositifNiveaux,
  exampleDispositifs,
  exampleHistoriqueNiveau,
} from './fixtures/exampleDispositifs.ts';
import { mock } from './mock.ts';
import { pageOf } from './pageOf.ts';
import { problemAnswer } from './problemAnswer.ts';

/** A niveau after a write. */
function writtenOf(before: DispositifNiveau, write: DispositifNiveauWrite): DispositifNiveau {
  const { id: _id, dispositifId: _dispositif, durcissementConfirme: _confirmed, ...parameters } = write;
  const { pedagogique, technique } = nextChamps(
    { pedagogique: before.pedagogiqueUploadFieldsConfig, technique: before.techniqueUploadFieldsConfig },
    { pedagogique: write.pedagogiqueUploadFieldsConfig, technique: write.techniqueUploadFieldsConfig },
    Array.from({ length: 50 }, (_, index) => 900 + index),
  );
  return {
    ...before,
    ...parameters,
    version: before.version + 1,
    pedagogiqueUploadFieldsConfig: [...pedagogique],
    techniqueUploadFieldsConfig: [...technique],
  };
}

/** The dispositifs and niveaux as a role sees them; a write answers with the changed niveau, but stores nothing. */
export function dispositifMocks(
  seenBy: RoleType = 'RD',
  niveaux: readonly DispositifNiveau[] = exampleDispositifNiveaux(seenBy),
): HttpHandler[] {
  const dispositifs = exampleDispositifs(seenBy);
  const find = (id: number) => niveaux.find((level) => level.id === id);
  const write = (before: DispositifNiveau, body: DispositifNiveauWrite) => {
    const codeDispositif = dispositifs.find(({ id }) => id === body.dispositifId)?.code ?? '';
    const idsOf = (champs: DispositifNiveau['pedagogiqueUploadFieldsConfig']) => champs.map(({ id }) => id);
    const faults = niveauFaultsOf(body, {
      codeDispositif,
      champs: {
        pedagogique: idsOf(before.pedagogiqueUploadFieldsConfig),
        technique: idsOf(before.techniqueUploadFieldsConfig),
      },
    });
    return faults.length > 0 ? problemAnswer(400, 'donnees-invalides', { errors: faults }) : writtenOf(before, body);
  };
  const [first] = exampleDispositifNiveaux(seenBy);
  return [
    mock(dispositif.list, dispositifs),
    mock(dispositif.responsables, [{ habilisId: 'RDI90001', nomPrenom: 'Bruno Salles' }]),
    mock(dispositifNiveau.list, [...niveaux]),
    mock(
      dispositifNiveau.forEtablissement,
      niveaux.filter(({ ouvert }) => ouvert),
    ),
    mock(dispositifNiveau.withHabilitations, [...niveaux]),
    mock(
      dispositifNiveau.forCriteria,
      niveaux.map(({ id, libelle }) => ({ id, libelle })),
    ),
    mock(dispositifNiveau.get, ({ params }) => find(params.id) ?? problemAnswer(404, 'introuvable')),
    mock(dispositifNiveau.search, ({ body }) => {
      const found = niveaux.filter(({ modifiable }) => modifiable && can(seenBy, 'edit-dispositifs'));
      return pageOf(found, body);
    }),
    mock(dispositifNiveau.create, ({ body }) =>
      first === undefined
        ? problemAnswer(404, 'introuvable')
        : write({ ...first, id: 99, pedagogiqueUploadFieldsConfig: [], techniqueUploadFieldsConfig: [] }, body),
    ),
    mock(dispositifNiveau.update, ({ body }) => {
      const before = find(body.id ?? 0);
      return before === undefined ? problemAnswer(404, 'introuvable') : write(before, body);
    }),
    mock(dispositifNiveau.historique, exampleHistoriqueNiveau()),
    mock(dispositifNiveau.expertsInstructeurs, [
      { habilisId: 'EXP80001', nomPrenom: 'Thomas Rey' },
      { habilisId: 'EXP80003', nomPrenom: 'Samir Haddad' },
    ]),
  ];
}
