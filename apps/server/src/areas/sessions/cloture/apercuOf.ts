import { createHash } from 'node:crypto';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { apercuCloture } from '@habilis/domain/resultat/apercuCloture';
import { datesCertificat } from '@habilis/domain/resultat/datesCertificat';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';
import { versionsEnVigueur } from '../../certificats/modele-certificat/versionsEnVigueur.ts';
import { withAdresse } from '../animateur/comptesFormateurs.ts';
import { clotureFaults } from './clotureFaults.ts';
import type { Cadre } from '../session-certification/droitOf.ts';
import type { Ligne } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** Whether a niveau is that of the formateurs of another. */
export async function isNiveauFormateur(db: Kysely<Database>, niveauId: number): Promise<boolean> {
  const trained = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('niveau_formateur_id', '=', niveauId)
    .limit(1)
    .executeTakeFirst();
  return trained !== undefined;
}

/** Those of some persons who have an account and no live role of formateur. */
export async function withoutRoleFormateur(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personneIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (personneIds.length === 0) return new Set();
  const formateurs = await db
    .selectFrom('role')
    .select('role.personne_id')
    .where('role.type', '=', 'F')
    .where('role.personne_id', 'in', personneIds)
    .where(isLiveRole(now))
    .execute();
  const held = new Set(formateurs.map(({ personne_id: id }) => id));
  return new Set(personneIds.filter((id) => !held.has(id)));
}

/** The dates of the certificats of a session. */
export const datesOfCertificats = (
  { settings }: Pick<Context, 'settings'>,
  dateFinSession: string,
  { niveau }: Pick<Cadre, 'niveau'>,
) =>
  datesCertificat(
    dateFinSession,
    { duree: niveau.duree_validite_certificat, unite: niveau.unite_duree_validite_certificat },
    settings.joursRetranchesCertificat,
  );

/** Those of some lines who are admitted and have no account, with the address that would open one: what is stored of a known stagiaire, never what was typed of a masked one. */
async function withoutCompteOf(db: Kysely<Database>, lignes: readonly Ligne[]) {
  const admis = lignes.filter(({ resultat, personneId }) => resultat === 'ADMIS' && personneId === null);
  const known = admis.flatMap(({ stagiaireId }) => stagiaireId ?? []);
  const stored =
    known.length === 0
      ? []
      : await db.selectFrom('stagiaire').select(['id', 'courriel']).where('id', 'in', known).execute();
  return admis.map(({ id, stagiaireId, nom, prenom, courriel }) => ({
    id,
    nom,
    prenom,
    courriel: stagiaireId === null ? courriel : (stored.find((one) => one.id === stagiaireId)?.courriel ?? null),
  }));
}

/** Stands for what the certificats of a session will bear: who is admitted under which name, the dates, the models, and what is printed of its entite, niveau and formateur (SC1010). */
export async function empreinteOf(
  context: Pick<Context, 'db' | 'settings'>,
  row: SessionRow,
  cadre: Cadre,
  lignes: readonly Ligne[],
): Promise<string | null> {
  const { date_fin_session: last, animateur_id: formateurId } = row;
  if (last === null) return null;
  const dates = datesOfCertificats(context, last, cadre);
  const formateur = await context.db
    .selectFrom('personne')
    .select(['nom', 'prenom'])
    .where('id', '=', formateurId)
    .executeTakeFirst();
  const printed = [
    lignes.filter(({ resultat }) => resultat === 'ADMIS').map(({ id, nom, prenom }) => [id, nom, prenom]),
    [dates.dateObtention, dates.dateFin],
    await versionsEnVigueur(context.db, { niveauId: cadre.niveau.id, mode: row.mode, jour: dates.dateObtention }),
    [cadre.habilitation.raison_sociale, cadre.niveau.niveau, formateur?.prenom, formateur?.nom],
  ];
  return createHash('sha256').update(JSON.stringify(printed)).digest('base64url').slice(0, 24);
}

/** What closing a session will make, told before it does (SC16). */
export async function apercuOf(
  context: Pick<Context, 'db' | 'now' | 'settings' | 'today'>,
  row: SessionRow,
  cadre: Cadre,
  lignes: readonly Ligne[],
): Promise<SessionCertification['apercuCloture']> {
  const { date_fin_session: last } = row;
  if (last === null) return null;
  const { dateObtention, dateFin } = datesOfCertificats(context, last, cadre);
  const without = await withoutRoleFormateur(
    context,
    lignes.flatMap(({ personneId }) => personneId ?? []),
  );
  const isFormateur = await isNiveauFormateur(context.db, cadre.niveau.id);
  const sansCompte = isFormateur ? await withoutCompteOf(context.db, lignes) : [];
  const opened = new Set((await withAdresse(context.db, sansCompte)).map(({ id }) => id));
  const made = apercuCloture(
    lignes.map(({ id, resultat, preCompteId, personneId }) => ({
      resultat,
      isPreCompte: preCompteId !== null,
      lacksRoleFormateur: opened.has(id) || (personneId !== null && without.has(personneId)),
    })),
    isFormateur,
  );
  const { modele_a4_version_id: modele } = await versionsEnVigueur(context.db, {
    niveauId: cadre.niveau.id,
    mode: row.mode,
    jour: dateObtention,
  });
  return {
    ...made,
    sansCompte: sansCompte.filter(({ id }) => !opened.has(id)).map(({ nom, prenom }) => `${prenom} ${nom}`),
    dateObtention,
    fins: made.nbCertificats === 0 ? [] : [{ dateFin, nb: made.nbCertificats }],
    modeleSimple: modele === null,
    fautes: await clotureFaults(context, row, cadre, lignes),
    empreinte: (await empreinteOf(context, row, cadre, lignes)) ?? '',
  };
}
