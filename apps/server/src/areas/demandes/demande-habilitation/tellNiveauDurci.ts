import { rolePath } from '@habilis/api/page/rolePaths';
import type { Telling } from '../../../platform/evenement/Evenement.ts';
import { sendAboutEach } from '../../avertir/courriel/sendAboutEach.ts';
import type { ToldRole } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { motsDuDurcissement, type NiveauDurci } from '../../niveaux/dispositif-niveau/tellDurcissement.ts';
import { DH_KIND } from './DH_KIND.ts';
import { niveauOf } from './niveauOf.ts';

/** The demandes of a niveau that are not decided, of entites that do not hold it: those that do are told of their habilitation; the latest of each entite. */
async function demandesOf({ db }: Telling, { niveauId, held }: NiveauDurci) {
  const holders = new Set(held.map(({ entite_id: id }) => id));
  const rows = await db
    .selectFrom('demande_habilitation')
    .leftJoin('entite', 'entite.id', 'demande_habilitation.entite_id')
    .select(['demande_habilitation.id', 'demande_habilitation.numero', 'demande_habilitation.tache'])
    .select(['demande_habilitation.role_id', 'demande_habilitation.entite_id', 'entite.raison_sociale'])
    .where('demande_habilitation.dispositif_niveau_id', '=', niveauId)
    .where('demande_habilitation.en_cours', '=', true)
    .where('demande_habilitation.tache', '<>', 'suppression_apres_refus')
    .orderBy('demande_habilitation.id')
    .execute();
  const open = rows.filter(({ entite_id: id }) => id === null || !holders.has(id));
  return [...new Map(open.map((row) => [row.entite_id ?? `role ${row.role_id}`, row])).values()];
}
type Row = Awaited<ReturnType<typeof demandesOf>>[number];

/** Those who ask: the people of the entite, or who began a demande without one; each once. */
async function demandeursOf({ db, now }: Telling, rows: readonly Row[]) {
  const ids = rows.flatMap(({ entite_id: id }) => id ?? []);
  const roles = await notifiedRoles(db, now)
    .select('role.entite_id')
    .where('role.type', 'in', ['DM', 'G'])
    .where((eb) =>
      eb.or([
        eb('role.entite_id', 'in', [0, ...ids]),
        eb(
          'role.id',
          'in',
          rows.map((row) => row.role_id),
        ),
      ]),
    )
    .execute();
  return ({ entite_id: entiteId, role_id: roleId }: Row): ToldRole[] => {
    const own = roles.filter((role) => (entiteId === null ? role.id === roleId : role.entite_id === entiteId));
    return [...new Map(own.map((role) => [role.personneId, role])).values()];
  };
}

/** Tells whoever asks for a niveau that they do not hold what it now wants, once for each entite (DN1032). */
export async function tellNiveauDurci(tools: Telling, durci: NiveauDurci): Promise<void> {
  const rows = await demandesOf(tools, durci);
  if (rows.length === 0) return;
  const niveau = (await niveauOf(tools.db, durci.niveauId))?.libelle ?? '';
  const askingOf = await demandeursOf(tools, rows);
  const motsDurcis = motsDuDurcissement(durci.durcissements);
  const letters = rows.map((row) => ({
    entiteId: row.entite_id,
    roles: askingOf(row),
    letterOf: (role: ToldRole) => ({
      modele: 'dh-niveau-durci' as const,
      objetId: row.id,
      commentaire: null,
      mots: {
        numero: row.numero ?? 'aucun',
        raisonSociale: row.raison_sociale ?? 'aucune',
        niveau,
        depot: row.tache === 'saisie' ? 'non' : 'oui',
        ...motsDurcis,
      },
      chemin: rolePath(role, DH_KIND.page, row.id),
    }),
  }));
  await sendAboutEach(tools, 'HAB_MODIFIEE', letters);
}
