import type { CertificatVerifie } from './CertificatVerifie.ts';

/** The answer for an unknown certificat: the status, its reason, and nothing else. */
export const CERTIFICAT_INCONNU = {
  statut: 'INCONNU',
  raison: 'code-inconnu',
  signatureVerifiee: false,
  repris: false,
  demonstration: false,
  intitule: null,
  numero: null,
  nom: null,
  prenom: null,
  initiales: null,
  dateObtention: null,
  dateFin: null,
  dateRevocation: null,
  remplacePar: null,
  raisonSociale: null,
  codePostal: null,
  ville: null,
  numeroHabilitation: null,
  habilitationActive: null,
} as const satisfies CertificatVerifie;
