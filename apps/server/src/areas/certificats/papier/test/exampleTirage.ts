import { EXAMPLE_MOTS_MODELE } from '@habilis/api/mocks/fixtures/EXAMPLE_MOTS_MODELE';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';
import { modeleSimple } from '@habilis/domain/modele-certificat/modeleSimple';
import type { Tirage } from '../Papier.ts';

/** The plain model on the sheet both ways round, and on the card. */
export const DESSINS_SIMPLES = [
  modeleSimple('A4', 'PAYSAGE', EXAMPLE_MOTS_MODELE),
  modeleSimple('A4', 'PORTRAIT', EXAMPLE_MOTS_MODELE),
  modeleSimple('CR80', 'PAYSAGE', EXAMPLE_MOTS_MODELE),
];

const NOMS: readonly (readonly [prenom: string, nom: string])[] = [
  ['Amandine', 'Royer'],
  ['Marie-Bénédicte Alexandrine', 'Rochefort-Delaunay de Saint-Germain'],
  ['Nguyễn Thị', 'Hằng'],
  ['Дмитрий', 'Щербаков'],
  ['Zoltán', 'Erdős'],
];

/** Digits as a signature gives them: no two certificats have the same. */
const chiffres = (at: number): string =>
  Array.from({ length: 244 }, (_, digit) => ((at + 3) * (digit + 7) * 2_654_435_761) % 10).join('');

/** What the certificat of this rank shows. */
export function exampleValeurs(at: number): ValeursCertificat {
  const [prenom, nom] = NOMS[at % NOMS.length] ?? ['', ''];
  return {
    intituleDispositifNiveau: 'SST – Sauveteur secouriste du travail',
    prenom: at < NOMS.length ? prenom : `${prenom} ${at}`,
    nom,
    dateNaissance: '14/03/1998',
    identifiant: `ROY${10_000 + at}`,
    parcours:
      'qui a suivi la formation initiale de 14 heures et satisfait aux épreuves certificatives prévues par le document de référence du dispositif.',
    dateObtention: '13/06/2026',
    dateFinValidite: '12/06/2028',
    numeroSession: `S-2026-${String(Math.floor(at / 10)).padStart(6, '0')}`,
    lieu: '54000 Nancy',
    raisonSocialeEntite: 'Lorraine Prévention Formation',
    numeroHabilitation: '128/2023/SST-1/02',
    nomFormateur: 'Julie Perrin',
    caisse: 'Carsat Nord-Est',
    qrCode: `HTTPS://HABILIS.EXAMPLE.ORG/CERTIFICAT#${chiffres(at)}`,
    verification: 'Vérifier ce certificat : scannez le code, ou saisissez sur habilis.example.org/certificat',
    codeCourt: '7KQ4-M2XV-9PRT',
    comparaison: 'Le contenu affiché doit être identique à ce document.',
    numeroCertificat: `SST-1-2026-${String(4817 + at).padStart(6, '0')}`,
  };
}

/** As many certificats as wanted, on one drawing of the plain model. */
export const exampleTirage = (nombre: number, dessin: number, changes: Partial<Tirage> = {}): Tirage => ({
  papiers: Array.from({ length: nombre }, (_, at) => ({
    valeurs: exampleValeurs(at),
    dessin,
    nomFichier: `certificat-${at + 1}`,
  })),
  dessins: DESSINS_SIMPLES,
  images: {},
  envoi: 'PDF',
  titre: 'Certificats <S-2026> & suites',
  auteur: 'Lorraine Prévention Formation',
  altQr: 'Code QR à scanner pour vérifier ce certificat',
  specimen: null,
  ecritLe: new Date('2026-06-13T12:00:00Z'),
  ...changes,
});
