import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { download } from '../../list/download.ts';
import { call } from '../../session/call.ts';

/** Keeps the printed model, with both samples, as a file. */
export const previewModele = ({ id, etat }: Pick<ModeleCertificat, 'id' | 'etat'>): Promise<void> =>
  download(
    call(modeleCertificat.previsualiser, { params: { id }, query: etat === 'PUBLIEE' ? { etat } : {} }),
    'modele.pdf',
  );
