import { addDays } from '@habilis/domain/date/addDays';
import { cheminOfSuivi } from '../../../areas/certificats/suivi/cleSuivi.ts';
import { cleOfTitulaire } from '../../../areas/certificats/titulaire/cleTitulaire.ts';
import { TEST_TODAY } from '../../TEST_TODAY.ts';
import { refused } from '../CallRow.ts';
import { NEVER_GIVEN, NO_OWNER } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

/** A certificat of the demandeur, then one of each caisse and dispositif, by a formateur who calls and by others. */
const TRIED = [
  ['Ardoise Formation', 'AMSS4-1', 'FOR40002'],
  ['Lorraine Prévention Formation', 'SST-1', 'FOR40001'],
  ['Garonne Soins Formation', 'APSASD-1', 'FOR40002'],
  ['Nord Amiante Pédagogie', 'AMSS4-1', 'FOR40003'],
] as const;

/** Certificats of closed sessions, in the scope of each role. */
export const certificatTrial: Trial<
  | 'certificat'
  | 'lien-de-titulaire'
  | 'lien-de-suivi'
  | 'lien-de-suivi-arrete'
  | 'lien-de-liste'
  | 'lien-de-liste-arretee'
> = {
  rows: {
    'certificat.search': { lists: 'certificat', body: () => ({ taille: 200 }) },
    'certificat.export': { lists: null, query: '?format=csv' },
    'certificat.envoyerAuTitulaire': { ids: { id: 'certificat' }, ...refused(() => ({ adresse: 'sans arobase' })) },
    'certificat.duTitulaire': { ids: { key: 'lien-de-titulaire' } },
    'certificat.papierDuTitulaire': { ids: { key: 'lien-de-titulaire' } },
    'qrcode.suivi': { ids: { key: 'lien-de-suivi' } },
    'qrcode.confirmerSuivi': { ids: { key: 'lien-de-suivi' } },
    'qrcode.arreterSuivi': { ids: { key: 'lien-de-suivi-arrete' } },
    'qrcode.listeSuivie': { ids: { key: 'lien-de-liste' } },
    'qrcode.confirmerListe': { ids: { key: 'lien-de-liste' } },
    'qrcode.modifierListe': {
      ids: { key: 'lien-de-liste' },
      body: () => ({ ajouts: [], retraits: ['SST-1-2020-000000'] }),
    },
    'qrcode.arreterListe': { ids: { key: 'lien-de-liste-arretee' } },
    'certificat.feuille': { ids: { id: 'certificat' } },
    'certificat.imageDeFeuille': { ids: { id: 'certificat' }, words: { image: 'logo' } },
    'certificat.badge': { ids: { id: 'certificat' } },
    'certificat.badgeDuTitulaire': { ids: { key: 'lien-de-titulaire' } },
    'certificat.requestPage': refused(() => ({ courriel: 'sans arobase' })),
    // Without the cookie of the page, each says that it is closed.
    'certificat.openPage': { body: () => ({ cle: 'aucune' }) },
    'certificat.readPage': {},
    'certificat.preciserPage': { body: () => ({ nom: 'Essai', prenom: 'Essai', dateNaissance: '1990-01-01' }) },
    'certificat.closePage': {},
    'certificat.agendaDePage': {},
    'certificat.papierDePage': { words: { genre: 'stagiaire', id: '1' } },
    'certificat.badgeDePage': { words: { id: '1' } },
    'certificat.emetteur': {},
    'certificat.statuts': { words: { liste: '1' } },
    'certificat.feuilleDuTitulaire': { ids: { key: 'lien-de-titulaire' } },
    'certificat.imageDuTitulaire': {
      ids: { key: 'lien-de-titulaire' },
      words: { image: 'logo' },
    },
    'certificat.changerAdresse': {
      ids: { id: 'certificat' },
      body: () => ({ adresse: null, avant: 'personne@example.org' }),
      refusal: 'certificat.adresse-changee',
    },
    'certificat.renouvellements': { lists: null },
    'certificat.get': { ids: { id: 'certificat' } },
    'certificat.revoquer': {
      ids: { id: 'certificat' },
      body: () => ({ motif: 'AUTRE', texte: '\u200B' }),
      refusal: 'donnees-invalides',
    },
    'certificat.annulerRevocation': { ids: { id: 'certificat' }, refusal: 'certificat.revocation-effective' },
    'certificat.refaire': { ids: { id: 'certificat' }, refusal: 'certificat.non-repris' },
  },
  load: async ({ connection: { db }, config }) => {
    const add = async ([raisonSociale, code, animateur]: (typeof TRIED)[number], rang: number) => {
      const held = await db
        .selectFrom('habilitation')
        .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
        .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
        .select(['habilitation.id', 'habilitation.entite_id', 'habilitation.dispositif_niveau_id', 'entite.caisse_id'])
        .where('entite.raison_sociale', '=', raisonSociale)
        .where('dispositif_niveau.code', '=', code)
        .orderBy('habilitation.id', 'desc')
        .executeTakeFirstOrThrow();
      const delegations = await db
        .selectFrom('delegation')
        .select('role_id')
        .where('habilitation_id', '=', held.id)
        .execute();
      const { id: personneId } = await db
        .selectFrom('personne')
        .select('id')
        .where('habilis_id', '=', animateur)
        .executeTakeFirstOrThrow();
      const instant = '2025-12-03T08:00:00Z';
      const session = await db
        .insertInto('session_certification')
        .values({
          numero: `S-2025-92000${rang}`,
          habilitation_id: held.id,
          etat: 'CLOTUREE',
          mode: 'INI',
          date_session: '2025-12-01',
          date_fin_session: '2025-12-02',
          lieu_formation: 'HF',
          lieu_formation_adresse: 'Essai',
          animateur_id: personneId,
          last_creator_updater_id: personneId,
          soumise_le: instant,
          resultats_soumis_le: instant,
          close_le: instant,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const names = { nom: 'Essai', prenom: 'Matrice' };
      const stagiaire = await db
        .insertInto('stagiaire')
        .values({ ...names, habilis_id: `ESS9200${rang}`, cle_nom: 'essai matrice' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const ligne = await db
        .insertInto('session_stagiaire')
        .values({
          session_id: session.id,
          rang: 0,
          stagiaire_id: stagiaire.id,
          present: true,
          resultat: 'ADMIS',
          identite_verifiee: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('certificat')
        .values({
          ...names,
          numero: `${code}-2025-92000${rang}`,
          session_id: session.id,
          session_stagiaire_id: ligne.id,
          stagiaire_id: stagiaire.id,
          entite_id: held.entite_id,
          habilitation_id: held.id,
          dispositif_niveau_id: held.dispositif_niveau_id,
          mode: 'INI',
          date_obtention: '2025-12-02',
          date_fin: '2027-12-01',
          formateur_id: personneId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        id: String(id),
        nom: `certificat de ${raisonSociale} ${code}`,
        owners: {
          ...NO_OWNER,
          entiteId: held.entite_id,
          caisseId: held.caisse_id,
          assigneId: personneId,
          niveau: code,
          delegataireRoleIds: delegations.map(({ role_id: roleId }) => roleId),
        },
      };
    };
    const tried = await Promise.all(TRIED.map((one, rang) => add(one, rang)));
    // Of an entite that nobody who calls is of, so that the link itself is seldom sent.
    const courriel = 'titulaire@example.org';
    const certificatId = Number(tried[2]?.id ?? 0);
    await db
      .updateTable('stagiaire')
      .set({ courriel })
      .where('id', 'in', (of) => of.selectFrom('certificat').select('stagiaire_id').where('id', '=', certificatId))
      .execute();
    const suivi = await db
      .insertInto('suivi_certificat')
      .values({ certificat_id: certificatId, courriel: 'employeur@example.org', demande_le: `${TEST_TODAY}T09:00:00Z` })
      .returning(['id', 'courriel'])
      .executeTakeFirstOrThrow();
    const liste = await db
      .insertInto('liste_suivie')
      .values({ courriel: 'employeur@example.org', demande_le: `${TEST_TODAY}T09:00:00Z` })
      .returning(['id', 'courriel'])
      .executeTakeFirstOrThrow();
    const cleOfListe = (id: number) =>
      cheminOfSuivi(config, 'suiviListe', { ...liste, id })
        .split('/')
        .at(-1) ?? '';
    const cleOfSuivi = (id: number) =>
      cheminOfSuivi(config, 'suiviCertificat', { ...suivi, id })
        .split('/')
        .at(-1) ?? '';
    const lien = { certificatId, dateExpiration: addDays(TEST_TODAY, 1), courriel };
    return {
      certificat: [...tried, ...NEVER_GIVEN],
      'lien-de-suivi': [
        { id: cleOfSuivi(suivi.id), nom: 'en vigueur', owners: null, readers: 'tous' },
        { id: cleOfSuivi(suivi.id + 1), nom: 'arrêté', owners: null },
      ],
      'lien-de-suivi-arrete': [{ id: cleOfSuivi(suivi.id + 1), nom: 'arrêté', owners: null }],
      'lien-de-liste': [
        { id: cleOfListe(liste.id), nom: 'en vigueur', owners: null, readers: 'tous' },
        { id: cleOfListe(liste.id + 1), nom: 'arrêtée', owners: null },
      ],
      'lien-de-liste-arretee': [{ id: cleOfListe(liste.id + 1), nom: 'arrêtée', owners: null }],
      'lien-de-titulaire': [
        { id: cleOfTitulaire(config, lien), nom: 'en vigueur', owners: null, readers: 'tous' },
        { id: cleOfTitulaire(config, { ...lien, dateExpiration: addDays(TEST_TODAY, -1) }), nom: 'échu', owners: null },
      ],
    };
  },
};
