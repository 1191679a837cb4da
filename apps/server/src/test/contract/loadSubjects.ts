import { randomUUID } from 'node:crypto';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { CallerRole } from '../../platform/Handler.ts';
import type { Caller } from './Caller.ts';
import type { Subject, SubjectKind, Subjects } from './Subject.ts';

type RoleCaller = { readonly nom: string; readonly personneId: number; readonly role: CallerRole };

const NO_OWNER = { personneId: null, roleId: null, entiteId: null, caisseId: null, assigneId: null, niveau: null };

const NEVER_GIVEN: readonly Subject[] = [
  { id: '2000000000', nom: 'jamais donné', owners: null },
  { id: '9999999999', nom: 'trop grand pour la base', owners: null },
];

/** Requests of three requesters in two funds, one of them given to an expert, a draft without fund, and a deleted one. */
const REQUESTS = {
  'Ardoise Formation': 'de la demandeuse, en Nord-Est, confiée à l’expert',
  'Lorraine Prévention Formation': 'du gestionnaire, en Nord-Est',
  'Établissements Vauclair': 'd’une autre entité, dans une autre caisse',
  'Moselle Prévention Apprentissage': 'brouillon d’une autre entité, sans caisse',
  'Loire Échafaudage Formation': 'supprimée',
} as const;

/** Gives one request to the expert and deletes another, which the demonstration has not. */
async function arrange(db: Kysely<Database>): Promise<void> {
  const expert = db.selectFrom('personne').select('id').where('habilis_id', '=', 'EXP80001');
  await db
    .updateTable('demande_administrative')
    .set({ assigne_id: expert })
    .where('raison_sociale', '=', 'Ardoise Formation')
    .execute();
  await db
    .updateTable('demande_administrative')
    .set({ tache: 'supprimee', en_cours: false })
    .where('raison_sociale', '=', 'Loire Échafaudage Formation')
    .execute();
}

async function loadRequests(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db
    .selectFrom('demande_administrative')
    .select(['id', 'tache', 'demandeur_id', 'role_id', 'entite_id', 'caisse_id', 'assigne_id', 'raison_sociale'])
    .execute();
  return rows.map((row) => {
    const owners = {
      ...NO_OWNER,
      personneId: row.demandeur_id,
      roleId: row.role_id,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: row.assigne_id,
    };
    return { id: String(row.id), nom: row.raison_sociale ?? '', owners: row.tache === 'supprimee' ? null : owners };
  });
}

/** Every accreditation request, of which the matrix tries those that are submitted. */
async function loadDemandesHabilitation(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db
    .selectFrom('demande_habilitation')
    .leftJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
    .selectAll('demande_habilitation')
    .select('dispositif_niveau.code')
    .orderBy('demande_habilitation.id')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    nom: `${row.numero ?? 'brouillon'} de ${row.raison_sociale ?? 'personne'}`,
    owners: {
      ...NO_OWNER,
      personneId: row.demandeur_id,
      roleId: row.role_id,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: row.assigne_id,
      titulaireIds: [row.expert_id, row.instructeur_id],
      niveau: row.code,
      isBrouillon: row.date_first_soumission === null,
    },
  }));
}

/** A few of them: of the requester, of the manager, of the expert, and of another fund, scheme and entity. */
const TRIED_DH = /Ardoise|Lorraine|Rhône|Nord Amiante/;

/** One file of each request, and one that no request names. */
async function loadFiles(db: Kysely<Database>, requests: readonly Subject[]): Promise<Subject[]> {
  const links = await db
    .selectFrom('demande_administrative_fichier')
    .select((eb) => ['demande_id', eb.fn.min('fichier_id').as('id')])
    .groupBy('demande_id')
    .execute();
  const orphan = await db
    .insertInto('fichier')
    .values({ sha256: '0'.repeat(64), user_filename: 'orphelin.pdf', taille: 1, type_mime: 'application/pdf' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = links.flatMap(({ demande_id, id }) =>
    requests
      .filter((request) => request.id === String(demande_id))
      .map(({ nom, owners }) => ({ id: String(id), nom, owners })),
  );
  return [...files, { id: String(orphan.id), nom: 'sans demande', owners: null }];
}

/** The accreditations of the matrix: one of the requester's entity, one of the manager's that is delegated, one of another fund and scheme. */
const ACCREDITED = [
  'Ardoise Formation AMSS4-1',
  'Lorraine Prévention Formation SST-1',
  'Garonne Soins Formation APSASD-1',
];

/** Who gave an opinion on the request of which accreditation. */
const OPINIONS = [
  ['Ardoise Formation', 'AMSS4-1', 'INS50001', 'I', 'instruction'],
  ['Lorraine Prévention Formation', 'SST-1', 'EXP80001', 'E', 'sous_commission'],
] as const;

/** Gives the accreditations their requests, with an opinion each. */
async function arrangeAvis(db: Kysely<Database>): Promise<void> {
  for (const [raisonSociale, niveau, habilisId, roleType, tache] of OPINIONS) {
    const row = await db
      .selectFrom('habilitation')
      .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
      .select(['habilitation.id', 'habilitation.entite_id', 'habilitation.dispositif_niveau_id'])
      .where('entite.raison_sociale', '=', raisonSociale)
      .where('dispositif_niveau.code', '=', niveau)
      .orderBy('habilitation.id', 'desc')
      .executeTakeFirstOrThrow();
    const role = await db
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select(['role.id', 'role.personne_id'])
      .where('personne.habilis_id', '=', habilisId)
      .executeTakeFirstOrThrow();
    const { id: demande_id } = await db
      .insertInto('demande_habilitation')
      .values({
        cle_brouillon: randomUUID(),
        role_id: role.id,
        demandeur_id: role.personne_id,
        entite_id: row.entite_id,
        dispositif_niveau_id: row.dispositif_niveau_id,
        habilitation_id: row.id,
        mode: 'INI',
        tache: 'acceptee',
        en_cours: false,
        date_debut_tache: '2026-01-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('avis')
      .values({
        demande_id,
        tache,
        personne_id: role.personne_id,
        role_type: roleType,
        type: 'F',
        texte: null,
        rendu_le: new Date('2026-01-01T10:00:00Z'),
      })
      .execute();
  }
}

/** Gives the requester's entity an accreditation, which the demonstration has not. */
async function arrangeHabilitation(db: Kysely<Database>): Promise<void> {
  const { id: entite_id } = await db
    .selectFrom('entite')
    .select('id')
    .where('raison_sociale', '=', 'Ardoise Formation')
    .executeTakeFirstOrThrow();
  const { id: dispositif_niveau_id } = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'AMSS4-1')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('habilitation')
    .values({
      numero: '900/2026/AMSS4-1/01',
      entite_id,
      dispositif_niveau_id,
      date_debut: '2026-01-01',
      date_fin: '2029-01-01',
    })
    .execute();
}

async function loadHabilitations(db: Kysely<Database>): Promise<Subject[]> {
  await arrangeHabilitation(db);
  await arrangeAvis(db);
  const rows = await db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.id', 'habilitation.entite_id', 'entite.caisse_id', 'entite.raison_sociale'])
    .select('dispositif_niveau.code')
    .orderBy('habilitation.id', 'desc')
    .execute();
  const opinions = await db
    .selectFrom('avis')
    .innerJoin('demande_habilitation', 'demande_habilitation.id', 'avis.demande_id')
    .select(['avis.personne_id', 'demande_habilitation.habilitation_id'])
    .execute();
  const delegates = await db.selectFrom('delegation').select(['habilitation_id', 'role_id']).execute();
  return rows.map((row) => ({
    id: String(row.id),
    nom: `${row.raison_sociale} ${row.code}`,
    owners: {
      ...NO_OWNER,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: opinions.find(({ habilitation_id: id }) => id === row.id)?.personne_id ?? null,
      niveau: row.code,
      delegataireRoleIds: delegates.filter(({ habilitation_id: id }) => id === row.id).map(({ role_id: id }) => id),
    },
  }));
}

/** A further session of each caller's, on another device. */
async function loadSessions(db: Kysely<Database>, callers: readonly Caller[]): Promise<Subject[]> {
  const persons = new Map(
    callers.flatMap(({ nom, personneId }) => (personneId === null ? [] : [[personneId, nom] as const])),
  );
  const sessions = [...persons].map(([personneId, nom]) => ({ id: randomUUID(), personneId, nom }));
  const from = new Date('2026-11-20T00:00:00Z');
  const until = new Date('2999-12-31T00:00:00Z');
  await db
    .insertInto('jeton')
    .values(
      sessions.map(({ id, personneId }) => ({
        jti: randomUUID(),
        personne_id: personneId,
        session_id: id,
        session_le: from,
        cree_le: from,
        expire_le: until,
        revoque_le: null,
      })),
    )
    .execute();
  return sessions.map(({ id, personneId, nom }) => ({
    id,
    nom: `session de ${nom}`,
    owners: { ...NO_OWNER, personneId },
  }));
}

/** An alert for each role where it works, which its holders may dismiss. */
async function loadAlertes(db: Kysely<Database>, roles: readonly RoleCaller[]): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const { nom, personneId, role } of roles) {
    const { id } = await db
      .insertInto('alerte')
      .values({
        type: 'DH_ACCEPTEE',
        objet_type: 'demande-administrative',
        objet_id: 1,
        role_type: role.type,
        entite_id: role.entiteId,
        mrp_id: role.mrpId,
        date_emission: '2026-11-20',
        valeurs: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    subjects.push({ id: String(id), nom: `alerte de ${nom}`, owners: { ...NO_OWNER, personneId } });
  }
  return subjects;
}

/** A message to each role alone. */
async function loadMessages(db: Kysely<Database>, roles: readonly RoleCaller[]): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const { nom, personneId, role } of roles) {
    const { id } = await db
      .insertInto('message')
      .values({
        titre: 'Essai',
        intitule: 'Essai',
        diffuseur_id: personneId,
        diffuseur_role_type: role.type,
        date_creation: '2026-11-20',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('message_cible')
      .values({ message_id: id, rang: 0, role_type: role.type, criteres: '{}' })
      .execute();
    subjects.push({ id: String(id), nom: `message à ${nom}`, owners: { ...NO_OWNER, personneId } });
  }
  return subjects;
}

/** Those who edit the help read all of it. */
const EDITORS: readonly RoleType[] = ['ADM', 'S'];

/** A question of everybody's, one of each group of roles, and one that is not published. */
async function loadQuestions(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db.selectFrom('faq').select(['id', 'question', 'roles', 'publie']).orderBy('id').execute();
  const byReaders = new Map(rows.map((row) => [`${row.roles.join()} ${row.publie}`, row]));
  return [...byReaders.values()].map(({ id, question, roles, publie }) => ({
    id: String(id),
    nom: `« ${question} »`,
    owners: null,
    readers: !publie ? EDITORS : roles.length === 0 ? 'tous' : [...EDITORS, ...roles],
  }));
}

async function loadManuels(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db.selectFrom('manuel').select(['id', 'intitule', 'roles', 'type_acces']).execute();
  return rows.map(({ id, intitule, roles, type_acces }) => ({
    id: String(id),
    nom: `« ${intitule} »`,
    owners: null,
    readers: type_acces === 'PUBLIC' ? 'tous' : [...EDITORS, ...roles],
  }));
}

/** Those of the administration of users, in two funds and two entities; the first is nobody who tries anything. */
const MANAGED = ['FOR40003', 'INS50008', 'INS50002', 'LPF20001', 'RSC20002', 'NES10101'] as const;

/** Every person with a role, once for each of their roles, and those of the matrix with their role. */
async function loadPersons(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.type', 'role.personne_id', 'role.entite_id', 'role.mrp_id', 'personne.habilis_id'])
    .orderBy('role.id')
    .execute();
  const persons = rows.map((row) => ({
    roleId: String(row.id),
    subject: {
      id: row.habilis_id,
      nom: `${row.habilis_id} (${row.type})`,
      owners: {
        ...NO_OWNER,
        personneId: row.personne_id,
        roleId: row.id,
        entiteId: row.entite_id,
        caisseId: row.mrp_id,
      },
    },
  }));
  const managed = MANAGED.flatMap((habilisId) => persons.filter(({ subject }) => subject.id === habilisId));
  return {
    all: persons.map(({ subject }) => subject),
    personnes: managed.map(({ subject }) => subject),
    roles: managed.map(({ roleId, subject }) => ({ ...subject, id: roleId })),
  };
}

/** Every entity; the matrix tries those of the requester, of the manager, and of another fund. */
async function loadEntites(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db.selectFrom('entite').select(['id', 'raison_sociale', 'caisse_id']).orderBy('id').execute();
  const held = await db
    .selectFrom('habilitation')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.entite_id', 'dispositif_niveau.code'])
    .execute();
  return rows.map(({ id, raison_sociale: nom, caisse_id: caisseId }) => {
    const niveaux = held.filter(({ entite_id: entiteId }) => entiteId === id).map(({ code }) => code);
    return { id: String(id), nom, owners: { ...NO_OWNER, entiteId: id, caisseId, niveaux } };
  });
}

/** The schemes and the levels, each with its code; anybody may read a level. */
async function loadNiveaux(db: Kysely<Database>) {
  const dispositifs = await db.selectFrom('dispositif').select(['id', 'code']).execute();
  const niveaux = await db.selectFrom('dispositif_niveau').select(['id', 'code']).execute();
  const subjectOf = ({ id, code }: { readonly id: number; readonly code: string }) => ({
    id: String(id),
    nom: code,
    owners: { ...NO_OWNER, niveau: code },
  });
  return {
    dispositifs: dispositifs.map(subjectOf),
    niveaux: niveaux.map((row) => ({ ...subjectOf(row), readers: 'tous' as const })),
  };
}

/** Schemes and levels that the matrix tries: some manager's and some expert's, and one of others. */
const TRIED: readonly string[] = ['SST', 'AMSS4', 'SST-1', 'AMSS4-2'];
const isTried = ({ nom }: Subject): boolean => TRIED.includes(nom);

/** Entities that the directory shows, and one that is suspended in its only level. */
async function loadPublished(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db
    .selectFrom('entite')
    .select(['id', 'raison_sociale'])
    .where('raison_sociale', 'in', ['Garonne Soins Formation', 'Atelier des Gestes Sûrs'])
    .execute();
  return rows.map(({ id, raison_sociale: nom }) => ({
    id: String(id),
    nom,
    owners: null,
    ...(nom === 'Garonne Soins Formation' ? { readers: 'tous' as const } : {}),
  }));
}

/** A second factor of a person whom the matrix signs in nobody as: their password alone would open no session any more. */
async function loadFacteurs(db: Kysely<Database>): Promise<Subject[]> {
  const holder = await db
    .selectFrom('personne')
    .select(['id', 'nom'])
    .where('habilis_id', '=', 'MPA10013')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('facteur')
    .values({
      personne_id: holder.id,
      genre: 'application',
      nom: 'Téléphone',
      secret: 'illisible',
      dernier_pas: 0,
      cree_le: new Date('2026-11-20T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [{ id: String(id), nom: `facteur de ${holder.nom}`, owners: { ...NO_OWNER, personneId: holder.id } }];
}

/** The objects of the matrix, some of each caller and some of others; `all` are every request, person, level and entity of the database, for the lists. */
export async function loadSubjects(
  db: Kysely<Database>,
  callers: readonly Caller[],
): Promise<{ readonly subjects: Subjects; readonly all: Readonly<Partial<Record<SubjectKind, readonly Subject[]>>> }> {
  await arrange(db);
  const all = await loadRequests(db);
  const requests = Object.entries(REQUESTS).flatMap(([nom, what]) =>
    all.filter((request) => request.nom === nom).map((request) => ({ ...request, nom: `${nom} (${what})` })),
  );
  const files = await loadFiles(db, requests);
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
  const persons = await loadPersons(db);
  const { dispositifs, niveaux } = await loadNiveaux(db);
  const habilitations = await loadHabilitations(db);
  const accredited = ACCREDITED.flatMap((nom) => habilitations.filter((one) => one.nom === nom).slice(0, 1));
  const entites = await loadEntites(db);
  const demandes = await loadDemandesHabilitation(db);
  const isTriedDh = ({ nom, owners }: Subject) => TRIED_DH.test(nom) && owners?.isBrouillon !== true;
  return {
    subjects: {
      'demande-administrative': [...requests, ...NEVER_GIVEN],
      'demande-habilitation': [...demandes.filter(isTriedDh), ...NEVER_GIVEN],
      demande: [],
      habilitation: [...accredited, ...NEVER_GIVEN],
      facteur: [...(await loadFacteurs(db)), ...NEVER_GIVEN],
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
      entite: [...entites.filter(({ nom }) => nom in REQUESTS), ...NEVER_GIVEN],
    },
    all: {
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
    },
  };
}
