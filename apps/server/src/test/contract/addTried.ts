import { addManuels, addQuestions } from '../../builders/addAide.ts';
import { addToCast } from '../cast/addToCast.ts';
import { HABILITATIONS } from '../cast/HABILITATIONS.ts';
import { niveau } from '../cast/NIVEAUX.ts';
import type { TestServer } from '../startTestServer.ts';

const SINCE = { age: 40, depuis: 6, formateurs: [] };
const asked = { reponse: '<p>Oui.</p>', module: 'DEMANDES' } as const;
const read = { module: 'DEMANDES', userFilename: 'manuel.pdf', lignes: [] } as const;

/** Adds objects of each kind that the calls name: demandes at several tasks, habilitations, questions and manuals. */
export async function addTried(server: TestServer): Promise<void> {
  const building = await addToCast(server, {
    dispositifs: { APSASD: ['Aide à domicile', 'APS ASD'] },
    niveaux: [niveau('APSASD-1', 'Intervenant')],
    habilitations: [...HABILITATIONS, { entite: 5, niveau: 'APSASD-1', age: 365, sequence: 141 }],
    demandes: [
      { ...SINCE, entite: 1, niveau: 'GEPO-1', tache: 'saisie' },
      { ...SINCE, entite: 1, niveau: 'SST-2', tache: 'decision', cnh: -2, isLibre: true },
      { ...SINCE, entite: 101, niveau: 'SST-1', tache: 'instruction' },
      { ...SINCE, entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission' },
      { ...SINCE, entite: 4, niveau: 'AMSS4-1', mode: 'APF', tache: 'validation_demande' },
    ],
  });
  await addQuestions(building, [
    {
      intitule: 'Demandes',
      questions: [
        { ...asked, question: 'De tous ?' },
        { ...asked, question: 'Des demandeurs ?', roles: ['DM', 'G'] },
        { ...asked, question: 'Des caisses ?', roles: ['I', 'RC'] },
        { ...asked, question: 'À venir ?', roles: ['RC'], publie: false },
      ],
    },
  ]);
  await addManuels(building, [
    { ...read, intitule: 'Premiers pas' },
    { ...read, intitule: 'Le dossier', roles: ['DM', 'G'] },
    { ...read, intitule: 'Instruire', roles: ['I', 'RC'] },
  ]);
}
