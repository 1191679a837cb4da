import { contactFaultsOf } from '@habilis/domain/assistance/contactFaultsOf';
import type { HttpHandler } from 'msw';
import type { CategorieFaq, CategorieFaqComptee, Faq, FaqSearch, FaqWrite } from '../faq/Faq.ts';
import { faq } from '../faq/endpoints.ts';
import { manuel } from '../manuel/endpoints.ts';
import type { Manuel } from '../manuel/Manuel.ts';
import { support } from '../support/endpoints.ts';
import { exampleFaqs } from './fixtures/exampleFaqs.ts';
import { exampleFils } from './fixtures/exampleFils.ts';
import { exampleManuels } from './fixtures/exampleManuels.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { nextId } from './nextId.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** A challenge solved by the number 7; its signature is invalid. */
const EXAMPLE_DEFI = {
  algorithm: 'SHA-256',
  salt: '0123456789ab?expires=4102444800&',
  challenge: '24e1d9c0927c8a251c9bbbde560980fa89d5c21809f80f72323b9cbcb6e12ac2',
  signature: '0'.repeat(64),
  maxnumber: 50,
} as const;

const isPublic = ({ faqRoles }: Faq): boolean => faqRoles.length === 0;
const folded = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function searched(faqs: readonly Faq[], { categorieFaq, filters }: FaqSearch): Faq[] {
  return faqs
    .filter((one) => categorieFaq === null || one.categorieFaq.id === categorieFaq.id)
    .filter(({ question, reponse }) =>
      filters.every((words) => folded(`${question} ${reponse}`).includes(folded(words))),
    );
}

const categoriesOf = (faqs: readonly Faq[]): CategorieFaq[] => [
  ...new Map(faqs.map(({ categorieFaq }) => [categorieFaq.id, categorieFaq])).values(),
];

type Kept = { faqs: Faq[]; categories: CategorieFaq[]; vaines: string[]; manuels: Manuel[] };

const isSignedIn = (request: Request): boolean => request.headers.has('Authorization');

/** What editors change of the manuals, kept as long as the story. */
const manuelMocks = (kept: () => Kept): HttpHandler[] => [
  mock(manuel.write, ({ body: { id, version, intitule, module, manuelRoles, typeAcces }, files: [file] }) => {
    const held = kept().manuels.find((one) => one.id === id);
    const made: Manuel = {
      intitule,
      module,
      manuelRoles,
      typeAcces,
      id: id ?? nextId(kept().manuels),
      version: version + 1,
      storageFilename: 'f'.repeat(64),
      userFilename: file?.name ?? held?.userFilename ?? 'manuel.pdf',
      uploadDate: '2026-11-20',
      taille: file?.size ?? held?.taille ?? 1,
    };
    kept().manuels =
      held === undefined ? [...kept().manuels, made] : kept().manuels.map((one) => (one.id === made.id ? made : one));
    return made;
  }),
  mock(manuel.remove, ({ params }) => {
    kept().manuels = kept().manuels.filter(({ id }) => id !== params.id);
    return undefined;
  }),
];

/** What editors change of the questions, kept as long as the story. */
function faqMocks(kept: () => Kept): HttpHandler[] {
  const counted = (): CategorieFaqComptee[] =>
    kept().categories.map((one) => ({
      ...one,
      nombreQuestions: kept().faqs.filter(({ categorieFaq }) => categorieFaq.id === one.id).length,
    }));
  const written = (id: number, { categorieFaq, ...body }: FaqWrite, version: number): Faq => ({
    ...body,
    id,
    version,
    categorieFaq: kept().categories.find((one) => one.id === categorieFaq.id) ?? {
      ...categorieFaq,
      intituleCategorie: '?',
      rang: 1,
    },
  });
  return [
    mock(faq.allCategories, counted),
    mock(faq.recherchesVaines, () =>
      kept().vaines.map((mots) => ({ mots, nombre: 3, derniereLe: '2026-11-19T09:00:00Z' })),
    ),
    mock(faq.oublierRecherche, ({ body }) => {
      kept().vaines = kept().vaines.filter((mots) => mots !== body.mots);
      return undefined;
    }),
    mock(faq.avis, undefined),
    mock(faq.guestAvis, undefined),
    mock(faq.create, ({ body }) => {
      const made = written(nextId(kept().faqs), body, 0);
      kept().faqs = [...kept().faqs, made];
      return made;
    }),
    mock(faq.update, ({ params, body }) => {
      const changed = written(params.id, body, body.version + 1);
      kept().faqs = kept().faqs.map((one) => (one.id === params.id ? changed : one));
      return changed;
    }),
    mock(faq.remove, ({ params }) => {
      kept().faqs = kept().faqs.filter(({ id }) => id !== params.id);
      return undefined;
    }),
    mock(faq.writeCategorie, ({ body: { id, ...body } }) => {
      const { categories } = kept();
      const made = { ...body, id: id ?? nextId(categories) };
      kept().categories = id === null ? [...categories, made] : categories.map((one) => (one.id === id ? made : one));
      return made;
    }),
    mock(faq.removeCategorie, ({ params }) => {
      if (kept().faqs.some(({ categorieFaq }) => categorieFaq.id === params.id))
        return problemAnswer(409, 'faqs.categories.suppression.echec-avec-faq');
      kept().categories = kept().categories.filter(({ id }) => id !== params.id);
      return undefined;
    }),
    mock(faq.rangerCategories, ({ body: { ids } }) => {
      kept().categories = kept().categories.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return counted();
    }),
  ];
}

/** The messages to the support, by a guest or somebody signed in. */
function supportMocks(): HttpHandler[] {
  return [
    mock(support.formulaire, ({ request }) => ({
      nombreMaxPieces: 5,
      tailleMaxEnvoiOctets: 15 * 1024 ** 2,
      defi: isSignedIn(request) ? null : EXAMPLE_DEFI,
    })),
    mock(support.miens, () =>
      exampleFils().map(({ id, reference, etat, objet, message, recuLe, echanges }) => ({
        id,
        reference,
        etat,
        objet,
        message,
        recuLe,
        echanges: echanges.flatMap(({ genre, ...one }) =>
          genre === 'NOTE' || genre === 'AUTOMATIQUE'
            ? []
            : [{ id: one.id, genre, texte: one.texte, illisible: one.illisible, ecritLe: one.ecritLe }],
        ),
      })),
    ),
    mock(support.contact, ({ body, request }) => {
      const errors = contactFaultsOf(body, isSignedIn(request) ? null : body);
      return errors.length > 0 ? problemAnswer(400, 'donnees-invalides', { errors }) : { reference: 'AS-2026-0042' };
    }),
  ];
}

/** Questions, manuals and messages to the support; a guest reads what is public, somebody signed in all of it. */
export function aideMocks(): HttpHandler[] {
  const kept = perRun((): Kept => ({
    faqs: exampleFaqs(),
    categories: categoriesOf(exampleFaqs()),
    vaines: ['attestation perdue', 'badge'],
    manuels: exampleManuels(),
  }));
  const publicFaqs = () => kept().faqs.filter(isPublic);
  const publicManuels = () => kept().manuels.filter(({ typeAcces }) => typeAcces === 'PUBLIC');
  const pdf = new File(['%PDF-1.4'], 'premiers-pas.pdf', { type: 'application/pdf' });
  const found = <T extends { readonly id: number }>(all: readonly T[], id: number) =>
    all.find((one) => one.id === id) ?? problemAnswer(404, 'introuvable');
  return [
    ...faqMocks(kept),
    ...manuelMocks(kept),
    mock(faq.get, ({ params }) => found(kept().faqs, params.id)),
    mock(faq.guestGet, ({ params }) => found(publicFaqs(), params.id)),
    mock(faq.search, ({ body }) => searched(kept().faqs, body)),
    mock(faq.guestSearch, ({ body }) => searched(publicFaqs(), body)),
    mock(faq.categories, () => categoriesOf(kept().faqs)),
    mock(faq.guestCategories, () => categoriesOf(publicFaqs())),
    mock(manuel.list, () => kept().manuels),
    mock(manuel.get, ({ params }) => found(kept().manuels, params.id)),
    mockFile(manuel.file, pdf),
    mockFile(manuel.telechargement, pdf),
    mock(manuel.guestList, publicManuels),
    mock(manuel.guestGet, ({ params }) => found(publicManuels(), params.id)),
    mockFile(manuel.guestFile, pdf),
    mockFile(manuel.guestTelechargement, pdf),
    ...supportMocks(),
  ];
}
