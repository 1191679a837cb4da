import type { HttpHandler } from 'msw';
import type { AnnuaireFiche } from '../annuaire/AnnuaireEntite.ts';
import { annuaire } from '../annuaire/endpoints.ts';
import { exampleAnnuaire, exampleNiveaux } from './fixtures/exampleAnnuaire.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { problemAnswer } from './problemAnswer.ts';

/** The directory with its filters and pages, the same on every day. */
export function annuaireMocks(fiches: readonly AnnuaireFiche[] = exampleAnnuaire()): HttpHandler[] {
  return [
    mock(annuaire.niveaux, exampleNiveaux()),
    mock(annuaire.list, ({ query: { texte = '', niveau, departement, page, taille } }) => {
      const found = fiches
        .filter(({ raisonSociale, ville }) => `${raisonSociale} ${ville}`.toLowerCase().includes(texte.toLowerCase()))
        .filter(({ habilitations }) => niveau === undefined || habilitations.some(({ code }) => code === niveau))
        .filter(({ codeDepartement }) => departement === undefined || codeDepartement === departement);
      const elements = found.slice((page - 1) * taille, page * taille).map((fiche) => ({
        id: fiche.id,
        raisonSociale: fiche.raisonSociale,
        codePostal: fiche.codePostal,
        ville: fiche.ville,
        codeDepartement: fiche.codeDepartement,
        niveaux: fiche.habilitations.map(({ code, dispositif, niveau: rang }) => ({ code, dispositif, niveau: rang })),
      }));
      return { elements, total: found.length, page, taille };
    }),
    mock(
      annuaire.get,
      ({ params: { id } }) => fiches.find((fiche) => fiche.id === id) ?? problemAnswer(404, 'introuvable'),
    ),
    mockFile(annuaire.export, new File(['\uFEFF"Entité"\r\n'], 'annuaire.csv', { type: 'text/csv' })),
  ];
}
