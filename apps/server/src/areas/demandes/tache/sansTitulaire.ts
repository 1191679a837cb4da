import { rolePath } from '@habilis/api/page/rolePaths';
import { alertesSansTitulaire } from '@habilis/domain/alerte/alertesSansTitulaire';
import type { WantedAlerte } from '@habilis/domain/alerte/alertesOfDemandeAdministrative';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import { isSansTitulaire } from '@habilis/domain/demande/isSansTitulaire';
import { rolesToAssign } from '@habilis/domain/demande/tasksToAssign';
import type { Acting } from '../../../platform/Acting.ts';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import type { DemandeKind, DemandeRow } from './DemandeKind.ts';

type Tools = Pick<Acting, 'db' | 'now' | 'today'>;

/** A demande as a mail about several lists it. */
export type DossierCite = Pick<DemandeRow, 'id' | 'numero' | 'raison_sociale'> &
  Pick<DemandeKind<DemandeRow, object>, 'page'>;

/** A demande that waits for somebody to give it, with the roles to tell. */
export type Delaisse = { readonly dossier: DossierCite; readonly roleIds: readonly number[] };

/** A demande as a mail lists it. */
export const cited = <Row extends DemandeRow, Columns extends object>(
  { page }: DemandeKind<Row, Columns>,
  { id, numero, raison_sociale }: Row,
): DossierCite => ({ page, id, numero, raison_sociale });

/** The line of a demande in a mail to a role. */
export const ligneOf = (
  role: Parameters<typeof rolePath>[0],
  { page, id, numero, raison_sociale: name }: DossierCite,
) => ({
  objet: [numero, name].filter((part) => part !== null).join(' · '),
  chemin: rolePath(role, page, id),
});

async function isLeft<Row extends DemandeRow, Columns extends object>(
  tools: Tools,
  kind: DemandeKind<Row, Columns>,
  row: Row,
): Promise<boolean> {
  const { workflow } = kind;
  const { tache, assigne_id: assigneId } = row;
  if (!isSansTitulaire(workflow, { tache, assigneId, hasGroup: false })) return false;
  const group = await kind.agentsOf(tools, assignableRoles(workflow, tache), row);
  return isSansTitulaire(workflow, { tache, assigneId, hasGroup: group.length > 0 });
}

/** The alerts of a demande whose task nobody holds nor can take, from the day on which that was first seen (rules/demandes#without-a-holder). */
export async function alertesOfSansTitulaire<Row extends DemandeRow, Columns extends object>(
  tools: Tools,
  kind: DemandeKind<Row, Columns>,
  row: Row,
): Promise<WantedAlerte[]> {
  if (!(await isLeft(tools, kind, row))) return [];
  const seen = await tools.db
    .selectFrom('alerte')
    .select('date_emission')
    .where('objet_type', '=', kind.objetType)
    .where('objet_id', '=', row.id)
    .where('type', '=', 'TACHE_SANS_TITULAIRE')
    .executeTakeFirst();
  const managers = await kind.agentsOf(tools, ['RD'], row);
  return alertesSansTitulaire({
    entiteId: row.entite_id,
    caisseId: row.caisse_id,
    roles: rolesToAssign(kind.workflow, row.tache),
    responsables: managers.map(({ personneId }) => personneId),
    depuis: seen?.date_emission ?? tools.today,
    dateEcheance: row.date_echeance,
  });
}

/** A demande whose task nobody holds nor can take, with those to tell; null when somebody has it. */
export async function desertedOf<Row extends DemandeRow, Columns extends object>(
  tools: Tools,
  kind: DemandeKind<Row, Columns>,
  row: Row,
): Promise<Delaisse | null> {
  if (!(await isLeft(tools, kind, row))) return null;
  const told = await kind.agentsOf(tools, rolesToAssign(kind.workflow, row.tache), row);
  return { dossier: cited(kind, row), roleIds: told.map(({ roleId }) => roleId) };
}

/** Tells those who may give tasks to somebody which ones nobody has any more: one mail, however many they are (rules/demandes#without-a-holder). */
export async function announceDelaisses(
  { db, jobs, now, acteur }: Pick<Acting, 'db' | 'jobs' | 'now' | 'acteur'>,
  delaisses: readonly Delaisse[],
): Promise<void> {
  const ids = [...new Set(delaisses.flatMap(({ roleIds }) => roleIds))];
  if (ids.length === 0) return;
  const roles = await notifiedRoles(db, now).where('role.id', 'in', ids).execute();
  const told = roles.filter(({ personneId }) => personneId !== acteur?.personneId);
  await sendToRoles({ db, jobs, now }, told, 'TACHE_SANS_TITULAIRE', (role) => {
    const own = delaisses.filter(({ roleIds }) => roleIds.includes(role.id)).map(({ dossier }) => dossier);
    return {
      modele: 'taches-sans-titulaire',
      objetId: own[0]?.id ?? null,
      mots: { nombre: own.length },
      commentaire: null,
      lignes: own.map((dossier) => ligneOf(role, dossier)),
      chemin: rolePath(role, 'taches'),
    };
  });
}
