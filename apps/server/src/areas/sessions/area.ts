import { NOTION_SESSION } from '@habilis/domain/session-certification/NOTION_SESSION';
import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { addEcheances, addUndated } from '../echeances/echeance/echeanceSources.ts';
import { sessionsTouchees } from '../avertir/session/sessionsTouchees.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { activiteFormateur } from '../personnes/account/activiteFormateur.ts';
import { sessionsSupprimees } from '../habilitations/habilitation/sessionsSupprimees.ts';
import { addStagiaireReference } from '../personnes/stagiaire/stagiaireReferences.ts';
import { COURRIELS_SESSION } from './alerte/alertesSession.ts';
import { purgeSessions, updateDailySessions } from './etape/dailySessions.ts';
import { countUndatedSessions } from './liste/countSessions.ts';
import { ECHEANCES_SESSION } from './liste/echeances.ts';
import { sessionCertificationHandlers } from './handlers.ts';
import { forgetSupprimees } from './etape/forgetSupprimees.ts';
import { indicateursOf } from './liste/indicateursOf.ts';
import { moveLignes } from './stagiaire/moveLignes.ts';
import { searchSessions } from './liste/searchSessions.ts';
import { readersSessions } from './alerte/readersSessions.ts';
import { reviewSessions } from './alerte/reviewSessions.ts';
import { mayReadDevenir } from './animateur/devenues.ts';
import { mayReadSession } from './session-certification/scope.ts';

/** Certification sessions: opened, their results entered, verified and closed. */
export const sessions = {
  tables: [
    'session_certification',
    'pre_compte',
    'session_stagiaire',
    'session_import',
    'import_colonnes',
    'session_etape',
    'session_saisie_ecartee',
    'session_confiee',
    'session_homonyme',
  ],
  shown: {
    session_certification: ['niveaux', 'habilitations', 'certificats'],
    session_stagiaire: ['personnes', 'certificats'],
  },
  handlers: (config) => ({ sessionCertification: sessionCertificationHandlers(config) }),
  scopes: {
    'session-certification': async (context, { id }) => mayReadSession(context, Number(id)),
    'session-certification-body': keptByHandler,
    'session-confiee': async (context, { id }) => mayReadDevenir(context, Number(id)),
  },
  objets: {
    'session-certification': { table: 'session_certification', libelle: 'numero', caisse: 'caisse_id' },
  },
  evenements: NOTION_SESSION.courriels,
  courriels: COURRIELS_SESSION,
  answers: () => {
    activiteFormateur.answer(indicateursOf);
    addSearcher('session', searchSessions);
    addEcheances(...ECHEANCES_SESSION);
    addUndated(countUndatedSessions);
    sessionsTouchees.answer(reviewSessions);
    sessionsSupprimees.answer(forgetSupprimees);
    addStagiaireReference(moveLignes);
  },
  readers: readersSessions,
  daily: [updateDailySessions],
  purges: [purgeSessions],
  personnes: [
    moves('session_certification', 'animateur_id'),
    moves('session_certification', 'last_creator_updater_id'),
    moves('session_stagiaire', 'saisi_par'),
    moves('session_saisie_ecartee', 'formateur_id'),
    moves('session_saisie_ecartee', 'saisi_par'),
    moves('session_confiee', 'personne_id', ['session_id']),
    moves('session_homonyme'),
    moves('session_import'),
    moves('session_etape'),
    moves('session_etape', 'en_tant_que_par'),
  ],
} as const satisfies Area;
