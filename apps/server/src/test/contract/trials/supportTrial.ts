import { randomUUID } from 'node:crypto';
import { type CallRow, refused, STALE } from '../CallRow.ts';
import { NO_OWNER, type SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

type Kind = 'fil-support' | 'reponse-prete';
type Row = CallRow<SubjectKind | Kind>;

const byId: Row = { ids: { id: 'fil-support' } };
const asStale: Row = { ...byId, body: () => ({ version: STALE }) };

const rows: Readonly<Record<string, Row>> = {
  'bureauSupport.compteurs': {},
  'bureauSupport.list': {},
  'bureauSupport.operateurs': {},
  'bureauSupport.get': byId,
  'bureauSupport.attribuer': { ...byId, body: () => ({ version: STALE, habilisId: null }) },
  'bureauSupport.repondre': { ...byId, body: () => ({ version: STALE, texte: 'Essai' }) },
  // A note without a word.
  'bureauSupport.noter': { ...byId, body: () => ({ texte: '…' }), refusal: 'donnees-invalides' },
  'bureauSupport.clore': asStale,
  'bureauSupport.rouvrir': asStale,
  'bureauSupport.reponsesPretes': {},
  'bureauSupport.ecrireReponsePrete': refused(() => ({ id: null, version: 0, intitule: '…', texte: '…' })),
  'bureauSupport.supprimerReponsePrete': { ids: { id: 'reponse-prete' }, body: () => ({ version: STALE }) },
};

/** Threads with the support and its ready answers: for those who answer, whoever wrote. */
export const supportTrial: Trial<Kind> = {
  rows,
  load: async ({ connection: { db } }) => {
    const fil = await db
      .insertInto('message_support')
      .values({
        cle: randomUUID(),
        reference: 'AS-2026-9001',
        nom: 'Petit',
        prenom: 'Zoé',
        email: 'zoe.petit@example.org',
        objet: 'Essai',
        message: 'Essai',
        recu_le: '2026-11-20T08:00:00Z',
        dernier_le: '2026-11-20T08:00:00Z',
        personne_id: null,
        role_id: null,
        module: null,
        page: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reponse = await db
      .insertInto('reponse_prete')
      .values({ intitule: 'Essai', texte: 'Essai' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      'fil-support': [{ id: String(fil.id), nom: 'message de Zoé Petit', owners: NO_OWNER }],
      'reponse-prete': [{ id: String(reponse.id), nom: 'réponse prête', owners: NO_OWNER }],
    };
  },
};
