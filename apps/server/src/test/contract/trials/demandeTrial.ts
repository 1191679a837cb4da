import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import type { Caller } from '../Caller.ts';
import { type CallRow, STALE, habilitationById } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

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

/** A demande that does not exist: every call answers that it found none. */
const NO_DEMANDE = { demandeHabilitationId: 2_000_000_000, version: 1 };

const NO_DECISION = { ...NO_DEMANDE, decision: 'REFUSE', avecComplement: false, motif: 'Essai.', dateDebut: null };

const seanceByDate: CallRow = { words: { date: '2026-12-01' } };

const rows: Readonly<Record<string, CallRow>> = {
  'demande.todoList': { lists: 'demande', query: '?taille=200' },
  'demande.todoListCount': { lists: null },
  'demande.stock': { lists: null },
  'demande.exportTodoList': { lists: null, query: '?format=csv' },
  'demande.exportCurrentList': { lists: null, query: '?format=csv' },
  'demande.currentList': { lists: 'demande', query: '?taille=200' },
  'demande.grouper': {
    body: () => ({ action: 'PrendEnCharge', demandes: [{ type: 'DH', id: 2_000_000_000, version: 1 }] }),
  },
  'demande.affectables': { body: () => ({ demandes: [] }) },
  'demande.ecartes': { body: () => ({ demandes: [] }) },
  'demandeAdministrative.start': {},
  'demandeAdministrative.startWithoutDemandeHabilitation': {},
  'demandeAdministrative.startRenouvellement': habilitationById,
  'demandeAdministrative.startAjoutPlateformeFixe': habilitationById,
  'demandeAdministrative.get': demandeById,
  'demandeAdministrative.check': demandeById,
  'demandeAdministrative.registre': { words: { siret: '01023145400017' } },
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
      version: STALE,
      taskDefinitionKey: 'instruction',
      commentaire: 'Essai.',
    }),
  },
  'commission.planifier': { body: () => ({ dateCnh: '2999-12-01', demandes: [NO_DEMANDE] }) },
  'commission.apercu': { body: () => ({ decisions: [NO_DECISION] }) },
  'commission.decider': { body: () => ({ decisions: [NO_DECISION] }) },
  'commission.enAttente': {},
  'commission.annuler': { body: () => ({ decisionIds: [2_000_000_000] }) },
  'commission.envoyer': { body: () => ({ decisionIds: [2_000_000_000] }) },
  'lettre.engagement': dhById,
  'lettre.decision': dhById,
  'lettre.decisionHabilitation': habilitationById,
  'attestation.telecharger': habilitationById,
  'historiqueCommentaire.list': { ...demandeById, words: { type: 'DA' } },
  'demandeAdministrative.complements': demandeById,
  'demandeAdministrative.repondre': {
    ...demandeById,
    body: () => ({ pointId: 1, version: STALE, traite: false, reponse: null }),
  },
  'examen.complements': dhById,
  'examen.repondre': { ...dhById, body: () => ({ pointId: 1, version: STALE, traite: false, reponse: null }) },
  'examen.estimation': dhById,
  'lecture.pieces': { ...demandeById, words: { type: 'DA' } },
  'lecture.resume': { ...demandeById, words: { type: 'DA' } },
  'lecture.vues': { ...demandeById, words: { type: 'DA' } },
  'lecture.marquer': { ...demandeById, words: { type: 'DA' }, body: () => ({ section: 'entite', vue: true }) },
  'presence.signal': { ...demandeById, words: { type: 'DA' }, body: () => ({ edite: false }) },
};

/** The calls about demandes, from their draft to their decision. */
export const demandeTrial: Trial = { rows };
