import { fileURLToPath } from 'node:url';
import { addDays } from '@habilis/domain/date/addDays';
import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { modeleSimple, type MotsModeleSimple } from '@habilis/domain/modele-certificat/modeleSimple';
import { motsModeleSimple } from '@habilis/i18n/motsModeleSimple';
import type { BuiltIds } from '@habilis/server/builders/Building';
import type { Database } from '@habilis/server/database/Database';
import { textsOf } from '@habilis/server/platform/textsOf';
import type { Kysely } from 'kysely';

type Seeding = { readonly ids: BuiltIds; readonly today: string };

const TEXTS = fileURLToPath(new URL('../../../packages/i18n/compiled', import.meta.url));

/** The words of the plain model, under a heading of its own. */
const motsOf = (): MotsModeleSimple => ({
  ...motsModeleSimple(textsOf({ textsFolder: TEXTS }, ['certificats'])),
  certificat: 'Certificat d’acteur de prévention',
});
const PAROLES = {
  texteLegal:
    'Le sauveteur secouriste du travail intervient sous la responsabilité de son employeur. Ce certificat ne permet pas de former d’autres personnes.',
  signataire: { nom: 'Marie Roussel', fonction: 'Présidente de la commission nationale d’habilitation' },
} as const;

const PETITE = {
  gras: false,
  alignement: 'GAUCHE',
  encre: 'SUBTIL',
  capitales: false,
  tropLong: 'RETOUR',
  taille: 9,
  tailleMin: 7,
  etiquette: '',
  texte: '',
} as const satisfies Partial<Zone>;

/** The sheet of the plain model, with who signs it and the words of law at its foot. */
function feuilleSignee(mots: MotsModeleSimple): Dessin {
  const simple = modeleSimple('A4', 'PAYSAGE', mots);
  return {
    ...simple,
    zones: [
      ...simple.zones.map((zone) => {
        if (zone.champ === 'caisse') return { ...zone, largeur: 62 };
        return zone.champ === 'nomFormateur' ? { ...zone, x: 82, largeur: 56 } : zone;
      }),
      { ...PETITE, champ: 'signataire', x: 141, y: 177, largeur: 71, hauteur: 16 },
      { ...PETITE, champ: 'texteLegal', x: 17, y: 198, largeur: 195, hauteur: 8 },
    ],
  };
}

/** The draft of the next version: the days of the session in the place of its number. */
const feuilleSuivante = (feuille: Dessin): Dessin => ({
  ...feuille,
  zones: feuille.zones.map((zone) =>
    zone.champ === 'numeroSession' ? { ...zone, champ: 'datesSession', etiquette: 'Formation', taille: 10 } : zone,
  ),
});

const valeurOf = (dessin: Dessin, paroles: typeof PAROLES | null) => {
  const { format: _, ...drawn } = dessin;
  return JSON.stringify({
    ...drawn,
    texteLegal: paroles?.texteLegal ?? null,
    signataire: paroles?.signataire ?? { nom: '', fonction: '' },
  });
};

/** Days ago from which the first versions are in force. */
const AGE = 400;

/** Adds a model with its first version, published, which the certificats obtained since then have (MC10). */
async function addModele(
  db: Kysely<Database>,
  { ids, today }: Seeding,
  {
    code,
    intitule,
    dessin,
    paroles,
  }: {
    readonly code: string;
    readonly intitule: string;
    readonly dessin: Dessin;
    readonly paroles: typeof PAROLES | null;
  },
): Promise<{ readonly modeleId: number }> {
  const debut = addDays(today, -AGE);
  const { id: niveauId } = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const { id: modeleId } = await db
    .insertInto('modele_certificat')
    .values({ dispositif_niveau_id: niveauId, intitule, actif: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: versionId } = await db
    .insertInto('modele_certificat_version')
    .values({
      modele_id: modeleId,
      numero: 1,
      format: dessin.format,
      date_debut_validite: debut,
      contenu: valeurOf(dessin, paroles),
      publiee_le: `${addDays(debut, -5)}T14:30:00Z`,
      publiee_par: ids.personne.get('RDI90001') ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('certificat')
    .set(dessin.format === 'A4' ? { modele_a4_version_id: versionId } : { modele_carte_version_id: versionId })
    .where('dispositif_niveau_id', '=', niveauId)
    .where('date_obtention', '>=', debut)
    .execute();
  return { modeleId };
}

/** Two models: a sheet in force with the draft of its next version, and the card of a niveau of formateurs (G861). */
export async function seedModeles(db: Kysely<Database>, seeding: Seeding): Promise<void> {
  const mots = motsOf();
  const feuille = feuilleSignee(mots);
  const { modeleId } = await addModele(db, seeding, {
    code: 'SST-1',
    intitule: 'Certificat de sauveteur secouriste du travail',
    dessin: feuille,
    paroles: PAROLES,
  });
  await db
    .insertInto('modele_certificat_version')
    .values({
      modele_id: modeleId,
      numero: 2,
      format: 'A4',
      date_debut_validite: addDays(seeding.today, 60),
      contenu: valeurOf(feuilleSuivante(feuille), PAROLES),
    })
    .execute();
  await addModele(db, seeding, {
    code: 'SST-2',
    intitule: 'Carte de formateur de SST',
    dessin: modeleSimple('CR80', 'PAYSAGE', mots),
    paroles: null,
  });
}
