import type { FormatPapier } from '@habilis/domain/modele-certificat/Dessin';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { formatDate } from '@habilis/i18n/format';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import { readCertificats, valeursOf } from '../papier/readCertificats.ts';
import { formateurRows, stagiaireOf } from './readFormateur.ts';
import { answerPapiers } from '../papier/downloadCertificats.ts';

const findFormateur = ({ db }: Pick<Context, 'db'>, id: number) =>
  formateurRows(db)
    .where('certificat_formateur.id', '=', id)
    .where('certificat_formateur.revoque_le', 'is', null)
    .executeTakeFirst();

/**
 * A formateur's certificat: the one that a session gave, with its code and the end that an extension gave it; one that was taken over from
 * elsewhere has no code.
 */
export async function downloadFormateur(
  context: Context,
  texts: PapierTexts,
  id: number,
  papier: FormatPapier,
): Promise<FileAnswer> {
  const row = await findFormateur(context, id);
  if (row === undefined) throw refuse.notFound();
  const all = await readCertificats(context, (eb) =>
    eb.and([
      eb('certificat.dispositif_niveau_id', '=', row.dispositif_niveau_id),
      eb('certificat.date_obtention', '=', row.date_obtention),
      eb('certificat.stagiaire_id', 'in', (from) =>
        from.selectFrom('stagiaire').select('stagiaire.id').where(stagiaireOf(row)),
      ),
    ]),
  );
  const given = all.find(({ statut }) => statut === 'VALIDE');
  const valeurs =
    given === undefined
      ? {
          intituleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
          prenom: row.prenom,
          nom: row.nom,
          identifiant: row.habilis_id,
          dateObtention: formatDate(row.date_obtention),
          dateFinValidite: row.date_fin === null ? texts.t('certificats.papier.sans-fin') : formatDate(row.date_fin),
        }
      : valeursOf(texts, { ...given, date_fin: row.date_fin });
  return answerPapiers(
    context,
    texts,
    [
      {
        valeurs,
        nom: row.nom,
        prenom: row.prenom,
        numero: given?.numero ?? row.habilis_id,
        A4: given?.A4 ?? null,
        CR80: given?.CR80 ?? null,
      },
    ],
    {
      papier,
      envoi: 'PDF',
      titre: texts.t('certificats.papier.titre-formateur', { habilisId: row.habilis_id }),
      audit: { objetType: 'certificat-formateur', objetId: id },
    },
  );
}
