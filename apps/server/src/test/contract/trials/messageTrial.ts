import { type CallRow, STALE } from '../CallRow.ts';
import { NO_OWNER, type Subject, type SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

type Kind = 'message-envoye' | 'type-message' | 'calcul-cible';
type Row = CallRow<SubjectKind | Kind>;

const NOBODY_SENDS = { diffuseurI: false, diffuseurRD: false, diffuseurCNH: false, diffuseurADM: false };
const CONTENT = { titre: 'Essai', intitule: 'Essai', descriptif: null, ...NOBODY_SENDS, ciblesMessage: [] };

const byId: Row = { ids: { id: 'message-envoye' } };
const asStale: Row = { ...byId, body: () => ({ version: STALE }) };
const calculById: Row = { ids: { id: 'calcul-cible' } };

const rows: Readonly<Record<string, Row>> = {
  'typeMessage.list': {},
  'typeMessage.get': { ids: { id: 'type-message' } },
  'typeMessage.write': { body: () => ({ ...CONTENT, id: null, version: 0 }), refusal: 'donnees-invalides' },
  'typeMessage.remove': { ids: { id: 'type-message' }, body: () => ({ version: STALE }) },
  'message.typesMessage': {},
  // What it lists is held by a test of its own.
  'message.list': { lists: null },
  'message.get': byId,
  'message.destinataires': byId,
  'message.withdraw': asStale,
  'message.end': asStale,
  'message.remove': asStale,
  'message.write': {
    idInBody: 'message-envoye',
    body: (_caller, id) => ({
      ...CONTENT,
      ciblesMessage: [{ roleType: 'G', cibleMessageCriterias: {} }],
      id: Number(id),
      version: STALE,
      typeMessageId: null,
      dateDebutDiffusion: null,
      dateFinDiffusion: null,
      parEmail: false,
      nbConfirme: null,
    }),
  },
  'message.startCalcul': { body: () => ({ ciblesMessage: [] }) },
  'message.calcul': calculById,
  'message.removeCalcul': calculById,
};

/** Types of messages, messages and counts of two instructeurs, two responsables de dispositif and the CNH. */
export const messageTrial: Trial<Kind> = {
  rows,
  load: async ({ connection: { db } }) => {
    const senders = await db
      .selectFrom('role')
      .leftJoin('role_dispositif', 'role_dispositif.role_id', 'role.id')
      .leftJoin('dispositif', 'dispositif.id', 'role_dispositif.dispositif_id')
      .select(['role.id', 'role.type', 'role.personne_id', 'role.mrp_id', 'dispositif.code'])
      .where('role.type', 'in', ['I', 'RD', 'CNH'])
      .where('role.fin_le', 'is', null)
      .orderBy('role.id')
      .execute();
    const ownersOf = ({ type, mrp_id: caisseId, code }: (typeof senders)[number]): Subject['owners'] => ({
      ...NO_OWNER,
      ...(type === 'I' ? { caisseId } : {}),
      niveau: code === null ? null : `${code}-1`,
    });
    const messages: Subject[] = [];
    const calculs: Subject[] = [];
    for (const [roleId, held] of Map.groupBy(senders, ({ id }) => id)) {
      const [sender] = held;
      if (sender === undefined) continue;
      const niveaux = held.flatMap(({ code }) => (code === null ? [] : [`${code}-1`]));
      const owners = { ...NO_OWNER, ...ownersOf(sender), niveau: null, niveaux };
      const message = await db
        .insertInto('message')
        .values({
          titre: 'Essai',
          intitule: 'Essai',
          diffuseur_id: sender.personne_id,
          diffuseur_role_id: roleId,
          diffuseur_role_type: sender.type,
          date_creation: '2026-11-20',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const calcul = await db
        .insertInto('calcul_cible')
        .values({ role_id: roleId, cibles: '[]', cree_le: new Date('2999-12-31T00:00:00Z') })
        .returning('id')
        .executeTakeFirstOrThrow();
      messages.push({ id: String(message.id), nom: `message de ${sender.type} ${roleId}`, owners });
      calculs.push({ id: String(calcul.id), nom: `compte de ${sender.type} ${roleId}`, owners });
    }
    const type = await db
      .insertInto('type_message')
      .values({
        titre: 'Essai',
        intitule: 'Essai',
        descriptif: null,
        diffuseur_i: true,
        diffuseur_rd: true,
        diffuseur_cnh: true,
        diffuseur_adm: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      'message-envoye': messages,
      'calcul-cible': calculs,
      'type-message': [{ id: String(type.id), nom: 'type de message', owners: NO_OWNER }],
    };
  },
};
