import { type CallRow, nobody, refused } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

const alerteById: CallRow = { ids: { id: 'alerte' } };

const messageById: CallRow = { ids: { id: 'message' } };

const manuelById: CallRow = { ids: { id: 'manuel' } };

const searchBody = () => ({ modeEdition: true, enTantQue: 'RC', categorieFaq: null, filters: ['dossier'] });

const rows: Readonly<Record<string, CallRow>> = {
  'application.serverProperties': {},
  'application.applicationProperties': {},
  'commune.byCodePostal': { query: '?codePostal=54000' },
  'annuaire.list': {},
  'annuaire.niveaux': {},
  'annuaire.departements': {},
  'annuaire.export': {},
  'annuaire.get': { ids: { id: 'entite-publiee' } },
  'qrcode.defi': {},
  'qrcode.cles': {},
  'qrcode.revocations': {},
  'qrcode.suivreListe': refused(() => ({ codes: ['ESSAI-2026-0001'], courriel: 'sans arobase', defi: null })),
  'qrcode.suivre': refused(() => ({ code: 'ESSAI-2026-0001', courriel: 'sans arobase', defi: null })),
  'attestation.verifier': { body: () => ({ code: 'ESSAI-2026-0001' }) },
  'qrcode.certificat': { body: () => ({ code: 'ESSAI-2026-0001' }) },
  'qrcode.verifierListe': { body: () => ({ codes: ['ESSAI-2026-0001', '7K3M-9QX2-AB10'] }) },
  'file.download': { ids: { id: 'fichier' } },
  'recherche.find': { lists: null, query: '?texte=formation' },
  'alerte.list': {},
  'alerte.count': {},
  'alerte.dismiss': alerteById,
  'alerte.restore': alerteById,
  'alerte.ofAll': { lists: null },
  'alerte.countOfAll': { lists: null },
  'message.dashboard': {},
  'message.dismiss': messageById,
  'message.restore': messageById,
  'message.read': messageById,
  'actualite.guestList': {},
  'actualite.flux': {},
  'actualite.list': {},
  'faq.get': { ids: { id: 'faq' } },
  'faq.guestGet': { ids: { id: 'faq' } },
  'faq.search': { body: searchBody },
  'faq.guestSearch': { body: searchBody },
  'faq.categories': { body: ({ role }) => role?.type ?? 'DM' },
  'faq.guestCategories': {},
  'manuel.list': {},
  'manuel.get': manuelById,
  'manuel.file': manuelById,
  'manuel.telechargement': manuelById,
  'manuel.guestList': {},
  'manuel.guestGet': manuelById,
  'manuel.guestFile': manuelById,
  'manuel.guestTelechargement': manuelById,
  'support.formulaire': {},
  'support.miens': {},
  'support.contact': refused(() => ({
    ...nobody,
    cleEnvoi: '00000000-0000-4000-8000-000000000001',
    objet: '…',
    module: null,
    message: '…',
    page: null,
    requete: null,
    defi: null,
    fileUploads: [],
  })),
};

/** Calls that only inform: news, help, alerts, directory and application properties. */
export const informationTrial: Trial = { rows };
