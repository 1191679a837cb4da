import type { HttpHandler } from 'msw';
import { CERTIFICAT_INCONNU } from '../qrcode/CERTIFICAT_INCONNU.ts';
import type { CertificatVerifie } from '../qrcode/CertificatVerifie.ts';
import { qrcode } from '../qrcode/endpoints.ts';
import type { CertificatDeListe } from '../qrcode/liste.ts';
import type { ListeSuivie } from '../qrcode/listeSuivie.ts';
import type { SuiviCertificat } from '../qrcode/suivi.ts';
import { exampleCertificat } from './fixtures/exampleCertificat.ts';
import { mock } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

const SUIVI: SuiviCertificat = {
  numero: 'SST-1-2026-004817',
  libelleDispositifNiveau: 'Sauveteur secouriste du travail (SST)',
  raisonSociale: 'Lorraine Prévention Formation',
  dateFin: '2028-06-12',
  estConfirme: false,
};

/** What a list that is followed holds: one that ended, one that ends soon, one in force. */
const LISTE = (): ListeSuivie => ({
  estConfirmee: false,
  dateFin: null,
  certificats: ['70', '71', '79'].map((code, rang) => ({ ...deListe(code), numero: `SST-1-2026-00481${rang}` })),
});
const CONFIRMEE = (): ListeSuivie => ({ ...LISTE(), estConfirmee: true, dateFin: '2027-06-12' });

/** Fifteen days. */
const SOON_MS = 15 * 24 * 60 * 60 * 1000;
/** The day that the page reads is that of Paris, also in the last hours of a day of UTC. */
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const STATUTS = ['VALIDE', 'REVOQUE', 'EXPIRE', 'REMPLACE'] as const;
/** What a list is told of a code: those that begin by 7 exist, and stand as their last digit says; 9 ends soon. */
function deListe(code: string): CertificatDeListe {
  const rang = Number(code.at(-1));
  const isKnown = code.startsWith('7') && Number.isInteger(rang);
  const all = isKnown
    ? exampleCertificat(STATUTS[rang] ?? 'VALIDE')
    : { ...CERTIFICAT_INCONNU, raison: 'code-inconnu' as const };
  const { statut, raison, intitule, numero, initiales, dateObtention, dateFin, dateRevocation, remplacePar } = all;
  return {
    statut,
    raison,
    intitule,
    numero,
    initiales,
    dateObtention,
    dateRevocation,
    remplacePar,
    signatureVerifiee: false,
    repris: all.repris,
    dateFin: rang === 9 ? PARIS.format(Date.now() + SOON_MS) : dateFin,
  };
}

/** The check of a certificat, with the state that the story gives, and a link that follows it; nothing is stored. */
export const qrcodeMocks = (certificat: CertificatVerifie = exampleCertificat()): HttpHandler[] => [
  mock(qrcode.certificat, certificat),
  mock(qrcode.verifierListe, ({ body: { codes } }) => ({ demonstration: false, certificats: codes.map(deListe) })),
  mock(qrcode.suivi, ({ params }) => (params.key === 'perime' ? problemAnswer(404, 'introuvable') : SUIVI)),
  mock(qrcode.confirmerSuivi, { ...SUIVI, estConfirme: true }),
  mock(qrcode.arreterSuivi, undefined),
  mock(qrcode.suivreListe, undefined),
  mock(qrcode.listeSuivie, ({ params }) =>
    params.key === 'perime' ? problemAnswer(404, 'introuvable') : params.key === '8-cle' ? CONFIRMEE() : LISTE(),
  ),
  mock(qrcode.confirmerListe, CONFIRMEE),
  mock(qrcode.modifierListe, ({ body: { ajouts, retraits } }) => {
    const kept = CONFIRMEE().certificats.filter(({ numero }) => !retraits.includes(numero ?? ''));
    const added = ajouts.map((code, rang) => ({ ...deListe(code), numero: `SST-1-2026-00490${rang}` }));
    return { ...CONFIRMEE(), certificats: [...kept, ...added] };
  }),
  mock(qrcode.arreterListe, undefined),
];
