import { wasValidated } from '@habilis/server/builders/dossierSteps';
import type { GivenPersonne, Population } from '@habilis/server/builders/Population';
import { DEMO_DEMANDES } from './demoDemandes.ts';
import { DEMO_CERTIFICATS, DEMO_DEMANDES_HABILITATION } from './demoDemandesHabilitation.ts';
import { DEMO_HABILITATIONS } from './demoHabilitations.ts';
import { DEMO_DISPOSITIFS, DEMO_NIVEAUX } from './demoNiveaux.ts';
import { DEMO_SESSIONS } from './demoSessions.ts';
import { DEMO_PERSONS, nordEstDemandeur } from './demoPersons.ts';

function furtherDemandeurs(): GivenPersonne[] {
  return DEMO_DEMANDES.filter(({ entite }) => entite.rang > 100).map((demande): GivenPersonne => {
    const person = nordEstDemandeur(demande.entite.rang);
    return wasValidated(demande) ? { ...person, roles: person.roles.map((role) => ({ ...role, type: 'G' })) } : person;
  });
}

/** Everybody in the demonstration, and everything that its entites have or ask for. */
export const DEMO_POPULATION: Population = {
  personnes: [...DEMO_PERSONS, ...furtherDemandeurs()],
  dossiers: DEMO_DEMANDES,
  dispositifs: DEMO_DISPOSITIFS,
  niveaux: DEMO_NIVEAUX,
  habilitations: DEMO_HABILITATIONS,
  demandes: DEMO_DEMANDES_HABILITATION,
  certificats: DEMO_CERTIFICATS,
  sessions: DEMO_SESSIONS,
};
