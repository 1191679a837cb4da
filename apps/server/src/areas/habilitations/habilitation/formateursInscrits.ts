import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { FormateurInscritWrite } from '@habilis/api/habilitation/Habilitation';
import type { TitlesOf } from '@habilis/api/endpoint';
import { roleHome } from '@habilis/api/page/paths';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { refusalOfAnimateur } from '@habilis/domain/animateur/refusalOfAnimateur';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { isHeld } from '@habilis/domain/habilitation/isHeld';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { sendToFormateur } from '../../avertir/courriel/sendToFormateur.ts';
import { namedFormateur } from '../../niveaux/formateur/checkFormateur.ts';
import { tellParts } from '../../personnes/partie-prenante/tellParts.ts';
import { heldTasks } from '../../personnes/utilisateur/heldTasks.ts';
import { datesOf, type NamedHabilitation } from './habilitationRows.ts';
import { findHabilitation } from './readHabilitation.ts';
import { recordEvenement } from './recordEvenement.ts';

type Inscribing = RoleContext<TitlesOf<(typeof habilitation)['addFormateur']>>;

/** Refuses who could not lead a session of the niveau today. */
async function refuseSansCertificat(context: Inscribing, personneId: number, niveauId: number | null): Promise<void> {
  if (niveauId === null) return;
  const certificats = await context.db
    .selectFrom('certificat_formateur')
    .select(['date_obtention as dateObtention', 'date_fin as dateFin'])
    .where('personne_id', '=', personneId)
    .where('dispositif_niveau_id', '=', niveauId)
    .execute();
  const { today } = context;
  const asked = { certificats, isStagiaire: false, isBloque: false };
  const title = refusalOfAnimateur(asked, { dateSession: today, dateFinSession: today });
  switch (title) {
    case 'session-certification.animateur-sans-certificat':
    case 'session-certification.animateur-certificat-fini':
    case 'session-certification.animateur-certificat-futur':
      throw context.refuse.badRequest(title);
    default:
  }
}

/** What follows: they are told, unless they did it themselves, give back what they held of the entite for the network, and its caisse is told who is barred (rules/rights#both-sides). */
async function follow(context: RoleContext, row: NamedHabilitation, personneId: number): Promise<void> {
  const mots = {
    numero: row.numero,
    niveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    raisonSociale: row.raison_sociale,
  };
  if (personneId !== context.caller.personneId)
    await sendToFormateur(context, personneId, 'FORMATEUR_DECLARE', (role) => ({
      modele: 'formateur-inscrit',
      objetId: row.id,
      mots,
      commentaire: null,
      chemin: roleHome(role),
    }));
  await heldTasks.ask().release(context, personneId);
  await tellParts.ask()(context, personneId, row.entite_id);
}

/** Inscribes somebody among the formateurs of the entite for the niveau of a habilitation (H862; decision 0237). */
export async function addFormateur(
  context: Inscribing,
  id: number,
  { habilisId, nom }: FormateurInscritWrite,
): Promise<PersonneRef> {
  const row = await findHabilitation(context, id);
  if (!isHeld(etatHabilitation(datesOf(row), context.today)))
    throw context.refuse.badRequest('habilitation.inscription-impossible');
  const { dispositif_niveau_id: dispositifNiveauId } = row;
  const { personne, niveauFormateurId } = await namedFormateur(context, { habilisId, nom, dispositifNiveauId });
  await refuseSansCertificat(context, personne.id, niveauFormateurId);
  const added = await context.db
    .insertInto('formateur_inscrit')
    .values({
      entite_id: row.entite_id,
      dispositif_niveau_id: dispositifNiveauId,
      personne_id: personne.id,
      inscrit_le: context.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('personne_id')
    .executeTakeFirst();
  if (added === undefined) throw context.refuse.conflict('habilitation.formateur-deja-inscrit');
  const nomPrenom = `${personne.prenom} ${personne.nom}`;
  await recordEvenement(context, row, 'habilitation-formateur-inscrit', { objet: nomPrenom });
  await follow(context, row, personne.id);
  return { habilisId: personne.habilis_id, nomPrenom };
}

/** Takes somebody off the formateurs inscribed for the niveau of a habilitation; what they lead stays theirs. */
export async function removeFormateur(
  context: RoleContext<TitlesOf<(typeof habilitation)['removeFormateur']>>,
  id: number,
  habilisId: string,
): Promise<void> {
  const row = await findHabilitation(context, id);
  const personne = await namedPersonne(context.db)
    .select(['personne.id', 'personne.nom', 'personne.prenom'])
    .where('named.habilis_id', '=', habilisId)
    .executeTakeFirst();
  const { numDeletedRows } = await context.db
    .deleteFrom('formateur_inscrit')
    .where('entite_id', '=', row.entite_id)
    .where('dispositif_niveau_id', '=', row.dispositif_niveau_id)
    .where('personne_id', '=', personne?.id ?? 0)
    .executeTakeFirst();
  if (personne === undefined || numDeletedRows === 0n)
    throw context.refuse.conflict('habilitation.formateur-non-inscrit');
  const objet = `${personne.prenom} ${personne.nom}`;
  await recordEvenement(context, row, 'habilitation-formateur-retire', { objet });
}
