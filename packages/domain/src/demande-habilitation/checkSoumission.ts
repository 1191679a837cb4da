import { adresseFaults } from '../adresse/adresseFaults.ts';
import { CHAMP_LETTRE_ENGAGEMENT } from './champsFixes.ts';
import type { EtatCertificat } from './etatCertificat.ts';
import type { HabilitationSourceMode } from '../habilitation/HABILITATION_SOURCE_MODES.ts';

/** A field that keeps a demande from being submitted; `title` is a key under `erreurs.`. */
export type SoumissionError = { readonly path: string; readonly title: string };

type Champ = { readonly id: number; readonly obligatoire: boolean; readonly retire?: boolean };

/** The settings of a niveau that say what its demande must hold. */
export type NiveauDemande = {
  readonly avecTechnique: boolean;
  readonly avecPlateforme: boolean;
  readonly pedagogiqueUploadFieldsConfig: readonly Champ[];
  readonly techniqueUploadFieldsConfig: readonly Champ[];
};

/** The fields of a demande that say whether it may be submitted. */
export type DhSoumise = {
  readonly mode: HabilitationSourceMode;
  /** Null while none is chosen. */
  readonly niveau: (NiveauDemande & { readonly ouvert: boolean }) | null;
  /** What was submitted while its niveau was open goes on. */
  readonly isJamaisSoumise: boolean;
  /** State today of the certificat that the niveau requires, for each declared formateur. */
  readonly formateurs: readonly { readonly certificat: EtatCertificat }[];
  readonly plateformesFixes: readonly {
    readonly ligne1: string | null;
    readonly codePostal: string | null;
    readonly ville: string | null;
  }[];
  readonly plateformeMobile: boolean;
  readonly champs: readonly string[];
};

/** The slots that a demande must fill, by their names (rules/demandes#submit). */
export function champsObligatoires(niveau: NiveauDemande): string[] {
  const { avecTechnique, pedagogiqueUploadFieldsConfig, techniqueUploadFieldsConfig } = niveau;
  const asked = [...pedagogiqueUploadFieldsConfig, ...(avecTechnique ? techniqueUploadFieldsConfig : [])];
  const required = asked.filter(({ obligatoire, retire }) => obligatoire && retire !== true);
  return [...required.map(({ id }) => String(id)), CHAMP_LETTRE_ENGAGEMENT];
}

function formateursFaults({ formateurs }: DhSoumise): SoumissionError[] {
  if (formateurs.length === 0) return [{ path: 'formateurs', title: 'champ.formateur-requis' }];
  const expired = formateurs.flatMap(({ certificat }, index) =>
    certificat === 'EXPIRE' ? [{ path: `formateurs.${index}`, title: 'champ.formateur-certificat-expire' }] : [],
  );
  const isTrained = formateurs.some(({ certificat }) => certificat === 'VALIDE' || certificat === 'SANS_OBJET');
  return isTrained || expired.length > 0 ? expired : [{ path: 'formateurs', title: 'champ.formateur-certifie-requis' }];
}

function plateformesFaults({ mode, plateformesFixes, plateformeMobile }: DhSoumise): SoumissionError[] {
  // APF adds a fixed platform: a movable one is no substitute.
  const hasPlace = plateformesFixes.length > 0 || (plateformeMobile && mode !== 'APF');
  const missing = hasPlace ? [] : [{ path: 'plateformesFixes', title: 'champ.plateforme-requise' }];
  const addresses = plateformesFixes.flatMap(({ ligne1, codePostal, ville }, index) =>
    adresseFaults({ ligne1, codePostalVille: { codePostal, ville } }, `plateformesFixes.${index}.adresse`),
  );
  return [...missing, ...addresses];
}

/** Every field that blocks the submit of a demande, in the form's order (rules/demandes#submit; DH743). */
export function checkSoumission(demande: DhSoumise): SoumissionError[] {
  const { mode, niveau, isJamaisSoumise, champs } = demande;
  const path = 'dispositifNiveauId';
  if (niveau === null) return [{ path, title: 'champ.niveau-requis' }];
  if (mode === 'INI' && isJamaisSoumise && !niveau.ouvert) return [{ path, title: 'champ.niveau-ferme' }];
  const pieces = champsObligatoires(niveau)
    .filter((champ) => !champs.includes(champ))
    .map((champ) => ({ path: `fileUploads.${champ}`, title: 'champ.piece-requise' }));
  return [...(niveau.avecPlateforme ? plateformesFaults(demande) : []), ...formateursFaults(demande), ...pieces];
}
