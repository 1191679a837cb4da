import { rolePath } from '@habilis/api/page/rolePaths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { NOTION_HABILITATION } from '@habilis/domain/habilitation/NOTION_HABILITATION';
import type { ValeursEvenementHab } from '@habilis/domain/habilitation/TYPES_EVENEMENT_HAB';
import type { TypeEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import { droitHabilitation } from '@habilis/domain/droit/droitHabilitation';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { formatDate } from '@habilis/i18n/format';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Dit, Reader, Readers, Telling } from '../../../platform/evenement/Evenement.ts';
import type { ToldAlerte } from '../../avertir/alerte/reconcileAlertes.ts';
import { type CourrielsOfAlertes, sendToAlerted } from '../../avertir/courriel/sendToAlerted.ts';
import { sendToDeserted } from '../../avertir/courriel/sendToDeserted.ts';
import { sendToRoles, type ToldRole } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { liveDelegations } from './liveDelegations.ts';
import { habilitationRows, type NamedHabilitation } from './habilitationRows.ts';
import { type Situation, situationsOf } from './situations.ts';
import { tellDelegataire } from './tellDelegataire.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

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
  'hab-niveau-durci',
  'formateur-inscrit',
] as const satisfies readonly ModeleCourriel[];

/** A day, or the word that stands for none. */
const dayOf = (date: string | null): string => (date === null || date === SANS_FIN ? 'aucune' : formatDate(date));

/** What it allows from now on, for words that choose between a day and none. */
export function motsDeSituation({ today, settings }: Telling, situation: Situation) {
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

async function motsDuDroit(tools: Telling, { id }: NamedHabilitation) {
  const situation = (await situationsOf(tools, [id])).get(id);
  return situation === undefined ? {} : motsDeSituation(tools, situation);
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
  readonly evenement: keyof (typeof NOTION_HABILITATION)['courriels'] | 'DH_ACCEPTEE';
  readonly modele: (typeof COURRIELS_HABILITATION)[number];
  readonly commentaire: string | null;
  /** What the mail says besides the habilitation's own words. */
  readonly mots?: Readonly<Record<string, string>>;
  /** The habilitation no longer has a page. */
  readonly isGone?: boolean;
};

/** What a mail about a habilitation says to a role. */
export const letterTo =
  (row: NamedHabilitation, { commentaire, mots = {}, isGone = false }: Omit<Announced, 'evenement' | 'modele'>) =>
  (role: ToldRole) => ({
    objetId: row.id,
    mots: { ...wordsOf(row), pour: isDemandeur(role.type) ? 'soi' : 'autre', ...mots },
    commentaire,
    chemin: isGone ? rolePath(role, 'habilitations') : rolePath(role, 'habilitation', row.id),
  });

/** Mails some roles about a habilitation, as they wish or as they must be told. */
async function writeTo(
  tools: Telling,
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
  tools: Telling,
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
const demandeursOf = ({ db, now }: Telling, { entite_id }: NamedHabilitation) =>
  notifiedRoles(db, now).where('role.type', 'in', ['DM', 'G']).where('role.entite_id', '=', entite_id);

/** The roles that a habilitation concerns: the entite's, and its delegataires'. */
const concernedBy = ({ db, now }: Telling, row: NamedHabilitation) =>
  notifiedRoles(db, now).where((eb) =>
    eb.or([
      eb.and([eb('role.type', 'in', ['DM', 'G']), eb('role.entite_id', '=', row.entite_id)]),
      eb('role.id', 'in', liveDelegations(db, row.id, now).clearOrderBy().select('role.id')),
    ]),
  );

/** An event of a habilitation, and the habilitation after it. */
type Told = {
  readonly row: NamedHabilitation;
  readonly told: readonly ToldAlerte[];
  readonly dit: Dit;
  readonly valeurs: ValeursEvenementHab;
};
type Saying = (tools: Telling, told: Told) => Promise<void>;

/** Brings the alerts up to date and tells; what is part of a larger act is told with that one. */
const alerted =
  (say: Saying = async () => undefined): Reader<TypeEvenement<'habilitation'>> =>
  async (tools, { objet, valeurs, dit = {} }) => {
    // A grant looks at the alerts once all that it gives is written.
    if (valeurs.dans === 'RENOUVELLEMENT') return;
    const after = await updateAlertesHabilitation(tools.db, objet.id, tools);
    if (valeurs.dans === undefined) await say(tools, { ...after, dit, valeurs });
  };

const tellAlerted: Saying = (tools, { row, told, dit }) => announceAlertes(tools, row, told, dit.commentaire);

/** The entite has a habilitation that it did not ask for here; a decision is told the same way (rules/alerts#mails). */
const tellCreation: Saying = async (tools, { row, told }) => {
  const said = { evenement: 'DH_ACCEPTEE', modele: 'hab-creee', commentaire: null } as const;
  await writeTo(tools, row, said, demandeursOf(tools, row));
  await announceAlertes(tools, row, told);
};

/** What is granted under a suspension is told of it; what else begins with a grant is told with the decision. */
const tellGrant: Saying = async (tools, { row, told }) => {
  const suspended = told.filter(({ type }) => type === 'HAB_SUSPENDUE' || type === 'SUSPENSION_A_CONFIRMER');
  await announceAlertes(tools, row, suspended, row.commentaire_suspension);
};

/** The entite and its delegataires, who were told of a suspension, are told what became of it. */
const tellSuspended =
  (modele: 'hab-levee' | 'hab-confirmee'): Saying =>
  (tools, { row, dit: { commentaire = null } }) =>
    writeTo(tools, row, { evenement: 'HAB_SUSPENDUE', modele, commentaire }, concernedBy(tools, row));

/** So are the dispositif's managers who were asked to confirm it; not the one who lifts it (H709). */
const tellLevee: Saying = async (tools, told) => {
  await tellSuspended('hab-levee')(tools, told);
  const { row, dit, valeurs } = told;
  if (valeurs.aConfirmer !== true) return;
  const asked = await managersOf(tools, row.dispositif_id);
  const managers = asked.map((one) => one.roleId).filter((id) => id !== dit.parRoleId);
  if (managers.length === 0) return;
  const roles = notifiedRoles(tools.db, tools.now).where('role.id', 'in', managers);
  const { commentaire = null } = dit;
  const said = { evenement: 'SUSPENSION_A_CONFIRMER', modele: 'hab-a-confirmer-levee', commentaire } as const;
  await writeTo(tools, row, said, roles);
};

/** Tells the entite and its delegataires what was removed from a habilitation, or moved, and why (H705). */
const tellChange = (
  tools: Telling,
  row: NamedHabilitation,
  { commentaire = null, ...change }: Pick<Announced, 'modele' | 'mots' | 'isGone'> & Dit,
): Promise<void> => {
  const said = { evenement: 'HAB_MODIFIEE', commentaire, ...change } as const;
  return writeTo(tools, row, said, concernedBy(tools, row));
};

const tellFin: Saying = (tools, { row, valeurs, dit }) => {
  const mots = { fin: dayOf(valeurs.fin ?? null), suite: row.fin_sans_suite ? 'non' : 'oui' };
  return tellChange(tools, row, { ...dit, modele: 'hab-fin-changee', mots });
};

const found = (db: Telling['db'], id: number) =>
  habilitationRows(db).where('habilitation.id', '=', id).executeTakeFirstOrThrow();

/** What follows when something happens to a habilitation: its alerts, and the mails that go with them (rules/alerts#alerts, rules/alerts#mails). */
export const readersHabilitation = {
  'habilitation-creee': alerted(tellCreation),
  'habilitation-accordee': alerted(tellGrant),
  'habilitation-plateforme-ajoutee': alerted(tellGrant),
  'habilitation-suspendue': alerted(tellAlerted),
  'habilitation-suspension-confirmee': alerted(tellSuspended('hab-confirmee')),
  'habilitation-suspension-levee': alerted(tellLevee),
  'habilitation-rompue': alerted(tellAlerted),
  'habilitation-fin-changee': alerted(tellFin),
  'habilitation-reserve-levee': alerted(),
  'habilitation-plateforme-supprimee': async (tools, { objet: { id }, dit }) => {
    const mots = { plateforme: dit?.objet ?? '' };
    await tellChange(tools, await found(tools.db, id), { ...dit, modele: 'hab-plateforme-supprimee', mots });
  },
  'habilitation-deleguee': tellDelegataire('delegation-donnee'),
  'habilitation-delegation-terminee': tellDelegataire('delegation-terminee'),
  'habilitation-supprimee': async (tools, { objet, dit }) =>
    tellChange(tools, await found(tools.db, objet.id), { ...dit, modele: 'hab-supprimee', isGone: true }),
} as const satisfies Readers;
