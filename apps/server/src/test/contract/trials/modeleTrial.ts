import { modeleSimple } from '@habilis/domain/modele-certificat/modeleSimple';
import { type CallRow, STALE } from '../CallRow.ts';
import { NO_OWNER, type SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

type Kind = 'modele-certificat' | 'niveau-de-modele';
type Row = CallRow<SubjectKind | Kind>;

const NO_WORDS = {
  marque: '',
  certificat: '',
  habilitee: '',
  delivre: '',
  naissance: '',
  identifiant: '',
  obtenu: '',
  valable: '',
  session: '',
  lieu: '',
  formateur: '',
  caisse: '',
  code: '',
  numero: '',
};

/** A model whose end is before its beginning, so that none is made. */
const WRITE = {
  ...modeleSimple('A4', 'PAYSAGE', NO_WORDS),
  intitule: 'Essai',
  mode: null,
  actif: false,
  dateDebutValidite: '2026-01-02',
  dateFinValidite: '2026-01-01',
  texteLegal: null,
  signataire: { nom: '', fonction: '' },
  langue: 'fr',
  fileUploads: [],
};

const byId: Row = { ids: { id: 'modele-certificat' } };

const rows: Readonly<Record<string, Row>> = {
  'modeleCertificat.search': { lists: 'modele-certificat', body: () => ({ taille: 200 }) },
  'modeleCertificat.formateurs': { lists: null, body: () => ({ taille: 200 }) },
  'modeleCertificat.forCriteria': { lists: null },
  'modeleCertificat.get': byId,
  'modeleCertificat.previsualiser': byId,
  'modeleCertificat.publier': { ...byId, body: () => ({ version: STALE }) },
  'modeleCertificat.create': {
    idInBody: 'niveau-de-modele',
    body: (_caller, id) => ({ ...WRITE, id: null, version: 0, dispositifNiveauId: Number(id) }),
    refusal: 'donnees-invalides',
  },
  'modeleCertificat.update': {
    idInBody: 'modele-certificat',
    body: (_caller, id) => ({ ...WRITE, id: Number(id), version: STALE, dispositifNiveauId: 1 }),
  },
};

/** Models of certificats, of a niveau of each of two dispositifs. */
export const modeleTrial: Trial<Kind> = {
  rows,
  load: async ({ connection: { db } }) => {
    const niveaux = await db
      .selectFrom('dispositif_niveau')
      .select(['id', 'code'])
      .where('code', 'in', ['SST-1', 'AMSS4-1'])
      .execute();
    const modeles = await Promise.all(
      niveaux.map(async ({ id: niveauId, code }) => {
        const { id } = await db
          .insertInto('modele_certificat')
          .values({ dispositif_niveau_id: niveauId, intitule: `Modèle ${code}`, actif: false })
          .returning('id')
          .executeTakeFirstOrThrow();
        await db
          .insertInto('modele_certificat_version')
          .values({
            modele_id: id,
            numero: 1,
            mode: null,
            format: 'A4',
            date_debut_validite: '2026-01-01',
            date_fin_validite: null,
            contenu: JSON.stringify(WRITE),
          })
          .execute();
        return { id: String(id), nom: `modèle ${code}`, owners: { ...NO_OWNER, niveau: code } };
      }),
    );
    return {
      'modele-certificat': modeles,
      'niveau-de-modele': niveaux.map(({ id, code }) => ({
        id: String(id),
        nom: `niveau ${code}`,
        owners: { ...NO_OWNER, niveau: code },
      })),
    };
  },
};
