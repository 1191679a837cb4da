import type { JeuOuvert, SchemaOuvert } from '@habilis/api/statistique/DonneesOuvertes';
import { CHIFFRES_CACHED_SECONDS } from '@habilis/api/statistique/endpoints';
import type { ExportFormat } from '@habilis/api/wire/Export';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../../config.ts';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { type ColonneTable, tableFile } from '../../../platform/tableur/tableFile.ts';
import { JEUX } from './JEUX.ts';
import { ROWS, type Row } from './rowsOf.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

type Lue = Pick<Context, 'db' | 'today' | 'now'>;
type Bytes = { readonly bytes: Buffer; readonly typeMime: string; readonly nom: string };
type Kept = Bytes & { readonly until: number; readonly modifieLe: Date };

/** What the fields of a set are, for programs and for the page (ST1101). */
export function schemaOf(jeu: JeuOuvert, t: Formatter): SchemaOuvert {
  const { champs, cle, rythme } = JEUX[jeu];
  return {
    name: jeu,
    title: t(`statistiques.ouvert.jeu.${jeu}`),
    description: t(`statistiques.ouvert.texte.${jeu}`),
    rythme,
    fields: champs.map((champ) => ({
      name: champ.nom,
      type: champ.type,
      title: t(`statistiques.ouvert.champ.${champ.nom}`),
      description: t(`statistiques.ouvert.sens.${champ.nom}`),
      constraints: { required: !('isOptional' in champ), unique: cle.length === 1 && cle[0] === champ.nom },
    })),
    primaryKey: [...cle],
    missingValues: [''],
  };
}

const told = (value: Row[number] | undefined): string | number | null =>
  typeof value === 'boolean' ? String(value) : (value ?? null);

const genreOf = (type: string): 'texte' | 'nombre' | 'date' => {
  if (type === 'date') return 'date';
  return type === 'integer' || type === 'number' ? 'nombre' : 'texte';
};

async function tableOf(lue: Lue, jeu: JeuOuvert, format: ExportFormat, siteUrl: string): Promise<Bytes> {
  const colonnes = JEUX[jeu].champs.map(({ nom, type }, place): ColonneTable<Row> => ({
    titre: nom,
    genre: genreOf(type),
    valeur: (row) => told(row[place]),
  }));
  const nom = `habilis-${jeu}-${lue.today}`;
  const { stream, typeMime } = await tableFile({ nom, format, colonnes }, await ROWS[jeu](lue, siteUrl));
  return { bytes: await buffer(stream), typeMime, nom: `${nom}.${format}` };
}

/** The directory for maps: no place is known more precisely than its town, so that features are unlocated (RFC 7946, section 3.2). */
async function geoJsonOf(lue: Lue, siteUrl: string): Promise<Bytes> {
  const { champs } = JEUX.annuaire;
  const rows = await ROWS.annuaire(lue, siteUrl);
  const features = rows.map((row) => ({
    type: 'Feature',
    id: row[0],
    geometry: null,
    properties: Object.fromEntries(champs.map(({ nom }, place) => [nom, row[place]])),
  }));
  return {
    bytes: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
    typeMime: 'application/geo+json',
    nom: `habilis-annuaire-${lue.today}.geojson`,
  };
}

/** The files of open data, read from the database once an hour at most, with the instant from which each is as it is. */
export function filesOuverts({ siteUrl }: Pick<Config, 'siteUrl'>) {
  const kept = new Map<string, Kept>();
  return async (lue: Lue, jeu: JeuOuvert, format: ExportFormat | 'geojson'): Promise<FileAnswer> => {
    const key = `${jeu}.${format}`;
    const now = lue.now.getTime();
    let one = kept.get(key);
    if (one === undefined || one.until <= now || !one.nom.includes(lue.today)) {
      const read = await (format === 'geojson' ? geoJsonOf(lue, siteUrl) : tableOf(lue, jeu, format, siteUrl));
      const isSame = one?.bytes.equals(read.bytes) === true;
      const modifieLe = isSame && one !== undefined ? one.modifieLe : lue.now;
      one = { ...read, until: now + CHIFFRES_CACHED_SECONDS * 1000, modifieLe };
      kept.set(key, one);
    }
    const { bytes, typeMime, nom, modifieLe } = one;
    return { ...answerBytes(bytes, { userFilename: nom, typeMime }), modifieLe };
  };
}
