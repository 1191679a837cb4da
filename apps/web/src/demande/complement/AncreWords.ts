import type { ComplementPoint } from '@habilis/api/examen/Complement';

/** How a form words what points are about. */
export type AncreWords = {
  /** What the field, the group of fields or the slot is called. */
  readonly labelOf: (chemin: string) => string;
  /** A part of what a field holds, when it is not shown as it is stored. */
  readonly partOf?: ((chemin: string, libelle: string) => string) | undefined;
};

/** Where the answer to a point is kept; it gives the version that is stored then. */
export type SavePoint = (body: {
  readonly pointId: number;
  readonly version: number;
  readonly traite: boolean;
  readonly reponse: string | null;
}) => Promise<Pick<ComplementPoint, 'version'>>;
