import { pathTo } from '@habilis/api/page/paths';
import type { Module } from '@habilis/domain/assistance/MODULES';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Context } from '../../../platform/Handler.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';

type KeptMessage = {
  readonly id: number;
  readonly reference: string;
  readonly personne_id: number | null;
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly objet: string;
  readonly module: Module | null;
  readonly message: string;
  readonly page: string | null;
  readonly requete: string;
  readonly role: RoleType | null;
  readonly fichierIds: readonly number[];
  readonly supportEmail: string;
};

/** Mails a message to the support, with replies going to its sender, and tells the sender that it arrived without repeating any of it (AS7). */
export async function announceMessage(
  tools: Pick<Context, 'db' | 'jobs' | 'now'>,
  { id, reference, nom, prenom, email, objet, module, message, page, requete, role, ...rest }: KeptMessage,
): Promise<void> {
  const common = { roleId: null, objetId: id, rythme: 'IMMEDIAT' } as const;
  await sendCourriel(tools, {
    ...common,
    modele: 'support-message',
    personneId: null,
    adresse: rest.supportEmail,
    destinataire: { prenom: '', nom: '' },
    repondreA: email,
    fichierIds: rest.fichierIds,
    valeurs: {
      mots: {
        reference,
        nom,
        prenom,
        email,
        objet,
        module: module ?? 'AUTRE',
        role: role ?? 'aucun',
        page: page ?? 'aucune',
        requete,
        pieces: rest.fichierIds.length,
      },
      commentaire: message,
      chemin: pathTo('accueil'),
      lignes: [],
    },
  });
  await sendCourriel(tools, {
    ...common,
    modele: 'support-recu',
    personneId: rest.personne_id,
    ...(rest.personne_id === null ? { adresse: email, destinataire: { prenom, nom } } : {}),
    valeurs: { mots: { reference }, commentaire: null, chemin: pathTo('faqs'), lignes: [], fil: reference },
  });
}
