import { EVENEMENTS_CERT } from '@habilis/domain/certificat/EVENEMENTS_CERT';
import { nobodys } from '../../platform/http/scopeChecks.ts';
import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { qrcodeHandlers } from './qrcode/handlers.ts';

/** Certificats and their check; no record of one exists yet. */
export const certificats = {
  handlers: () => ({ qrcode: qrcodeHandlers }),
  scopes: {
    'modele-certificat': nobodys,
    'modele-certificat-body': nobodys,
    'certificat-formateur': nobodys,
    'certificat-formateur-body': nobodys,
  },
  evenements: EVENEMENTS_CERT,
  personnes: [moves('certificat', 'formateur_id')],
} satisfies Area;
