import type { HttpHandler } from 'msw';
import type { AnnuaireDepartement, AnnuaireFiche } from '../annuaire/AnnuaireEntite.ts';
import { annuaire } from '../annuaire/endpoints.ts';
import { exampleAnnuaire, exampleNiveaux } from './fixtures/exampleAnnuaire.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';
import { problemAnswer } from './problemAnswer.ts';

type Question = {
  readonly texte?: string | undefined;
  readonly niveau?: string | undefined;
  readonly lieu?: string | undefined;
};

/** What the filters of the whole country find. */
const found = (fiches: readonly AnnuaireFiche[], { texte, niveau, lieu }: Question) =>
  fiches
    .filter(({ raisonSociale, ville }) => contains(`${raisonSociale} ${ville}`, texte))
    .filter(({ codePostal, ville }) => contains(`${codePostal} ${ville}`, lieu))
    .filter(({ habilitations }) => niveau === undefined || habilitations.some(({ code }) => code === niveau));

function countsOf(fiches: readonly AnnuaireFiche[]): AnnuaireDepartement[] {
  const codes = new Set(fiches.map(({ codeDepartement }) => codeDepartement));
  return [...codes].map((codeDepartement) => {
    const own = fiches.filter((fiche) => fiche.codeDepartement === codeDepartement);
    const ouvertesATous = own.filter(({ ouverture }) => ouverture === 'TOUS').length;
    return { codeDepartement, total: own.length, ouvertesATous };
  });
}

/** The directory with its filters, its map and its pages, the same on every day. */
export function annuaireMocks(fiches: readonly AnnuaireFiche[] = exampleAnnuaire()): HttpHandler[] {
  return [
    mock(annuaire.niveaux, exampleNiveaux()),
    mock(annuaire.departements, ({ query }) => countsOf(found(fiches, query))),
    mock(annuaire.list, ({ query: { departement, ouverture, ...question } }) => {
      const listed = found(fiches, question)
        .filter(({ codeDepartement }) => departement === undefined || codeDepartement === departement)
        .filter((fiche) => ouverture === undefined || fiche.ouverture === ouverture);
      const { elements, ...page } = pageOf(listed, question);
      const shown = elements.map((fiche) => ({
        id: fiche.id,
        raisonSociale: fiche.raisonSociale,
        codePostal: fiche.codePostal,
        ville: fiche.ville,
        codeDepartement: fiche.codeDepartement,
        ouverture: fiche.ouverture,
        email: fiche.email,
        telephone: fiche.telephone,
        niveaux: fiche.habilitations.map(({ code, dispositif, niveau: rang }) => ({ code, dispositif, niveau: rang })),
      }));
      return { ...page, elements: shown };
    }),
    mock(
      annuaire.get,
      ({ params: { id } }) => fiches.find((fiche) => fiche.id === id) ?? problemAnswer(404, 'introuvable'),
    ),
    mockFile(annuaire.export, new File(['\uFEFF"Entité"\r\n'], 'annuaire.csv', { type: 'text/csv' })),
  ];
}
