import { PATHS } from '@habilis/api/page/paths';
import { JEUX_OUVERTS, type JeuOuvert } from '@habilis/api/statistique/DonneesOuvertes';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Config } from '../../../config.ts';
import type { FileAnswer } from '../../../platform/Handler.ts';
import { JEUX } from './JEUX.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

const EU = 'http://publications.europa.eu/resource/authority';
const FORMATS = {
  csv: { type: 'text/csv', code: 'CSV' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', code: 'XLSX' },
  geojson: { type: 'application/geo+json', code: 'GEOJSON' },
} as const;
const FREQUENCES = { jour: 'DAILY', mois: 'MONTHLY' } as const;

/** Written here, so that whoever reads the catalogue fetches nothing else. */
const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
};
const LICENCE = {
  '@id': 'https://www.etalab.gouv.fr/wp-content/uploads/2017/04/ETALAB-Licence-Ouverte-v2.0.pdf',
  '@type': 'dct:LicenseDocument',
  'dct:title': 'Licence Ouverte 2.0',
  'dct:identifier': 'etalab-2.0',
};

const ref = (id: string) => ({ '@id': id });
const french = (value: string) => ({ '@value': value, '@language': 'fr' });

type Site = { readonly config: Pick<Config, 'siteUrl' | 'supportEmail'>; readonly t: Formatter };

function datasetOf({ config: { siteUrl, supportEmail }, t }: Site, jeu: JeuOuvert) {
  const api = `${siteUrl}/api/donnees-ouvertes`;
  const page = `${siteUrl}${PATHS.donneesOuvertes}`;
  const table = (format: 'csv' | 'xlsx') => [format, `${api}/jeux/${jeu}?format=${format}`] as const;
  const files = [
    table('csv'),
    table('xlsx'),
    ...(jeu === 'annuaire' ? [['geojson', `${api}/annuaire.geojson`] as const] : []),
  ];
  return {
    '@id': `${page}#${jeu}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': jeu,
    'dct:title': french(t(`statistiques.ouvert.jeu.${jeu}`)),
    'dct:description': french(t(`statistiques.ouvert.texte.${jeu}`)),
    'dct:publisher': ref(`${siteUrl}/#editeur`),
    'dct:language': ref(`${EU}/language/FRA`),
    'dct:spatial': ref(`${EU}/country/FRA`),
    'dct:accrualPeriodicity': ref(`${EU}/frequency/${FREQUENCES[JEUX[jeu].rythme]}`),
    'dcat:theme': ref(`${EU}/data-theme/EDUC`),
    'dcat:landingPage': ref(page),
    'dcat:contactPoint': { '@type': 'vcard:Kind', 'vcard:hasEmail': ref(`mailto:${supportEmail}`) },
    'dcat:distribution': files.map(([format, address]) => ({
      '@id': address,
      '@type': 'dcat:Distribution',
      'dct:title': french(t('statistiques.public.telecharger', { jeu: t(`statistiques.ouvert.jeu.${jeu}`), format })),
      'dcat:accessURL': ref(address),
      'dcat:downloadURL': ref(address),
      'dcat:mediaType': ref(`https://www.iana.org/assignments/media-types/${FORMATS[format].type}`),
      'dct:format': ref(`${EU}/file-type/${FORMATS[format].code}`),
      'dct:conformsTo': ref(`${api}/schemas/${jeu}`),
      'dct:license': ref(LICENCE['@id']),
    })),
  };
}

/** The sets of open data in the form that data portals harvest (DCAT-AP 3.0; ST1102). */
export function catalogue(site: Site): FileAnswer {
  const { config, t } = site;
  const document = {
    '@context': CONTEXT,
    '@graph': [
      {
        '@id': `${config.siteUrl}/api/donnees-ouvertes/catalogue.jsonld`,
        '@type': 'dcat:Catalog',
        'dct:title': french(t('statistiques.ouvert.titre')),
        'dct:description': french(t('statistiques.ouvert.texte')),
        'dct:publisher': ref(`${config.siteUrl}/#editeur`),
        'dct:language': ref(`${EU}/language/FRA`),
        'dct:license': ref(LICENCE['@id']),
        'foaf:homepage': ref(`${config.siteUrl}${PATHS.donneesOuvertes}`),
        'dcat:dataset': JEUX_OUVERTS.map((jeu) => datasetOf(site, jeu)),
      },
      { '@id': `${config.siteUrl}/#editeur`, '@type': 'foaf:Agent', 'foaf:name': french('Habilis') },
      LICENCE,
    ],
  };
  const bytes = Buffer.from(JSON.stringify(document));
  return answerBytes(bytes, { userFilename: 'habilis-catalogue.jsonld', typeMime: 'application/ld+json' });
}
