import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import { download } from '../../list/download.ts';
import { call } from '../../session/call.ts';

/** Keeps the printed model, with both samples, as a file. */
export const previewModele = (id: number): Promise<void> =>
  download(call(modeleCertificat.previsualiser, { params: { id } }), 'modele.pdf');
