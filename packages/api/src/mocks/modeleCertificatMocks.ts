import type { HttpHandler } from 'msw';
import { modeleCertificat } from '../modele-certificat/endpoints.ts';
import type { ModeleCertificat } from '../modele-certificat/ModeleCertificat.ts';
import { exampleModeleCertificat } from './fixtures/exampleModeleCertificat.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';

/** The models of certificats; a write answers with the changed one, but stores nothing. */
export function modeleCertificatMocks(modele: ModeleCertificat = exampleModeleCertificat()): HttpHandler[] {
  const page = { elements: [modele], total: 1, page: 1, taille: 200 };
  return [
    mock(modeleCertificat.search, page),
    mock(modeleCertificat.formateurs, { ...page, elements: [], total: 0 }),
    mock(modeleCertificat.forCriteria, [{ id: modele.id, intitule: modele.intitule }]),
    mock(modeleCertificat.get, ({ query: { etat } }) => ({
      ...modele,
      ...(etat === undefined ? {} : { etat, numeroVersion: modele.publiee?.numeroVersion ?? modele.numeroVersion }),
    })),
    mock(modeleCertificat.create, modele),
    mock(modeleCertificat.update, ({ body: { id: _id, dispositifNiveauId: _niveau, fileUploads, ...content } }) => ({
      ...modele,
      ...content,
      fileUploads: fileUploads.flatMap((one, at) =>
        'id' in one
          ? modele.fileUploads.filter(({ id }) => id === one.id)
          : [
              {
                id: 900 + at,
                champ: one.champ,
                userFilename: one.userFilename ?? '',
                taille: 1,
                typeMime: 'image/png',
                deposeLe: '2026-11-19T08:00:00.000Z',
              },
            ],
      ),
      version: modele.version + 1,
      etat: 'BROUILLON' as const,
    })),
    mock(modeleCertificat.publier, {
      ...modele,
      version: modele.version + 2,
      etat: 'PUBLIEE' as const,
      publiee: { numeroVersion: modele.numeroVersion, nbCertificats: 0 },
    }),
    mockFile(modeleCertificat.previsualiser, new File(['%PDF'], 'modele.pdf')),
  ];
}
