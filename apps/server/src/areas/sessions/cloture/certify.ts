import type { Config } from '../../../config.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { issueCertificats } from '../../certificats/certificat/issueCertificats.ts';
import { passOnHeld, revokeReplaced } from '../../certificats/revocation/revokeReplaced.ts';
import { tellTitulaire } from '../../certificats/titulaire/tellTitulaire.ts';
import { giveDroitsFormateur } from '../../personnes/droit-formateur/droitsFormateur.ts';
import { giveRoleFormateur } from '../../personnes/personne/adoptStagiaire.ts';
import { addStagiaire } from '../../personnes/stagiaire/addStagiaire.ts';
import { openComptes } from '../animateur/comptesFormateurs.ts';
import { datesOfCertificats, isNiveauFormateur, withoutRoleFormateur } from './apercuOf.ts';
import { versionsEnVigueur } from '../../certificats/modele-certificat/versionsEnVigueur.ts';
import type { Cadre } from '../session-certification/droitOf.ts';
import { toldIdentites } from '../stagiaire/homonymes.ts';
import type { Ligne } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { effectiveRevocation } from '../../certificats/etat/effectiveRevocation.ts';

type Tools = Pick<RoleContext, 'db' | 'now' | 'today' | 'settings' | 'audit' | 'jobs'>;

/** Makes a line that of somebody known, its pre-account gone. */
async function settleLigne(
  { db }: Pick<Tools, 'db'>,
  ligne: Ligne,
  preCompteId: number,
  stagiaireId: number,
): Promise<void> {
  await db
    .updateTable('session_stagiaire')
    .set({ stagiaire_id: stagiaireId, pre_compte_id: null })
    .where('id', '=', ligne.id)
    .execute();
  await db.deleteFrom('pre_compte').where('id', '=', preCompteId).execute();
}

/** Makes a pre-account a stagiaire with an identifier: the certificat names somebody (SC16), who may be said to be known (SC44). */
async function becomeStagiaire(tools: Tools, ligne: Ligne, connu: number | undefined): Promise<Ligne> {
  const { db } = tools;
  const { preCompteId } = ligne;
  if (ligne.stagiaireId !== null || preCompteId === null) return ligne;
  if (connu !== undefined) {
    const known = await db
      .selectFrom('stagiaire')
      .select(['habilis_id', 'personne_id'])
      .where('id', '=', connu)
      .executeTakeFirstOrThrow();
    await settleLigne(tools, ligne, preCompteId, connu);
    const { habilis_id: habilisId, personne_id: personneId } = known;
    return { ...ligne, stagiaireId: connu, preCompteId: null, habilisId, personneId };
  }
  const { id, habilisId } = await addStagiaire(db, ligne);
  await settleLigne(tools, ligne, preCompteId, id);
  return { ...ligne, stagiaireId: id, preCompteId: null, habilisId };
}

/** Shows who was chosen among masked ones: the certificat tells it (SC23). */
async function unmask({ db }: Pick<Tools, 'db'>, lignes: readonly Ligne[]): Promise<void> {
  const ids = lignes.filter(({ isMasque }) => isMasque).map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable('session_stagiaire')
    .set({ masque: false, naissance_saisie: null, courriel_saisi: null })
    .where('id', 'in', ids)
    .execute();
}

/** The new formateurs: each has the certificat that lets them lead sessions, and the role with the account, which an address opens (rules/certificats#formateurs). */
async function certifyFormateurs(
  tools: Tools,
  lignes: readonly Ligne[],
  niveauId: number,
  dates: { readonly dateObtention: string; readonly dateFin: string | null },
): Promise<number> {
  const { db } = tools;
  const ids = [...new Set(lignes.flatMap(({ stagiaireId }) => stagiaireId ?? []))];
  if (ids.length === 0) return 0;
  const stagiairesOf = () =>
    db
      .selectFrom('stagiaire')
      .select(['id', 'personne_id', 'nom', 'prenom', 'courriel'])
      .where('id', 'in', ids)
      .execute();
  const before = await stagiairesOf();
  await giveDroitsFormateur(
    db,
    before.map(({ id, personne_id }) => ({
      personne_id,
      stagiaire_id: id,
      dispositif_niveau_id: niveauId,
      date_obtention: dates.dateObtention,
      date_fin: dates.dateFin,
    })),
  );
  const without = await withoutRoleFormateur(
    tools,
    before.flatMap(({ personne_id: id }) => id ?? []),
  );
  for (const personneId of without) await giveRoleFormateur(tools, personneId);
  const sansCompte = before.filter(({ personne_id: id }) => id === null);
  await openComptes(tools, sansCompte);
  const after = await stagiairesOf();
  const opened = sansCompte.filter(({ id }) => after.some((one) => one.id === id && one.personne_id !== null));
  return without.size + opened.length;
}

/** Makes the certificats of those who are admitted, and all that goes with them, in the transaction of the closing (rules/certificats#dates; SC16). */
export async function certify(
  config: Config,
  tools: Tools,
  row: SessionRow,
  cadre: Cadre,
  lignes: readonly Ligne[],
): Promise<{ readonly nbCertificats: number; readonly nbRolesFormateur: number }> {
  const { date_fin_session: last, animateur_id: formateurId } = row;
  if (last === null || formateurId === null) throw new Error('une session sans dernier jour ou sans formateur');
  const dates = datesOfCertificats(tools, last, cadre);
  const modeles = await versionsEnVigueur(tools.db, {
    niveauId: cadre.niveau.id,
    mode: row.mode,
    jour: dates.dateObtention,
  });
  const admis: Ligne[] = [];
  const connus = await toldIdentites(tools.db, row, lignes);
  for (const ligne of lignes)
    if (ligne.resultat === 'ADMIS') admis.push(await becomeStagiaire(tools, ligne, connus.get(ligne.id)));
  const issued = await issueCertificats(
    config,
    tools,
    cadre.niveau.code,
    admis.flatMap((ligne) =>
      ligne.stagiaireId === null
        ? []
        : [
            {
              session_id: row.id,
              session_stagiaire_id: ligne.id,
              stagiaire_id: ligne.stagiaireId,
              entite_id: row.entite_id,
              habilitation_id: row.habilitation_id,
              dispositif_niveau_id: row.dispositif_niveau_id,
              mode: row.mode,
              nom: ligne.nom,
              prenom: ligne.prenom,
              date_obtention: dates.dateObtention,
              date_fin: dates.dateFin,
              formateur_id: formateurId,
              ...modeles,
            },
          ],
    ),
  );
  const valeurs = { sessionId: row.id, fin: dates.dateFin };
  const delivered = issued.map(({ id, numero }) => ({ id, numero, entiteId: row.entite_id }));
  await happened(tools, ...delivered.map((objet) => ({ type: 'certificat-delivre', objet, valeurs }) as const));
  await unmask(tools, admis);
  const isFormateur = await isNiveauFormateur(tools.db, cadre.niveau.id);
  const nbRolesFormateur = isFormateur ? await certifyFormateurs(tools, admis, cadre.niveau.id, dates) : 0;
  return { nbCertificats: admis.length, nbRolesFormateur };
}

/** Revokes the certificats of some lines and makes them anew with the names as they now are: same dates, another serial (rules/certificats#correction). */
export async function reissue(
  config: Config,
  context: Pick<RoleContext, 'db' | 'now' | 'caller' | 'jobs' | 'today' | 'settings' | 'audit'>,
  row: SessionRow,
  { lignes, texte }: { readonly lignes: readonly Ligne[]; readonly texte: string },
): Promise<void> {
  const { db } = context;
  const { code } = await db
    .selectFrom('dispositif_niveau')
    .select('code')
    .where('id', '=', row.dispositif_niveau_id)
    .executeTakeFirstOrThrow();
  for (const ligne of lignes) {
    const former = await db
      .selectFrom('certificat')
      .select(['id', 'numero', 'session_id', 'session_stagiaire_id', 'stagiaire_id', 'entite_id', 'habilitation_id'])
      .select(['dispositif_niveau_id', 'mode', 'date_obtention', 'date_fin', 'formateur_id'])
      .where('session_stagiaire_id', '=', ligne.id)
      .where('statut', '=', 'VALIDE')
      // One whose revocation has come into effect stays revoked.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('revocation_certificat as revocation')
              .select('revocation.id')
              .whereRef('revocation.certificat_id', '=', 'certificat.id')
              .where(effectiveRevocation(context.now)),
          ),
        ),
      )
      .forUpdate()
      .executeTakeFirst();
    if (former === undefined) continue;
    const { id, numero, ...same } = former;
    const held = await revokeReplaced(context, id, texte);
    const { nom, prenom } = ligne;
    const [next] = await issueCertificats(config, context, code, [{ ...same, nom, prenom, remplace_id: id }]);
    if (next === undefined) throw new Error(`rien ne remplace le certificat ${numero}`);
    if (held !== undefined) await passOnHeld(context, held, next);
    const objet = { id, numero, entiteId: same.entite_id };
    const valeurs = { sessionId: same.session_id, remplaceParId: next.id };
    await happened(context, { type: 'certificat-corrige', objet, valeurs });
    await tellTitulaire(config, context, id);
  }
}
