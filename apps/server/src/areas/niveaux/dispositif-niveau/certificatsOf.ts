import type { EtatDeCertificat } from '@habilis/api/formateur/EtatDeCertificat';
import { etatCertificat } from '@habilis/domain/demande-habilitation/etatCertificat';
import type { Context } from '../../../platform/Handler.ts';

/** What the certificats of some persons say about training a niveau on a day; a niveau that names no niveau of formateurs requires nothing (DH741). */
export async function certificatsOf(
  { db, today }: Pick<Context, 'db' | 'today'>,
  personneIds: readonly number[],
  niveauFormateurId: number | null,
): Promise<(personneId: number) => EtatDeCertificat> {
  const held =
    niveauFormateurId === null || personneIds.length === 0
      ? []
      : await db
          .selectFrom('certificat_formateur')
          .select(['personne_id', 'date_obtention as dateObtention', 'date_fin as dateFin'])
          .where('personne_id', 'in', personneIds)
          .where('dispositif_niveau_id', '=', niveauFormateurId)
          .execute();
  const asked = { isAsked: niveauFormateurId !== null, today };
  return (personneId) =>
    etatCertificat(
      held.filter(({ personne_id: of }) => of === personneId),
      asked,
    );
}
