import {
  DemandeHabilitation,
  type DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { normalizeAdresse } from '@habilis/domain/adresse/normalizeAdresse';
import { isPathOfPoint } from '@habilis/domain/complement/faultsOfPoints';
import { DH_FORM } from '@habilis/domain/demande-habilitation/needs';
import * as z from 'zod/mini';
import type { DemandeKind } from '../../document/DemandeKind.ts';
import type { TabProps } from '../../document/TabProps.ts';
import type { OpenDemande } from '../../document/useDocument.ts';

/** What the demandeur types. */
export const DhSaisie = z.extend(
  z.pick(DemandeHabilitation, { formateurs: true, plateformesFixes: true, plateformeMobile: true }),
  { dispositifNiveauId: z.nullable(z.int()) },
);
export type DhSaisie = z.infer<typeof DhSaisie>;

export type Plateforme = DhSaisie['plateformesFixes'][number];

/** The props of every tab of a habilitation demande. */
export type DhTabProps = TabProps<DhSaisie>;

/** The text of what a complement asks about a field. */
export type AskedOf = (path: string) => string | undefined;

/** A demande d'habilitation whose page is open. */
export type OpenDh = OpenDemande<DemandeHabilitation, DhSaisie, DemandeHabilitationWrite>;

const saisieOf = ({ dispositifNiveau, formateurs, plateformesFixes, plateformeMobile }: DemandeHabilitation) => ({
  formateurs,
  plateformesFixes,
  plateformeMobile,
  dispositifNiveauId: dispositifNiveau?.id ?? null,
});

const normalized = ({ id, adresse }: Plateforme): Plateforme => ({ id, adresse: normalizeAdresse(adresse) });

/** The habilitation demande as a document that is filled in and saved automatically. */
export const dhKind: DemandeKind<DemandeHabilitation, DhSaisie, DemandeHabilitationWrite> = {
  type: 'DH',
  removalOf: () => 'DH',
  Demande: DemandeHabilitation,
  Saisie: DhSaisie,
  isOfAction: (path) => Object.values(DH_FORM.fields).includes(path) || isPathOfPoint(path),
  firstTask: 'saisie',
  saisieOf,
  normalize: (saisie) => ({ ...saisie, plateformesFixes: saisie.plateformesFixes.map(normalized) }),
  follow: (saisie) => saisie,
  bodyOf: (base, saisie, { habilitationSourceMode, habilitationSourceId }) => ({
    ...saisie,
    ...base,
    habilitationSourceMode,
    habilitationSourceId,
  }),
};
