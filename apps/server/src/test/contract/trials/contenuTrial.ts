import { type CallRow, refused, STALE } from '../CallRow.ts';
import { NO_OWNER, type SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

type Kind = 'contenu-supprime' | 'categorie-pleine' | 'question';

/** News that end before they begin, so that none is kept. */
const ACTUALITE = {
  titre: 'Essai',
  contenu: '<p>Essai.</p>',
  dateDebutPublication: '2026-01-02',
  dateFinPublication: '2026-01-01',
  rang: 0,
};
/** A question without a word, of a version that no question has. */
const QUESTION = {
  publie: false,
  question: '?',
  reponse: '…',
  module: null,
  faqRoles: [],
  version: STALE,
  categorieFaq: { id: 1 },
};
/** Nothing is left to remove, so that each caller finds what the one before found. */
const removal: CallRow<SubjectKind | Kind> = { ids: { id: 'contenu-supprime' } };

const rows: Readonly<Record<string, CallRow<SubjectKind | Kind>>> = {
  'actualite.create': refused(() => ACTUALITE),
  'actualite.update': refused(() => ({ ...ACTUALITE, id: 1, version: 1 })),
  // The order of news that are not there.
  'actualite.ranger': { body: () => ({ ids: [900_000] }) },
  'actualite.remove': removal,
  // A title without a word.
  'manuel.write': refused(() => ({
    id: null,
    version: 0,
    intitule: '…',
    module: null,
    manuelRoles: [],
    typeAcces: 'PUBLIC',
    fileUploads: [],
  })),
  'manuel.remove': removal,
  'faq.allCategories': {},
  'faq.create': refused(() => QUESTION),
  'faq.update': { ids: { id: 'question' }, body: () => QUESTION },
  'faq.remove': removal,
  'faq.writeCategorie': refused(() => ({ id: null, intituleCategorie: ' ', rang: 1 })),
  // It holds questions: it stays.
  'faq.removeCategorie': { ids: { id: 'categorie-pleine' } },
  'faq.rangerCategories': { body: () => ({ ids: [900_000] }) },
  'faq.avis': { ids: { id: 'faq' }, body: () => ({ utile: true }) },
  'faq.guestAvis': { ids: { id: 'faq' }, body: () => ({ utile: true }) },
  'faq.recherchesVaines': {},
  'faq.oublierRecherche': { body: () => ({ mots: 'jamais cherché' }) },
};

/** What administrators publish: they alone write it, and it belongs to nobody. */
export const contenuTrial: Trial<Kind> = {
  rows,
  load: async ({ connection: { db } }) => {
    const questions = await db
      .selectFrom('faq')
      .select(['id', 'categorie_id', 'question'])
      .orderBy('id')
      .limit(1)
      .execute();
    return {
      'contenu-supprime': [],
      'categorie-pleine': questions.map((one) => ({
        id: String(one.categorie_id),
        nom: `catégorie ${one.categorie_id}`,
        owners: NO_OWNER,
      })),
      question: questions.map(({ id, question }) => ({ id: String(id), nom: `« ${question} »`, owners: NO_OWNER })),
    };
  },
};
