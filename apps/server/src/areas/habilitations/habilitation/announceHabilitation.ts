import { rolePath } from '@habilis/api/page/rolePaths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { EVENEMENTS_HAB } from '@habilis/domain/habilitation/EVENEMENTS_HAB';
import { droitHabilitation } from '@habilis/domain/droit/droitHabilitation';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { formatDate } from '@habilis/i18n/format';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { ToldAlerte } from '../../avertir/alerte/reconcileAlertes.ts';
import { type CourrielsOfAlertes, sendToAlerted } from '../../avertir/courriel/sendToAlerted.ts';
import { sendToDeserted } from '../../avertir/courriel/sendToDeserted.ts';
import { sendToRoles, type ToldRole } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { liveDelegations } from './liveDelegations.ts';
import type { NamedHabilitation } from './habilitationRows.ts';
import { situationsOf } from './situations.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now' | 'today' | 'settings'>;

/** The mails that go with the alerts about a habilitation. */
const OF_ALERTES = {
  HAB_FIN_PROCHE: 'hab-fin-proche',
  HAB_SUSPENDUE: 'hab-suspendue',
  HAB_ROMPUE: 'hab-rompue',
  SUSPENSION_A_CONFIRMER: 'hab-a-confirmer',
  SUSPENSION_RAPPEL: 'hab-rappel',
  RESERVE_A_LEVER: 'hab-reserve',
} as const satisfies CourrielsOfAlertes;

/** The mails about a habilitation. */
export const COURRIELS_HABILITATION = [
  ...Object.values(OF_ALERTES),
  'hab-creee',
  'hab-levee',
  'hab-a-confirmer-levee',
  'hab-confirmee',
  'hab-fin-changee',
  'hab-plateforme-supprimee',
  'hab-supprimee',
] as const satisfies readonly ModeleCourriel[];

/** A day, or the word that stands for none. */
const dayOf = (date: string | null): string => (date === null || date === SANS_FIN ? 'aucune' : formatDate(date));

/** What it allows from now on, for words that choose between a day and none. */
async function motsDuDroit(tools: Tools, { id }: NamedHabilitation) {
  const { today, settings } = tools;
  const situation = (await situationsOf(tools, [id])).get(id);
  if (situation === undefined) return {};
  // What a mail says of a right is the entite's to know, whoever else reads it.
  const { sessions, renouvellement } = droitHabilitation(situation, { role: 'G', today, settings });
  const first = sessions[0]?.du;
  return {
    reprise: first === undefined ? 'aucune' : first === today ? 'immediate' : formatDate(first),
    ...(renouvellement === null
      ? {}
      : {
          // The selector of a text has no hyphen.
          renouvellement: renouvellement.etat.replaceAll('-', ''),
          dateProlonge: formatDate(renouvellement.prolongeJusquau),
          dateDernier: formatDate(renouvellement.dernierJour),
          dateSansDroit: dayOf(renouvellement.sansDroitDu),
        }),
  };
}

const wordsOf = (row: NamedHabilitation) => ({
  numero: row.numero,
  niveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
  raisonSociale: row.raison_sociale,
  debut: dayOf(row.date_debut),
  fin: dayOf(row.date_fin),
  debutSuspension: dayOf(row.date_debut_suspension),
  finSuspension: dayOf(row.date_fin_suspension),
  motif: row.motif_suspension ?? 'aucun',
});

type Announced = {
  readonly evenement: keyof typeof EVENEMENTS_HAB | 'DH_ACCEPTEE';
  readonly modele: (typeof COURRIELS_HABILITATION)[number];
  readonly commentaire: string | null;
  /** What the mail says besides the habilitation's own words. */
  readonly mots?: Readonly<Record<string, string>>;
  /** The habilitation no longer has a page. */
  readonly isGone?: boolean;
};

/** What a mail about a habilitation says to a role. */
const letterTo =
  (row: NamedHabilitation, { commentaire, mots = {}, isGone = false }: Omit<Announced, 'evenement' | 'modele'>) =>
  (role: ToldRole) => ({
    objetId: row.id,
    mots: { ...wordsOf(row), pour: isDemandeur(role.type) ? 'soi' : 'autre', ...mots },
    commentaire,
    chemin: isGone ? rolePath(role, 'habilitations') : rolePath(role, 'habilitation', row.id),
  });

/** Mails some roles about a habilitation, as they wish or as they must be told. */
async function writeTo(
  tools: Tools,
  row: NamedHabilitation,
  { evenement, modele, ...said }: Announced,
  roles: ReturnType<typeof notifiedRoles>,
): Promise<void> {
  const letterOf = letterTo(row, { ...said, mots: { ...(await motsDuDroit(tools, row)), ...said.mots } });
  const written = (role: ToldRole) => ({ modele, ...letterOf(role) });
  await sendToRoles(tools, await roles.execute(), evenement, written);
  await sendToDeserted(tools, row.entite_id, evenement, written);
}

/** Mails those who have just been alerted about a habilitation (rules/alerts#mails). */
export async function announceAlertes(
  tools: Tools,
  row: NamedHabilitation,
  told: readonly ToldAlerte[],
  commentaire: string | null = null,
): Promise<void> {
  if (told.length === 0) return;
  const droit = await motsDuDroit(tools, row);
  await sendToAlerted(tools, told, OF_ALERTES, (role, echeance) =>
    letterTo(row, { commentaire, mots: { ...droit, echeance: dayOf(echeance) } })(role),
  );
}

/** The roles of the demandeurs and managers of an entite. */
const demandeursOf = ({ db, now }: Tools, { entite_id }: NamedHabilitation) =>
  notifiedRoles(db, now).where('role.type', 'in', ['DM', 'G']).where('role.entite_id', '=', entite_id);

/** Tells the entite that it has a habilitation that it did not ask for here; a decision is told the same way (rules/alerts#mails). */
export const announceCreation = (tools: Tools, row: NamedHabilitation): Promise<void> =>
  writeTo(tools, row, { evenement: 'DH_ACCEPTEE', modele: 'hab-creee', commentaire: null }, demandeursOf(tools, row));

/** The roles that a habilitation concerns: the entite's, and its delegataires'. */
const concernedBy = ({ db, now }: Tools, row: NamedHabilitation) =>
  notifiedRoles(db, now).where((eb) =>
    eb.or([
      eb.and([eb('role.type', 'in', ['DM', 'G']), eb('role.entite_id', '=', row.entite_id)]),
      eb('role.id', 'in', liveDelegations(db, row.id, now).clearOrderBy().select('role.id')),
    ]),
  );

/** Tells the entite and its delegataires that a suspension is lifted: the same people who were told of it. */
export const announceLevee = (tools: Tools, row: NamedHabilitation, commentaire: string | null): Promise<void> =>
  writeTo(tools, row, { evenement: 'HAB_SUSPENDUE', modele: 'hab-levee', commentaire }, concernedBy(tools, row));

/** Tells the dispositif's managers that a caisse's suspension, which they were asked to confirm, is lifted; not the one who lifts it (H709). */
export async function announceLeveeAConfirmer(
  tools: Tools,
  row: NamedHabilitation,
  { commentaire, roleId }: { readonly commentaire: string | null; readonly roleId: number },
): Promise<void> {
  const managers = (await managersOf(tools, row.dispositif_id)).map((one) => one.roleId).filter((id) => id !== roleId);
  if (managers.length === 0) return;
  const roles = notifiedRoles(tools.db, tools.now).where('role.id', 'in', managers);
  const said = { evenement: 'SUSPENSION_A_CONFIRMER', modele: 'hab-a-confirmer-levee', commentaire } as const;
  await writeTo(tools, row, said, roles);
}

/** Tells the entite and its delegataires that their suspension is confirmed, and until when. */
export const announceConfirmation = (tools: Tools, row: NamedHabilitation, commentaire: string): Promise<void> =>
  writeTo(tools, row, { evenement: 'HAB_SUSPENDUE', modele: 'hab-confirmee', commentaire }, concernedBy(tools, row));

/** Tells the entite and its delegataires what was removed from a habilitation, or moved, and why (H705). */
export const announceChange = (
  tools: Tools,
  row: NamedHabilitation,
  change: {
    readonly modele: 'hab-fin-changee' | 'hab-plateforme-supprimee' | 'hab-supprimee';
    readonly commentaire: string;
    readonly mots?: Readonly<Record<string, string>>;
  },
): Promise<void> =>
  writeTo(
    tools,
    row,
    { evenement: 'HAB_MODIFIEE', isGone: change.modele === 'hab-supprimee', ...change },
    concernedBy(tools, row),
  );
