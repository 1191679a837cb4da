import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { TEST_PASSWORD } from '../testPassword.ts';
import type { Caller } from './Caller.ts';
import { type ContractCall, paramsOf } from './contractCalls.ts';
import type { SubjectKind } from './Subject.ts';

/** What the matrix needs to know of a call beside the contract. */
export type CallRow = {
  /** The kind of object that each id of the path names. */
  readonly ids?: Readonly<Record<string, SubjectKind>>;
  /** What stands in the path without being an id. */
  readonly words?: Readonly<Record<string, string>>;
  /** The kind of object that the body names, when the contract's scope ends in `-body`. */
  readonly idInBody?: SubjectKind;
  /** The kind of object that the answer lists, null when it only counts, when the contract's scope is `list`. */
  readonly lists?: SubjectKind | null;
  readonly query?: string;
  /** A body after its schema that changes nothing, for an object when it names one. */
  readonly body?: (caller: Caller, id: string) => unknown;
  /** The ids of the path name one person: choices of two are left out. */
  readonly isOfOnePerson?: true;
  /** The call ends its caller's session, who signs in again for each. */
  readonly endsSession?: true;
  /** The call ends sessions of its caller's, which are opened again after each case. */
  readonly endsOthers?: true;
  /** What the handler says of the body to whoever was let in. */
  readonly refusal?: string;
};

/** A version that nothing has, so that a write is let in and then refused. */
const STALE = 900_000;

const demandeBody = (_caller: Caller, id: string) => ({
  ...EMPTY_SAISIE,
  id: Number(id),
  version: STALE,
  cleBrouillon: null,
  avecDemandeHabilitation: false,
  fileUploads: [],
  draftWorkflowComment: null,
  currentWorkflowTask: { selectedActionKey: null },
});

const writeRow: CallRow = { idInBody: 'demande-administrative', body: demandeBody };
const demandeById: CallRow = { ids: { id: 'demande-administrative' } };
const habilitationById: CallRow = { ids: { id: 'habilitation' } };
const habilitationBody = (changes: object): CallRow => ({
  idInBody: 'habilitation',
  body: (_caller, id) => ({ habilitationId: Number(id), version: STALE, ...changes }),
});
const dhById: CallRow = { ids: { id: 'demande-habilitation' } };
const dhWriteRow: CallRow = {
  idInBody: 'demande-habilitation',
  body: (_caller, id) => ({
    id: Number(id),
    version: STALE,
    cleBrouillon: null,
    dispositifNiveauId: null,
    habilitationSourceMode: 'INI',
    habilitationSourceId: null,
    formateurs: [],
    plateformesFixes: [],
    plateformeMobile: false,
    fileUploads: [],
    draftWorkflowComment: null,
    currentWorkflowTask: { selectedActionKey: null },
  }),
};
const alerteById: CallRow = { ids: { id: 'alerte' } };
const messageById: CallRow = { ids: { id: 'message' } };

const niveauById: CallRow = { ids: { id: 'dispositif-niveau' } };
/** A level whose code begins with that of no scheme. */
const niveauBody = {
  id: null,
  version: STALE,
  code: 'ESSAI',
  dispositifId: 1,
  niveau: 'Essai',
  dureeValiditeHabilitation: null,
  uniteDureeValiditeHabilitation: null,
  avecTechnique: false,
  avecPlateforme: false,
  dureeValiditeCertificat: null,
  uniteDureeValiditeCertificat: null,
  nbStagiairesMin: 4,
  nbStagiairesMax: 10,
  heuresInitiales: null,
  heuresMac: null,
  sessionParFormateur: true,
  ouvert: true,
  niveauFormateurId: null,
  toleranceMacMois: null,
  dureeSessionMaxJours: 60,
  pedagogiqueUploadFieldsConfig: [],
  techniqueUploadFieldsConfig: [],
};

/** Of no request: each call tells that it found none. */
const NO_REQUEST = { demandeHabilitationId: 2_000_000_000, version: 1 };
const NO_DECISION = { ...NO_REQUEST, decision: 'REFUSE', avecComplement: false, motif: 'Essai.', dateDebut: null };
const seanceByDate: CallRow = { words: { date: '2026-12-01' } };
const manuelById: CallRow = { ids: { id: 'manuel' } };
const searchBody = () => ({ modeEdition: true, enTantQue: 'RC', categorieFaq: null, filters: ['dossier'] });
const byHabilisId: CallRow = { ids: { habilisId: 'personne' } };
const noRole = { type: 'F', mrpId: null, entiteId: null };

/** No row has this key. */
const byKey: CallRow = { words: { key: 'inconnue' } };
const choiceRow: CallRow = { body: () => ({ key: 'inconnue', password: TEST_PASSWORD, acceptationRGPD: true }) };
/** Data that nobody may keep, so that nobody changes while the matrix is gone through. */
const nobody = { nom: 'Essai', prenom: 'Essai', email: 'sans arobase' };
const refused = (body: NonNullable<CallRow['body']>): CallRow => ({ body, refusal: 'donnees-invalides' });

const entiteById: CallRow = { ids: { id: 'entite' } };
/** Its numbers are wrong, so that no entity is made. */
const creation = {
  raisonSociale: 'Essai',
  siret: '00000000000001',
  numeroDeclarationActivite: 'court',
  typeEntite: 'OF',
  regime: 'GENERAL',
  adresse: { ligne1: '…', ligne2: null, codePostalVille: { codePostal: '54000', ville: 'Nancy' } },
  gestionnaire: nobody,
  fileUploads: [],
};

const proof: NonNullable<CallRow['body']> = () => ({ password: TEST_PASSWORD });
const NO_PASSKEY = {
  id: 'YQ',
  rawId: 'YQ',
  type: 'public-key',
  response: { clientDataJSON: 'YQ', attestationObject: 'YQ' },
  clientExtensionResults: {},
};

/** One row for each call that is built. */
export const callRows: Readonly<Record<string, CallRow>> = {
  'session.authenticate': {
    body: ({ habilisId }) => ({ username: habilisId ?? 'LPF20001', password: TEST_PASSWORD }),
  },
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
  // Nobody acts as themself.
  'impersonation.start': {
    body: ({ habilisId }) => ({ habilisId: habilisId ?? 'LPF20001', motif: 'Essai de la matrice' }),
  },
  'impersonation.end': {},
  'impersonation.personnes': { query: '?recherche=LPF20001' },
  'account.profile': {
    ids: { habilisId: 'personne', roleId: 'role-gere' },
    words: { roleType: 'I' },
    isOfOnePerson: true,
  },
  'account.gestionnairesOfEntite': { ids: { entityId: 'entite' } },
  'account.gestionnaires': { lists: null },
  'facteur.list': {},
  'facteur.startApplication': { body: proof },
  'facteur.addApplication': { body: () => ({ defi: 'inconnu', code: '000000', nom: 'Essai' }) },
  'facteur.startCle': { body: proof },
  'facteur.addCle': { body: () => ({ defi: 'inconnu', cle: NO_PASSKEY, nom: 'Essai' }) },
  'facteur.rename': { ids: { facteurId: 'facteur' }, body: () => ({ nom: 'Essai' }) },
  'facteur.remove': { ids: { facteurId: 'facteur' }, body: proof },
  'facteur.renewCodes': { body: proof },
  'application.serverProperties': {},
  'application.applicationProperties': {},
  'mrp.list': {},
  'dispositif.list': {},
  'dispositif.responsables': { ids: { id: 'dispositif' } },
  'dispositifNiveau.list': {},
  'dispositifNiveau.forEtablissement': {},
  'dispositifNiveau.withHabilitations': { lists: null },
  'dispositifNiveau.forCriteria': {},
  'dispositifNiveau.get': niveauById,
  'dispositifNiveau.search': { lists: 'dispositif-niveau', body: () => ({ taille: 200 }) },
  'dispositifNiveau.create': {
    idInBody: 'dispositif',
    ...refused((_caller, id) => ({ ...niveauBody, dispositifId: Number(id) })),
  },
  'dispositifNiveau.update': {
    idInBody: 'dispositif-niveau',
    ...refused((_caller, id) => ({ ...niveauBody, id: Number(id) })),
  },
  'dispositifNiveau.historique': niveauById,
  'dispositifNiveau.expertsInstructeurs': niveauById,
  'formateur.check': {
    body: () => ({ habilisId: 'ZZZ99999', nom: 'Personne', dispositifNiveauId: 1 }),
    refusal: 'formateur.inconnu',
  },
  'commune.byCodePostal': { query: '?codePostal=54000' },
  'annuaire.list': {},
  'annuaire.niveaux': {},
  'annuaire.export': {},
  'annuaire.get': { ids: { id: 'entite-publiee' } },
  'qrcode.certificat': { body: () => ({ code: 'ESSAI-2026-0001' }) },
  'file.download': { ids: { id: 'fichier' } },
  'demande.todoList': { lists: 'demande', query: '?taille=200' },
  'demande.todoListCount': { lists: null },
  'demande.exportTodoList': { lists: null, query: '?format=csv' },
  'demande.exportCurrentList': { lists: null, query: '?format=csv' },
  'demande.currentList': { lists: 'demande', query: '?taille=200' },
  'demandeAdministrative.start': {},
  'demandeAdministrative.startWithoutDemandeHabilitation': {},
  'demandeAdministrative.startRenouvellement': habilitationById,
  'demandeAdministrative.startAjoutPlateformeFixe': habilitationById,
  'demandeAdministrative.get': demandeById,
  'demandeAdministrative.check': demandeById,
  'demandeAdministrative.update': writeRow,
  'demandeAdministrative.submit': writeRow,
  'demandeAdministrative.updateByInstructeur': writeRow,
  'demandeAdministrative.submitByInstructeur': writeRow,
  'demandeAdministrative.remove': {
    ...demandeById,
    body: () => ({ version: STALE, commentaire: 'Essai.' }),
  },
  'commission.seances': {},
  'commission.ordreDuJour': seanceByDate,
  'commission.ordreDuJourPdf': seanceByDate,
  'commission.ordreDuJourTableau': seanceByDate,
  'commission.aPlanifier': {},
  'entite.list': { lists: null },
  'entite.get': entiteById,
  'entite.habilitationsActives': entiteById,
  'entite.caisse': entiteById,
  'entite.demandes': entiteById,
  'entite.search': { lists: 'entite', body: () => ({ taille: 200 }) },
  'entite.export': { lists: null, query: '?format=csv' },
  'entite.create': refused(() => creation),
  'entite.setDateFinActivite': {
    idInBody: 'entite',
    body: (_caller, id) => ({
      entiteId: Number(id),
      dateFinActivite: '2030-12-31',
      commentaireDateFin: 'Essai.',
      version: STALE,
    }),
  },
  'entite.setCaisse': {
    idInBody: 'entite',
    body: (_caller, id) => ({
      entiteId: Number(id),
      caisseId: 1,
      commentaireAffectationCaisseInstructrice: 'Essai.',
      version: STALE,
    }),
  },
  'entite.verify': entiteById,
  'demandeHabilitation.currentList': { lists: 'demande-habilitation', query: '?taille=200' },
  'demandeHabilitation.start': {},
  'demandeHabilitation.get': dhById,
  'demandeHabilitation.update': dhWriteRow,
  'demandeHabilitation.submit': dhWriteRow,
  'demandeHabilitation.updateAction': dhWriteRow,
  'demandeHabilitation.submitAction': dhWriteRow,
  'demandeHabilitation.submitActionAssigned': dhWriteRow,
  'demandeHabilitation.updateAvis': dhWriteRow,
  'demandeHabilitation.submitAvis': dhWriteRow,
  'demandeHabilitation.updateDateCnh': dhWriteRow,
  'demandeHabilitation.submitDateCnh': dhWriteRow,
  'demandeHabilitation.updateDecision': dhWriteRow,
  'demandeHabilitation.submitDecision': dhWriteRow,
  'demandeHabilitation.remove': { ...dhById, body: () => ({ version: STALE, commentaire: 'Essai.' }) },
  'demandeHabilitation.avis': dhById,
  'demandeHabilitation.avisDraft': dhById,
  'demandeHabilitation.wfTaskDefKeys': dhById,
  'demandeHabilitation.wfGotoTask': {
    idInBody: 'demande-habilitation',
    body: (_caller, id) => ({
      demandeHabilitationId: Number(id),
      taskDefinitionKey: 'inconnue',
      commentaire: 'Essai.',
    }),
  },
  'commission.planifier': { body: () => ({ dateCnh: '2999-12-01', demandes: [NO_REQUEST] }) },
  'commission.apercu': { body: () => ({ decisions: [NO_DECISION] }) },
  'commission.decider': { body: () => ({ decisions: [NO_DECISION] }) },
  'commission.enAttente': {},
  'commission.annuler': { body: () => ({ decisionIds: [2_000_000_000] }) },
  'commission.envoyer': { body: () => ({ decisionIds: [2_000_000_000] }) },
  'lettre.engagement': dhById,
  'lettre.decision': dhById,
  'lettre.decisionHabilitation': habilitationById,
  'sessionCertification.todoListCount': { lists: null },
  'alerte.list': {},
  'alerte.count': {},
  'alerte.dismiss': alerteById,
  'alerte.restore': alerteById,
  'message.dashboard': {},
  'message.dismiss': messageById,
  'message.restore': messageById,
  'actualite.guestList': {},
  'actualite.list': {},
  'faq.get': { ids: { id: 'faq' } },
  'faq.guestGet': { ids: { id: 'faq' } },
  'faq.search': { body: searchBody },
  'faq.guestSearch': { body: searchBody },
  'faq.categories': { body: ({ role }) => role?.type ?? 'DM' },
  'faq.guestCategories': {},
  'manuel.list': {},
  'manuel.get': manuelById,
  'manuel.file': manuelById,
  'manuel.telechargement': manuelById,
  'manuel.guestList': {},
  'manuel.guestGet': manuelById,
  'manuel.guestFile': manuelById,
  'manuel.guestTelechargement': manuelById,
  'support.formulaire': {},
  'support.contact': refused(() => ({
    ...nobody,
    cleEnvoi: '00000000-0000-4000-8000-000000000001',
    objet: '…',
    module: null,
    message: '…',
    page: null,
    defi: null,
    fileUploads: [],
  })),
  'notification.read': { ids: { roleId: 'role' } },
  'notification.save': { ids: { roleId: 'role' }, body: () => ({ version: STALE, preferences: [] }) },
  'notification.checkDesabonnement': byKey,
  'notification.unsubscribe': byKey,
  'notification.resubscribe': byKey,
  'utilisateur.search': { lists: 'personne', query: '?taille=200' },
  'utilisateur.entites': { lists: null, query: '?recherche=nancy' },
  'utilisateur.get': byHabilisId,
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
  'utilisateur.merge': {
    ...byHabilisId,
    body: () => ({ autreHabilisId: 'ZZZ99999', version: STALE, autreVersion: STALE, confirmation: 'ZZZ99999' }),
    refusal: 'donnees-invalides',
  },
  'habilitation.list': { lists: 'habilitation', query: '?taille=200' },
  'habilitation.export': { lists: null, query: '?format=csv' },
  'habilitation.get': habilitationById,
  'habilitation.historique': habilitationById,
  'habilitation.delegataires': habilitationById,
  'habilitation.delegatairesPossibles': habilitationById,
  // A role that nobody has.
  'habilitation.addDelegataire': {
    ...habilitationById,
    body: () => ({ roleId: STALE }),
    refusal: 'donnees-invalides',
  },
  'habilitation.removeDelegataire': { ...habilitationById, words: { roleId: String(STALE) } },
  'habilitation.fichierPlateformes': habilitationById,
  'habilitation.setDateFin': habilitationBody({ dateFin: '2030-01-01', commentaireDateFin: 'Essai.' }),
  'habilitation.setSuspension': habilitationBody({
    dateDebutSuspension: null,
    dateFinSuspension: null,
    commentaireSuspension: 'Essai.',
    rupture: false,
  }),
  'habilitation.leverReserve': habilitationBody({ commentaire: 'Essai.' }),
  'habilitation.create': refused(() => ({
    entiteId: STALE,
    dispositifNiveauId: STALE,
    dateDebut: '2026-11-20',
    dateFin: null,
    plateformesFixes: [],
    plateformeMobile: false,
    fileUploads: [],
  })),
  'habilitation.remove': { ...habilitationById, body: () => ({ version: STALE }) },
  'habilitation.removePlateforme': { ...habilitationById, words: { platformId: String(STALE) } },
  'habilitation.avis': habilitationById,
  'historiqueCommentaire.list': { ...demandeById, words: { type: 'DA' } },
  'examen.complements': dhById,
  'examen.repondre': { ...dhById, body: () => ({ pointId: 1, version: STALE, traite: false, reponse: null }) },
  'examen.estimation': dhById,
  'presence.signal': { ...demandeById, words: { type: 'DA' }, body: () => ({ edite: false }) },
};

const WHERE = 'dans apps/server/src/test/contract/callRows.ts';
const KIND =
  'un genre d’objet de Subject.ts, dont loadSubjects.ts donne un objet propre et un objet étranger (autre entité, autre caisse, autre dispositif)';

/** What must be added before a call can be tried, in a sentence each; nothing when its row is whole. */
export function faultsOfRow({ name, endpoint, isBuilt }: ContractCall): string[] {
  const row = callRows[name];
  if (!isBuilt) {
    return row === undefined ? [] : [`« ${name} » n’est pas construit et a pourtant une ligne ${WHERE} : retirez-la.`];
  }
  if (row === undefined) {
    return [`« ${name} » n’a pas de ligne ${WHERE} : ajoutez-la, avec pour chaque identifiant ${KIND}.`];
  }
  const { access, body } = endpoint;
  const scope = access.kind === 'capability' ? access.scope : 'none';
  const { ids = {}, words = {} } = row;
  const unnamed = paramsOf(endpoint).filter((param) => !(param in ids) && !(param in words));
  const unknown = [...Object.keys(ids), ...Object.keys(words)].filter((param) => !paramsOf(endpoint).includes(param));
  return [
    ...unnamed.map(
      (param) => `La ligne de « ${name} » ${WHERE} ne dit pas ce que désigne « :${param} » : ajoutez-lui ${KIND}.`,
    ),
    ...unknown.map(
      (param) => `La ligne de « ${name} » ${WHERE} nomme « :${param} », qui n’est pas dans son chemin : retirez-le.`,
    ),
    ...(scope.endsWith('-body') && row.idInBody === undefined
      ? [`La ligne de « ${name} » ${WHERE} ne dit pas quel objet son corps désigne : ajoutez idInBody, ${KIND}.`]
      : []),
    ...(scope === 'list' && row.lists === undefined
      ? [`La ligne de « ${name} » ${WHERE} ne dit pas ce que l’appel liste : ajoutez lists.`]
      : []),
    ...(body !== undefined && row.body === undefined
      ? [`La ligne de « ${name} » ${WHERE} n’a pas de corps : ajoutez body, conforme à son schéma et sans effet.`]
      : []),
    ...(scope !== 'none' && scope !== 'list' && !scope.endsWith('-body') && Object.keys(ids).length === 0
      ? [
          `La ligne de « ${name} » ${WHERE} n’a pas d’identifiant alors que sa portée est « ${scope} » : ajoutez ids, ${KIND}.`,
        ]
      : []),
  ];
}
