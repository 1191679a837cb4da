import { rythmeOf } from '@habilis/domain/courriel/rythmeOf';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import type { ModeleCourrielEntite } from '../../../database/values/Courriel.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { notifiedRoles } from '../../avertir/notification/ownRole.ts';
import type { EntiteRow } from './openEntite.ts';

/** What a mail is written with; nobody is told of what they do themselves. */
export type Announcement = {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly now: Date;
  readonly exceptPersonneId: number | null;
};

type Told = {
  readonly modele: ModeleCourrielEntite;
  readonly evenement: Evenement;
  readonly roles: readonly RoleType[];
  /** The fund whose agents are told, or the entity whose people are. */
  readonly of: { readonly mrpId: number } | { readonly entiteId: number };
  readonly mots: Readonly<Record<string, string>>;
  readonly commentaire: string | null;
  /** Below the area of each role. */
  readonly chemin: string;
};

/** Writes about an entity to those who follow it or work for it, as each role wishes (domain, C.9). */
export async function announceEntite(
  { db, jobs, now, exceptPersonneId }: Announcement,
  { id: objetId, raison_sociale: raisonSociale }: Pick<EntiteRow, 'id' | 'raison_sociale'>,
  { modele, evenement, roles, of, mots, commentaire, chemin }: Told,
): Promise<void> {
  const told = notifiedRoles(db, now).select('role.personne_id').where('role.type', 'in', roles).orderBy('role.id');
  const targets = await (
    'mrpId' in of ? told.where('role.mrp_id', '=', of.mrpId) : told.where('role.entite_id', '=', of.entiteId)
  ).execute();
  for (const { id: roleId, type, personne_id: personneId, preferences } of targets) {
    const rythme = rythmeOf(evenement, type, preferences);
    if (rythme === null || personneId === exceptPersonneId) continue;
    await sendCourriel(
      { db, jobs, now },
      {
        modele,
        personneId,
        roleId,
        objetId,
        rythme,
        sujet: sujetOf(evenement, type),
        valeurs: { mots: { raisonSociale, ...mots }, commentaire, chemin: `/${type}/${roleId}/${chemin}`, lignes: [] },
      },
    );
  }
}
