import type { ComplementPoint } from '@habilis/api/examen/Complement';

/** The words of a form for the fields that points are about. */
export type AncreWords = {
  /** The label of a field, a group of fields or a slot. */
  readonly labelOf: (chemin: string) => string;
  /** The words of a part of a field's value, when it is not shown as stored. */
  readonly partOf?: ((chemin: string, libelle: string) => string) | undefined;
};

/** Saves the answer to a point; gives the stored version. */
export type SavePoint = (body: {
  readonly pointId: number;
  readonly version: number;
  readonly traite: boolean;
  readonly reponse: string | null;
}) => Promise<Pick<ComplementPoint, 'version'>>;
