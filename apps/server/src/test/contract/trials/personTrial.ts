import { TEST_PASSWORD } from '../../testPassword.ts';
import { type CallRow, STALE, nobody, refused } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

const byHabilisId: CallRow = { ids: { habilisId: 'personne' } };

const noRole = { type: 'F', mrpId: null, entiteId: null };

/** No row has this key. */
const byKey: CallRow = { words: { key: 'inconnue' } };

const choiceRow: CallRow = { body: () => ({ key: 'inconnue', password: TEST_PASSWORD, acceptationRGPD: true }) };

const proof: NonNullable<CallRow['body']> = () => ({ password: TEST_PASSWORD });

const NO_PASSKEY = {
  id: 'YQ',
  rawId: 'YQ',
  type: 'public-key',
  response: { clientDataJSON: 'YQ', attestationObject: 'YQ' },
  clientExtensionResults: {},
};

const rows: Readonly<Record<string, CallRow>> = {
  'session.authenticate': {
    body: ({ habilisId }) => ({ username: habilisId ?? 'LPF20001', password: TEST_PASSWORD }),
  },
  'cleAcces.demander': {},
  'cleAcces.connexion': { body: () => ({ defi: 'inconnu', assertion: {} }) },
  'session.authenticated': {},
  'session.signOut': { endsSession: true },
  'session.refreshToken': {},
  'session.account': {},
  'account.register': refused(() => ({ ...nobody, acceptationRGPD: false })),
  'account.validateRegister': refused(() => ({ ...nobody, acceptationRGPD: false })),
  'account.update': refused(() => ({ ...nobody, personalDataValidated: false })),
  'account.validateUpdate': refused(() => ({ ...nobody, personalDataValidated: false })),
  'account.updateMail': byKey,
  'account.changePassword': refused(() => ({ currentPassword: TEST_PASSWORD, newPassword: 'court' })),
  'account.initResetPassword': {
    body: ({ nom }) => ({ identifier: `${nom.length}-${nom.charCodeAt(0)}@example.org` }),
  },
  'account.checkResetPassword': byKey,
  'account.finishResetPassword': choiceRow,
  'account.checkActivate': byKey,
  'account.activate': choiceRow,
  'account.addRoleDm': { body: () => ({}) },
  'account.sessions': {},
  'account.endSession': { ids: { sessionId: 'session' }, endsOthers: true },
  'account.endOtherSessions': { endsOthers: true },
  'account.acces': {},
  'account.consultations': {},
  'impersonation.current': {},
  // Acting as oneself is refused.
  'impersonation.start': {
    body: ({ habilisId }) => ({ habilisId: habilisId ?? 'LPF20001', motif: 'Essai de la matrice' }),
  },
  'impersonation.end': {},
  'impersonation.personnes': { query: '?recherche=LPF20001' },
  'account.profile': {
    ids: { habilisId: 'personne', roleId: 'role-gere' },
    words: { roleType: 'I' },
    isOfOne: 'personneId',
  },
  'account.gestionnairesOfEntite': { ids: { entityId: 'entite' } },
  'account.gestionnaires': { lists: null },
  // No provider is set: what needs one answers 409.
  'fournisseur.depart': { body: () => ({ but: 'connexion' }) },
  'fournisseur.retour': { body: () => ({ state: 'inconnu' }) },
  'fournisseur.connexion': { body: () => ({}) },
  'fournisseur.deconnexion': { endsSession: true },
  'fournisseur.liens': {},
  'fournisseur.preuve': {},
  'fournisseur.lier': { body: () => ({}) },
  'fournisseur.delier': { ids: { lienId: 'lien-fournisseur' }, body: () => ({}) },
  'facteur.list': {},
  'facteur.startApplication': { body: proof },
  'facteur.addApplication': { body: () => ({ defi: 'inconnu', code: '000000', nom: 'Essai' }) },
  'facteur.startCle': { body: proof },
  'facteur.addCle': { body: () => ({ defi: 'inconnu', cle: NO_PASSKEY, nom: 'Essai' }) },
  'facteur.rename': { ids: { facteurId: 'facteur' }, body: () => ({ nom: 'Essai' }) },
  'facteur.remove': { ids: { facteurId: 'facteur' }, body: proof },
  'facteur.renewCodes': { body: proof },
  'notification.read': { ids: { roleId: 'role' } },
  'notification.save': { ids: { roleId: 'role' }, body: () => ({ version: STALE, preferences: [] }) },
  'notification.checkDesabonnement': byKey,
  'notification.unsubscribe': byKey,
  'notification.resubscribe': byKey,
  'utilisateur.search': { lists: 'personne', query: '?taille=200' },
  'utilisateur.entites': { lists: null, query: '?recherche=nancy' },
  'utilisateur.get': byHabilisId,
  'utilisateur.passation': byHabilisId,
  'utilisateur.donnes': byHabilisId,
  'utilisateur.create': refused(() => ({ ...nobody, role: noRole })),
  'utilisateur.giveRole': { ...byHabilisId, body: () => ({ ...noRole, version: STALE }) },
  'utilisateur.endRole': { ids: { roleId: 'role-gere' }, body: () => ({ version: STALE, dernierJour: null }) },
  'utilisateur.setPerimetre': {
    ids: { roleId: 'role-gere' },
    body: () => ({ version: STALE, dispositifIds: [], niveauIds: [] }),
    refusal: 'donnees-invalides',
  },
  'utilisateur.block': { ...byHabilisId, body: () => ({ version: STALE, motif: 'Essai.' }) },
  'utilisateur.unblock': { ...byHabilisId, body: () => ({ version: STALE }) },
  'utilisateur.resetSecondFactor': { ...byHabilisId, body: () => ({ version: STALE, motif: 'Essai.' }) },
  'utilisateur.sendActivation': byHabilisId,
  'utilisateur.fusionPreview': { ...byHabilisId, words: { autreHabilisId: 'FOR40001' } },
  'utilisateur.identites': refused(() => ({ garde: 'ZZZ99998', absorbe: 'ZZZ99999' })),
  'utilisateur.mergeIdentites': refused(() => ({
    garde: 'ZZZ99998',
    absorbe: 'ZZZ99999',
    motif: 'Essai.',
    confirmation: 'ZZZ99999',
  })),
  'utilisateur.merge': {
    ...byHabilisId,
    body: () => ({ autreHabilisId: 'ZZZ99999', version: STALE, autreVersion: STALE, confirmation: 'ZZZ99999' }),
    refusal: 'donnees-invalides',
  },
};

/** Calls about persons: session, account, second factor, roles. */
export const personTrial: Trial = { rows };
