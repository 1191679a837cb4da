import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { DA_KIND } from '@habilis/server/areas/demandes/demande-administrative/DA_KIND';
import { DH_KIND } from '@habilis/server/areas/demandes/demande-habilitation/DH_KIND';
import { updateAlertes } from '@habilis/server/areas/demandes/tache/updateAlertes';
import {
  addActualites,
  addMessages,
  addTypesMessage,
  type GivenActualite,
  type GivenMessage,
  type GivenTypeMessage,
} from '@habilis/server/builders/addAccueil';
import type { BuiltIds } from '@habilis/server/builders/Building';

/** In display order; one is past, one in the future. */
const ACTUALITES: readonly GivenActualite[] = [
  {
    titre: 'Attestation Urssaf : moins de six mois',
    contenu:
      '<p>Une attestation de vigilance de <strong>plus de six mois</strong> ne peut plus être acceptée. Pensez à en demander une nouvelle avant de soumettre votre dossier.</p>',
    debut: -6,
    fin: 40,
  },
  {
    titre: 'Le dossier administratif se remplit en ligne',
    contenu:
      '<p>Le dossier administratif de votre entité se remplit désormais dans Habilis :</p><ul><li><p>chaque saisie est enregistrée, vous l’interrompez quand vous voulez ;</p></li><li><p>les pièces se déposent au même endroit, jusqu’à dix mégaoctets chacune ;</p></li><li><p>vous suivez son examen jour après jour.</p></li></ul>',
    debut: -18,
    fin: null,
  },
  {
    titre: 'Interruption du service',
    contenu: '<p>Le service a été interrompu pour maintenance, de <strong>6 h à 8 h</strong>.</p>',
    debut: -30,
    fin: -23,
  },
  {
    titre: 'Fermeture de fin d’année',
    contenu:
      '<p>Les caisses répondront avec un délai plus long entre les fêtes. Le service reste ouvert : vos demandes sont enregistrées à leur date.</p>',
    debut: 14,
    fin: 50,
  },
];

const TYPES_MESSAGE: readonly GivenTypeMessage[] = [
  {
    titre: 'Information de la caisse',
    intitule: 'Une information de votre caisse',
    descriptif: null,
    diffuseurs: ['I', 'ADM'],
    roles: ['DM', 'G', 'DL'],
  },
  {
    titre: 'Calendrier de la commission',
    intitule: 'Les prochaines dates de la commission',
    descriptif: '<p>La commission se réunit :</p><ul><li>le …</li></ul>',
    diffuseurs: ['CNH', 'ADM'],
    roles: ['RD', 'R', 'RC', 'I'],
  },
  {
    titre: 'Évolution d’un dispositif',
    intitule: 'Ce qui change pour les entités habilitées',
    descriptif: null,
    diffuseurs: ['RD', 'ADM'],
    roles: ['G', 'DL', 'F'],
  },
];

const MESSAGES: readonly GivenMessage[] = [
  {
    titre: 'Dossiers d’organismes nouveaux',
    intitule: 'Ce que les caisses vérifient au registre',
    descriptif:
      '<p>Quand le registre des entreprises ne répond pas, la vérification reprend d’elle-même. Elle ne retarde pas l’examen du dossier.</p>',
    diffuseur: 'ADM92001',
    diffuseurRole: 'ADM',
    age: 3,
    roles: ['I', 'RC', 'R', 'E', 'RD'],
  },
  {
    titre: 'Permanence téléphonique de la caisse',
    intitule: 'Le mardi et le jeudi matin',
    descriptif:
      '<p>Vos questions sur le dossier administratif trouvent réponse <strong>de 9 h à 12 h</strong>, le mardi et le jeudi, auprès de votre caisse.</p>',
    diffuseur: 'INS50001',
    diffuseurRole: 'I',
    age: 8,
    roles: ['DM', 'G', 'DL'],
    caisse: 'NORD_EST',
    typeMessage: 'Information de la caisse',
    courriels: 'TERMINE',
  },
  {
    titre: 'Calendrier de la commission',
    intitule: 'Les consultations écrites reprennent en janvier',
    descriptif: null,
    diffuseur: 'CNH91001',
    diffuseurRole: 'CNH',
    age: 5,
    roles: ['RD', 'CNH', 'F', 'ADM', 'S'],
    typeMessage: 'Calendrier de la commission',
  },
  {
    titre: 'Journée des organismes',
    intitule: 'Reportée : une nouvelle date suivra',
    descriptif: null,
    diffuseur: 'INS50001',
    diffuseurRole: 'I',
    age: 4,
    roles: ['DM', 'G'],
    caisse: 'NORD_EST',
    typeMessage: 'Information de la caisse',
    courriels: 'RETENU',
  },
  {
    titre: 'Réunion d’information',
    intitule: 'Ce qui change pour les entités habilitées au premier trimestre',
    descriptif: '<p>Elle se tiendra en ligne. Le lien vous sera donné la veille.</p>',
    diffuseur: 'RDI90001',
    diffuseurRole: 'RD',
    age: 1,
    roles: ['G', 'DL'],
    typeMessage: 'Évolution d’un dispositif',
    diffusion: [12, 40],
    courriels: 'PREVU',
  },
];

/** Content of the homes: alerts from the demandes, news and messages. */
export async function seedTableauDeBord(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const day = { db, now: new Date(`${today}T04:00:00Z`), today, settings: DEFAULT_SETTINGS };
  const demandes = await db.selectFrom('demande_administrative').selectAll().orderBy('id').execute();
  for (const row of demandes) await updateAlertes(day, DA_KIND, row);
  const habilitations = await db.selectFrom('demande_habilitation').selectAll().orderBy('id').execute();
  for (const row of habilitations) await updateAlertes(day, DH_KIND, row);
  await addActualites({ db, today }, ACTUALITES);
  await addTypesMessage({ db }, TYPES_MESSAGE);
  await addMessages({ db, today }, ids, MESSAGES);
}
