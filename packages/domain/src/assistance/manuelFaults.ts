import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { hasWords } from '../rich-text/hasWords.ts';

/** Why a manual cannot be kept (AS16): it has a title, and a file of its own or with what is sent. */
export const manuelFaults = ({
  intitule,
  hasFile,
}: {
  readonly intitule: string;
  readonly hasFile: boolean;
}): FieldFault[] => [
  ...faultIf(!hasWords(intitule), 'intitule', 'champ.requis'),
  ...faultIf(!hasFile, 'fileUploads.manuel', 'champ.piece-requise'),
];
