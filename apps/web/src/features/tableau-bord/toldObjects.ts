import type { Alerte } from '@habilis/api/alerte/Alerte';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import type { Echeance } from '@habilis/api/echeance/Echeance';
import { ECHEANCES } from '@habilis/domain/echeance/ECHEANCES';
import type { Part, Work } from './homeData.ts';

/** The object of an alert, among all objects. */
export const objectOf = ({ objetType, objetId }: Pick<Alerte, 'objetType' | 'objetId'>): string =>
  `${objetType} ${objetId}`;

const ofDemande = ({ type, id }: Pick<DemandeSummary, 'type' | 'id'>): string =>
  objectOf({ objetType: type === 'DA' ? 'demande-administrative' : 'demande-habilitation', objetId: id });

const ofSessions = (part: Part<SessionSummary>): string[] =>
  part.isRead ? part.items.map(({ id }) => objectOf({ objetType: 'session-certification', objetId: id })) : [];

/** The object of each type of date; a month of certificats and a day of the commission are none. */
function ofEcheance({ type, objetId }: Echeance): string[] {
  switch (ECHEANCES[type].genre) {
    case 'SESSION':
      return [objectOf({ objetType: 'session-certification', objetId })];
    case 'HABILITATION':
      return [objectOf({ objetType: 'habilitation', objetId })];
    case 'COMPLEMENT':
    case 'TACHE':
      return [ofDemande({ type: type.startsWith('da-') ? 'DA' : 'DH', id: objetId })];
    default:
      return [];
  }
}

/** The objects of which a home shows by when something is to be done with them: no alert says it again beside (G852). */
export function toldObjects(work: Work): ReadonlySet<string> {
  switch (work.kind) {
    case 'tasks':
      return new Set([...work.next.map(ofDemande), ...ofSessions(work.aFinir)]);
    case 'follower':
      return new Set(work.next.map(ofDemande));
    case 'demandeur':
    case 'sessions': {
      const renewed = work.kind === 'demandeur' ? work.aRenouveler : [];
      return new Set([
        ...(work.venir.isRead ? work.venir.items.flatMap(({ echeances }) => echeances.flatMap(ofEcheance)) : []),
        ...ofSessions(work.sessions.aFaire),
        ...renewed.map(({ id }) => objectOf({ objetType: 'habilitation', objetId: id })),
      ]);
    }
  }
}
