import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/Services.ts';
import type { Caller } from './Caller.ts';
import { arrange, loadDemandesHabilitation, loadFiles, loadDemandeRows, DOSSIERS, TRIED_DH } from './loadDemandes.ts';
import { ACCREDITED, loadHabilitations } from './loadHabilitations.ts';
import { loadAlertes, loadFacteurs, loadLiens, loadMessages, loadSessions } from './loadOwned.ts';
import { loadManuels, loadPublished, loadQuestions } from './loadPublications.ts';
import { arrangeEndedRoles, isTried, loadEntites, loadNiveaux, loadPersons } from './loadReferences.ts';
import { NEVER_GIVEN, NO_OWNER, type Subject, type SubjectKind, type Subjects } from './Subject.ts';
import { TRIALS } from './TRIALS.ts';

type ObjectsByKind = Readonly<Record<string, readonly Subject[]>>;

const byKind =
  (objects: ObjectsByKind): Subjects =>
  (kind) => {
    const those = objects[kind];
    if (those === undefined) throw new Error(`aucun objet du genre « ${kind} » n’est réuni`);
    return those;
  };

/** The matrix's objects, some of each caller and some of others; `all` holds every demande, person, niveau and entite, to check the lists. */
export async function loadSubjects(
  services: Pick<Services, 'connection' | 'config'>,
  callers: readonly Caller[],
): Promise<{ readonly subjects: Subjects; readonly all: Subjects }> {
  const { db } = services.connection;
  await arrange(db);
  const all = await loadDemandeRows(db);
  const dossiers = Object.entries(DOSSIERS).flatMap(([nom, what]) =>
    all.filter((dossier) => dossier.nom === nom).map((dossier) => ({ ...dossier, nom: `${nom} (${what})` })),
  );
  const files = await loadFiles(db, dossiers);
  const holders = callers.flatMap(({ nom, personneId, role }) =>
    role === null || personneId === null ? [] : [{ nom, personneId, role }],
  );
  const roles = holders.map(({ nom, personneId, role }) => ({
    id: String(role.id),
    nom: `rôle de ${nom}`,
    owners: { ...NO_OWNER, personneId },
  }));
  const alertes = await loadAlertes(db, holders);
  const messages = await loadMessages(db, holders);
  const sessions = await loadSessions(db, callers);
  const entites = await loadEntites(db);
  const triedEntites = entites.filter(({ nom }) => nom in DOSSIERS);
  const endedRoles = await arrangeEndedRoles(db, triedEntites);
  const persons = await loadPersons(db);
  const { dispositifs, niveaux } = await loadNiveaux(db);
  const habilitations = await loadHabilitations(db);
  const accredited = ACCREDITED.flatMap((nom) => habilitations.filter((one) => one.nom === nom).slice(0, 1));
  const demandes = await loadDemandesHabilitation(db);
  const isTriedDh = ({ nom, owners }: Subject) => TRIED_DH.test(nom) && owners?.isBrouillon !== true;
  const loaded = await Promise.all(TRIALS.map(async ({ load }) => load?.(services, callers)));
  const own: ObjectsByKind = Object.assign({}, ...loaded);
  return {
    subjects: byKind({
      ...Object.fromEntries(Object.entries(own).map(([kind, those]) => [kind, [...those, ...NEVER_GIVEN]])),
      'demande-administrative': [...dossiers, ...NEVER_GIVEN],
      'demande-habilitation': [...demandes.filter(isTriedDh), ...NEVER_GIVEN],
      demande: [],
      habilitation: [...accredited, ...NEVER_GIVEN],
      facteur: [...(await loadFacteurs(db)), ...NEVER_GIVEN],
      'lien-fournisseur': [...(await loadLiens(db)), ...NEVER_GIVEN],
      fichier: [...files, ...NEVER_GIVEN],
      role: [...roles, ...NEVER_GIVEN],
      alerte: [...alertes, ...NEVER_GIVEN],
      message: [...messages, ...NEVER_GIVEN],
      faq: [...(await loadQuestions(db)), ...NEVER_GIVEN],
      manuel: [...(await loadManuels(db)), ...NEVER_GIVEN],
      'entite-publiee': [...(await loadPublished(db)), ...NEVER_GIVEN],
      dispositif: [...dispositifs.filter(isTried), ...NEVER_GIVEN],
      'dispositif-niveau': [...niveaux.filter(isTried), ...NEVER_GIVEN],
      session: [...sessions, { id: randomUUID(), nom: 'jamais ouverte', owners: null }],
      personne: [...persons.personnes, { id: 'ZZZ99999', nom: 'jamais donné', owners: null }],
      'role-gere': [...persons.roles, ...NEVER_GIVEN],
      'role-fini': [...endedRoles, ...NEVER_GIVEN],
      invitation: NEVER_GIVEN,
      entite: [...triedEntites, ...NEVER_GIVEN],
    } satisfies Readonly<Record<SubjectKind, readonly Subject[]>>),
    all: byKind({
      ...own,
      'demande-administrative': all,
      habilitation: habilitations,
      demande: [
        ...all.map((one) => ({ ...one, id: `DA ${one.id}` })),
        ...demandes.map((one) => ({ ...one, id: `DH ${one.id}` })),
      ],
      'demande-habilitation': demandes.map((one) => ({ ...one, id: `DH ${one.id}` })),
      personne: persons.all,
      'dispositif-niveau': niveaux,
      entite: entites,
    } satisfies ObjectsByKind),
  };
}
