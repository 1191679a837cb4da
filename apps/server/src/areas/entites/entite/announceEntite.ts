import { rolePath } from '@habilis/api/page/rolePaths';
import type { NOTION_ENTITE } from '@habilis/domain/entite/NOTION_ENTITE';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import type { EntiteRow } from './openEntite.ts';

/** The mails about an entite: closed at the register, at the end of its activity, or under another caisse. */
export const COURRIELS_ENTITE = [
  'entite-fermee',
  'entite-fin-activite',
  'entite-caisse-recue',
  'entite-caisse-quittee',
  'entite-caisse-changee',
  'entite-sans-gestionnaire',
  'entite-partie-prenante',
] as const satisfies readonly ModeleCourriel[];

/** What a mail is written with; the person who acts gets no mail. */
export type Announcement = {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly now: Date;
  readonly exceptPersonneId: number | null;
};

type Told = {
  readonly modele: (typeof COURRIELS_ENTITE)[number];
  readonly evenement: keyof (typeof NOTION_ENTITE)['courriels'];
  readonly roles: readonly RoleType[];
  /** The caisse whose agents are told, or the entite whose people are. */
  readonly of: { readonly mrpId: number } | { readonly entiteId: number };
  readonly mots: Readonly<Record<string, string>>;
  readonly commentaire: string | null;
  /** They may no longer read the entite: the link leads to their list. */
  readonly isLost?: boolean;
};

/** Mails those who follow an entite or work for it, as each role wishes (rules/alerts#mails). */
export async function announceEntite(
  { db, jobs, now, exceptPersonneId }: Announcement,
  { id: objetId, raison_sociale: raisonSociale }: Pick<EntiteRow, 'id' | 'raison_sociale'>,
  { modele, evenement, roles, of, mots, commentaire, isLost = false }: Told,
): Promise<void> {
  const followers = notifiedRoles(db, now).where('role.type', 'in', roles);
  const targets = await (
    'mrpId' in of ? followers.where('role.mrp_id', '=', of.mrpId) : followers.where('role.entite_id', '=', of.entiteId)
  ).execute();
  const told = targets.filter(({ personneId }) => personneId !== exceptPersonneId);
  await sendToRoles({ db, jobs, now }, told, evenement, (role) => ({
    modele,
    objetId,
    mots: { raisonSociale, ...mots },
    commentaire,
    chemin: isLost ? rolePath(role, 'entites') : rolePath(role, 'entite', objetId),
  }));
}
