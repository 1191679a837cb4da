import type { Alerte } from '@habilis/api/alerte/Alerte';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import type { DemandeurWork, Part, SessionsWork, Work } from './homeData.ts';
import { nextGeste } from './nextGeste.ts';

/** The object of an alert, among all objects. */
export const objectOf = ({ objetType, objetId }: Pick<Alerte, 'objetType' | 'objetId'>): string =>
  `${objetType} ${objetId}`;

const ofDemande = ({ type, id }: Pick<DemandeSummary, 'type' | 'id'>): string =>
  objectOf({ objetType: type === 'DA' ? 'demande-administrative' : 'demande-habilitation', objetId: id });

const ofSessions = (part: Part<SessionSummary>): string[] =>
  part.isRead ? part.items.map(({ id }) => objectOf({ objetType: 'session-certification', objetId: id })) : [];

function ofGeste(work: DemandeurWork | SessionsWork, today: string): string[] {
  const geste = nextGeste(work, today);
  if (geste?.kind === 'demande') return [ofDemande(geste.demande)];
  return geste?.kind === 'dossier' ? [ofDemande({ type: 'DA', id: geste.demande.id ?? 0 })] : [];
}

/** The objects of which a home shows by when something is to be done with them: no alert says it again beside (G852). */
export function toldObjects(work: Work, today: string): ReadonlySet<string> {
  switch (work.kind) {
    case 'tasks':
      return new Set([...work.next.map(ofDemande), ...ofSessions(work.aFinir)]);
    case 'follower':
      return new Set(work.next.map(ofDemande));
    case 'demandeur':
    case 'sessions': {
      const renewed = work.kind === 'demandeur' ? work.aRenouveler : [];
      return new Set([
        ...ofGeste(work, today),
        ...ofSessions(work.sessions.aFaire),
        ...ofSessions(work.sessions.menacees),
        ...renewed.map(({ id }) => objectOf({ objetType: 'habilitation', objetId: id })),
      ]);
    }
  }
}
