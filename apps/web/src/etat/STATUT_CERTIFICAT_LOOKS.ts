import type { StatutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { CircleCheck, CircleSlash, ClockAlert, Replace } from 'lucide-react';
import type { Look } from './Look.ts';

/** How a certificat stands, as shown. */
export const STATUT_CERTIFICAT_LOOKS: Readonly<Record<StatutCertificat, Look>> = {
  VALIDE: { tone: 'success', icon: CircleCheck },
  EXPIRE: { tone: 'warning', icon: ClockAlert },
  REVOQUE: { tone: 'danger', icon: CircleSlash },
  REMPLACE: { tone: 'warning', icon: Replace },
};
