import { contactFaultsOf } from '@habilis/domain/assistance/contactFaultsOf';
import type { HttpHandler } from 'msw';
import type { CategorieFaq, Faq, FaqSearch } from '../faq/Faq.ts';
import { faq } from '../faq/endpoints.ts';
import { manuel } from '../manuel/endpoints.ts';
import { support } from '../support/endpoints.ts';
import { exampleFaqs } from './fixtures/exampleFaqs.ts';
import { exampleManuels } from './fixtures/exampleManuels.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
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

const isSignedIn = (request: Request): boolean => request.headers.has('Authorization');

/** Questions, manuals and messages to the support; a guest reads what is public, somebody signed in all of it. */
export function aideMocks(): HttpHandler[] {
  const [faqs, manuels] = [exampleFaqs(), exampleManuels()];
  const publicFaqs = faqs.filter(isPublic);
  const publicManuels = manuels.filter(({ typeAcces }) => typeAcces === 'PUBLIC');
  const pdf = new File(['%PDF-1.4'], 'premiers-pas.pdf', { type: 'application/pdf' });
  const found = <T extends { readonly id: number }>(all: readonly T[], id: number) =>
    all.find((one) => one.id === id) ?? problemAnswer(404, 'introuvable');
  return [
    mock(faq.get, ({ params }) => found(faqs, params.id)),
    mock(faq.guestGet, ({ params }) => found(publicFaqs, params.id)),
    mock(faq.search, ({ body }) => searched(faqs, body)),
    mock(faq.guestSearch, ({ body }) => searched(publicFaqs, body)),
    mock(faq.categories, categoriesOf(faqs)),
    mock(faq.guestCategories, categoriesOf(publicFaqs)),
    mock(manuel.list, manuels),
    mock(manuel.get, ({ params }) => found(manuels, params.id)),
    mockFile(manuel.file, pdf),
    mockFile(manuel.telechargement, pdf),
    mock(manuel.guestList, publicManuels),
    mock(manuel.guestGet, ({ params }) => found(publicManuels, params.id)),
    mockFile(manuel.guestFile, pdf),
    mockFile(manuel.guestTelechargement, pdf),
    mock(support.formulaire, ({ request }) => ({
      nombreMaxPieces: 5,
      tailleMaxEnvoiOctets: 15 * 1024 ** 2,
      defi: isSignedIn(request) ? null : EXAMPLE_DEFI,
    })),
    mock(support.contact, ({ body, request }) => {
      const errors = contactFaultsOf(body, isSignedIn(request) ? null : body);
      return errors.length > 0 ? problemAnswer(400, 'donnees-invalides', { errors }) : { reference: 'AS-2026-0042' };
    }),
  ];
}
