import { type CallRow, STALE, habilitationById, nobody, refused } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

const habilitationBody = (changes: object): CallRow => ({
  idInBody: 'habilitation',
  body: (_caller, id) => ({ habilitationId: Number(id), version: STALE, ...changes }),
});

const niveauById: CallRow = { ids: { id: 'dispositif-niveau' } };

/** A niveau whose code matches no dispositif. */
const niveauBody = {
  id: null,
  version: STALE,
  code: 'ESSAI',
  dispositifId: 1,
  niveau: 'Essai',
  dureeValiditeHabilitation: null,
  uniteDureeValiditeHabilitation: null,
  besoin: null,
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

const entiteById: CallRow = { ids: { id: 'entite' } };

/** Its numbers are invalid, so no entite is created. */
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

const rows: Readonly<Record<string, CallRow>> = {
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
  'entite.list': { lists: null },
  'entite.get': entiteById,
  'entite.membres': entiteById,
  'entite.inviter': { ...entiteById, ...refused(() => ({ ...nobody, type: 'DL' })) },
  'entite.retirerInvitation': { ...entiteById, words: { invitationId: String(STALE) } },
  'entite.invitations': {},
  'entite.repondre': { ids: { invitationId: 'invitation' }, body: () => ({ accepte: false }) },
  'entite.finMembre': { ids: { id: 'entite', roleId: 'role-fini' }, isOfOne: 'entiteId' },
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
  'habilitation.list': { lists: 'habilitation', query: '?taille=200' },
  'habilitation.aRenouveler': { lists: 'habilitation' },
  'habilitation.export': { lists: null, query: '?format=csv' },
  'habilitation.get': habilitationById,
  'habilitation.dependances': habilitationById,
  'habilitation.historique': habilitationById,
  'habilitation.delegataires': habilitationById,
  'habilitation.delegatairesPossibles': habilitationById,
  'habilitation.addDelegataire': {
    ...habilitationById,
    body: () => ({ roleId: STALE, version: STALE }),
  },
  'habilitation.removeDelegataire': {
    ...habilitationById,
    words: { roleId: String(STALE) },
    body: () => ({ version: STALE }),
  },
  'habilitation.addFormateur': {
    ...habilitationById,
    body: () => ({ habilisId: 'ABC99999', nom: 'Personne' }),
  },
  'habilitation.removeFormateur': { ...habilitationById, words: { habilisId: 'ABC99999' } },
  'habilitation.fichierPlateformes': habilitationById,
  'habilitation.setDateFin': habilitationBody({ dateFin: '2030-01-01', commentaireDateFin: 'Essai.' }),
  'habilitation.setSuspension': habilitationBody({
    dateDebutSuspension: null,
    dateFinSuspension: null,
    commentaireSuspension: 'Essai.',
    rupture: false,
  }),
  'habilitation.confirmerSuspension': habilitationBody({ dateFinSuspension: null, commentaire: 'Essai.' }),
  'habilitation.setRappel': habilitationBody({ dateRappel: '2030-01-01', commentaire: null }),
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
  'habilitation.remove': { ...habilitationById, body: () => ({ motif: 'Essai.', version: STALE }) },
  'habilitation.removePlateforme': {
    ...habilitationById,
    words: { platformId: String(STALE) },
    body: () => ({ motif: 'Essai.', version: STALE }),
  },
  'habilitation.avis': habilitationById,
};

/** Calls about habilitations, and the persons who hold, request and judge them. */
export const habilitationTrial: Trial = { rows };
