import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { type Piece, piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import type { Building } from './Building.ts';

const DOCUMENTS: Readonly<Record<Piece, { readonly title: string; readonly userFilename: string }>> = {
  attestationUrssaf: { title: 'Attestation de vigilance', userFilename: 'attestation-urssaf.pdf' },
  recepisseNda: { title: 'Récépissé de déclaration d’activité', userFilename: 'recepisse-nda.pdf' },
  extraitImmatriculation: { title: 'Extrait d’immatriculation', userFilename: 'extrait-immatriculation.pdf' },
  autre: { title: 'Pièce complémentaire', userFilename: 'piece-complementaire.pdf' },
};
const LARGEST = 1_000_000;

type Row = {
  readonly id: number;
  readonly donnees: DemandeAdministrativeSaisie;
  readonly donnees_validees: DemandeAdministrativeSaisie | null;
  readonly demandeur_id: number;
  /** The day on which its documents were given. */
  readonly jour: string;
};

async function* bytesOf(pdf: Uint8Array): AsyncGenerator<Uint8Array> {
  yield pdf;
}

async function stored({ files, documentOf }: Building, row: Row, champ: Piece) {
  const { title, userFilename } = DOCUMENTS[champ];
  const { raisonSociale, siret, numeroDeclarationActivite: nda } = row.donnees;
  const lines = [
    raisonSociale ?? '',
    `SIRET ${siret ?? ''}`,
    ...(champ === 'recepisseNda' ? [`Déclaration d’activité ${nda ?? ''}`] : []),
  ];
  const { sha256, taille } = await files.put(bytesOf(documentOf(title, lines)), LARGEST);
  return {
    row,
    champ,
    file: {
      sha256,
      taille,
      user_filename: userFilename,
      type_mime: 'application/pdf',
      depose_par: row.demandeur_id,
      depose_le: `${row.jour}T08:40:00Z`,
    },
  };
}

/** A small real PDF in every slot that a submitted demande must fill. */
export async function addPieces(building: Building, rows: readonly Row[]): Promise<void> {
  const { db } = building;
  const wanted = rows.flatMap((row) =>
    piecesRequises(row.donnees)
      .filter(({ obligatoire }) => obligatoire)
      .map(({ champ }) => ({ row, champ })),
  );
  const documents = await Promise.all(wanted.map(({ row, champ }) => stored(building, row, champ)));
  const inserted = await db
    .insertInto('fichier')
    .values(documents.map(({ file }) => file))
    .returning(['id', 'sha256'])
    .execute();
  const bySha = new Map(inserted.map(({ id, sha256 }) => [sha256, id]));
  const links = documents.flatMap(({ row, champ, file }, rang) => {
    const link = { demande_id: row.id, fichier_id: bySha.get(file.sha256) ?? 0, champ, rang };
    const travail = { ...link, copie: 'travail' as const };
    return row.donnees_validees === null ? [travail] : [travail, { ...link, copie: 'validee' as const }];
  });
  await db.insertInto('demande_administrative_fichier').values(links).execute();
}
