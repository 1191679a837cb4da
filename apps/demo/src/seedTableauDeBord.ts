import { addDays } from '@habilis/domain/date/addDays';
import type { CriteresCible } from '@habilis/domain/message/isCible';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { DA_KIND } from '@habilis/server/areas/demandes/demande-administrative/DA_KIND';
import { DH_KIND } from '@habilis/server/areas/demandes/demande-habilitation/DH_KIND';
import { updateAlertes } from '@habilis/server/areas/demandes/tache/updateAlertes';
import type { BuiltIds } from '@habilis/server/builders/Building';

type DemoActualite = {
  readonly titre: string;
  readonly contenu: string;
  /** Days from today to its first and last day. */
  readonly debut: number;
  readonly fin: number | null;
};

/** In their order; one is past, one to come. */
const ACTUALITES: readonly DemoActualite[] = [
  {
    titre: 'Le dossier administratif se remplit en ligne',
    contenu:
      '<p>Le dossier administratif de votre entité se remplit désormais dans Habilis :</p><ul><li><p>chaque saisie est enregistrée, vous l’interrompez quand vous voulez ;</p></li><li><p>les pièces se déposent au même endroit, jusqu’à dix mégaoctets chacune ;</p></li><li><p>vous suivez son examen jour après jour.</p></li></ul>',
    debut: -18,
    fin: null,
  },
  {
    titre: 'Attestation Urssaf : moins de six mois',
    contenu:
      '<p>Une attestation de vigilance de <strong>plus de six mois</strong> ne peut plus être acceptée. Pensez à en demander une nouvelle avant de soumettre votre dossier.</p>',
    debut: -6,
    fin: 40,
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

type DemoMessage = {
  readonly titre: string;
  readonly intitule: string;
  readonly descriptif: string | null;
  readonly diffuseur: string;
  readonly diffuseurRole: RoleType;
  readonly age: number;
  readonly roles: readonly RoleType[];
  readonly caisse?: string;
};

const MESSAGES: readonly DemoMessage[] = [
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
  },
  {
    titre: 'Calendrier de la commission',
    intitule: 'Les consultations écrites reprennent en janvier',
    descriptif: null,
    diffuseur: 'CNH91001',
    diffuseurRole: 'CNH',
    age: 5,
    roles: ['RD', 'CNH', 'F', 'ADM', 'S'],
  },
];

async function seedMessages(db: Kysely<Database>, ids: BuiltIds, today: string): Promise<void> {
  for (const { titre, intitule, descriptif, diffuseur, diffuseurRole, age, roles, caisse } of MESSAGES) {
    const { id } = await db
      .insertInto('message')
      .values({
        titre,
        intitule,
        descriptif,
        diffuseur_id: ids.personne.get(diffuseur) ?? 0,
        diffuseur_role_type: diffuseurRole,
        date_creation: addDays(today, -age),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const caisseId = caisse === undefined ? undefined : ids.mrp.get(caisse);
    const criteres: CriteresCible = caisseId === undefined ? {} : { caisses: [caisseId] };
    await db
      .insertInto('message_cible')
      .values(
        roles.map((role, rang) => ({
          message_id: id,
          rang,
          role_type: role,
          criteres: JSON.stringify(criteres),
        })),
      )
      .execute();
  }
}

/** What the homes show: the alerts that the requests give, the news and the messages. */
export async function seedTableauDeBord(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const day = { db, now: new Date(`${today}T04:00:00Z`), today, settings: DEFAULT_SETTINGS };
  const demandes = await db.selectFrom('demande_administrative').selectAll().orderBy('id').execute();
  for (const row of demandes) await updateAlertes(day, DA_KIND, row);
  const habilitations = await db.selectFrom('demande_habilitation').selectAll().orderBy('id').execute();
  for (const row of habilitations) await updateAlertes(day, DH_KIND, row);
  await db
    .insertInto('actualite')
    .values(
      ACTUALITES.map(({ titre, contenu, debut, fin }, rang) => ({
        titre,
        contenu,
        date_debut_publication: addDays(today, debut),
        date_fin_publication: fin === null ? null : addDays(today, fin),
        rang: rang + 1,
        // What was out before the demonstration began is no news.
        courriel_le: debut > 0 ? null : new Date(),
      })),
    )
    .execute();
  await seedMessages(db, ids, today);
}
