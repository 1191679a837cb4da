import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Address } from '@habilis/api/page/paths';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';

type Suivi = {
  readonly id: number;
  readonly courriel: string;
  readonly numero: string;
  readonly libelleCourt: string;
  readonly niveau: string;
  readonly raisonSociale: string;
};

type Words = {
  readonly modele: ModeleCourriel;
  readonly mots: Readonly<Record<string, string | number>>;
  readonly chemin: Address;
  readonly arret?: Address;
};

/** Mails the address that follows a certificat; `id` is the certificat's. */
export const courrielDeSuivi = (
  context: Parameters<typeof sendCourriel>[0],
  { id, courriel, numero, libelleCourt, niveau, raisonSociale }: Suivi,
  { modele, mots, chemin, arret }: Words,
) =>
  sendCourriel(context, {
    modele,
    personneId: null,
    roleId: null,
    objetId: id,
    adresse: courriel,
    destinataire: { prenom: '', nom: '' },
    rythme: 'IMMEDIAT',
    valeurs: {
      mots: { numero, niveau: libelleNiveau({ libelleCourt, niveau }), raisonSociale, ...mots },
      commentaire: null,
      lignes: [],
      chemin,
      ...(arret === undefined ? {} : { arret }),
    },
  });
