import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';
import type { ContenuModele } from '../../../database/tables/certificats.ts';
import { adresseOf, type PapierTexts } from '../papier/papierTexts.ts';
import { valeursDuModele } from '@habilis/domain/modele-certificat/valeursDuModele';

type Of = { readonly libelle: string; readonly code: string } & Pick<ContenuModele, 'texteLegal' | 'signataire'>;

/** A sample person, with the shortest or the longest of what may stand in each field. */
export function exempleOf({ t, siteUrl }: PapierTexts, which: 'court' | 'long', of: Of): ValeursCertificat {
  const said = (key: 'prenom' | 'nom' | 'raison-sociale' | 'caisse' | 'formateur' | 'lieu'): string =>
    t(`certificats.exemple.${which}.${key}`);
  return {
    intituleDispositifNiveau: of.libelle,
    prenom: said('prenom'),
    nom: said('nom'),
    dateNaissance: '14/03/1998',
    identifiant: 'ROY61284',
    parcours: t('certificats.papier.parcours-heures.INI', { heures: 14 }),
    mode: t('sessions-certification.mode-long.INI'),
    duree: t('certificats.papier.heures', { heures: 14 }),
    dateObtention: '13/06/2026',
    dateFinValidite: '12/06/2028',
    datesSession: t('sessions-certification.papiers.du-au', { debut: '12/06/2026', fin: '13/06/2026' }),
    numeroSession: 'S-2026-000318',
    lieu: said('lieu'),
    raisonSocialeEntite: said('raison-sociale'),
    numeroHabilitation: `128/2023/${of.code}/02`,
    nomFormateur: said('formateur'),
    caisse: said('caisse'),
    qrCode: `${siteUrl}/certificat#${'0'.repeat(240)}`,
    verification: t('certificats.papier.verifier', { adresse: adresseOf(siteUrl) }),
    codeCourt: '0000-0000-0000',
    comparaison: t('certificats.papier.comparer'),
    numeroCertificat: `${of.code}-2026-000000`,
    ...valeursDuModele(of),
  };
}
