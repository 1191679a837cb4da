import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Address } from '@habilis/api/page/paths';
import type { LigneResume, ModeleCourriel } from '../../../database/values/Courriel.ts';
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
  readonly lignes?: readonly LigneResume[];
};

type Tools = Parameters<typeof sendCourriel>[0];

/** Mails an address without account what it follows; `objetId` is what the mail is about. */
export const courrielAuSuiveur = (
  context: Tools,
  { courriel, objetId }: { readonly courriel: string; readonly objetId: number },
  { modele, mots, chemin, arret, lignes = [] }: Words,
) =>
  sendCourriel(context, {
    modele,
    personneId: null,
    roleId: null,
    objetId,
    adresse: courriel,
    destinataire: { prenom: '', nom: '' },
    rythme: 'IMMEDIAT',
    valeurs: { mots, commentaire: null, lignes, chemin, ...(arret === undefined ? {} : { arret }) },
  });

/** Mails the address that follows a certificat; `id` is the certificat's. */
export const courrielDeSuivi = (
  context: Tools,
  { id, courriel, numero, libelleCourt, niveau, raisonSociale }: Suivi,
  { mots, ...words }: Words,
) =>
  courrielAuSuiveur(
    context,
    { courriel, objetId: id },
    { ...words, mots: { numero, niveau: libelleNiveau({ libelleCourt, niveau }), raisonSociale, ...mots } },
  );
