import type { GenreEcheance } from '@habilis/domain/echeance/ECHEANCES';
import {
  Award,
  BadgeCheck,
  CalendarDays,
  CirclePause,
  FileText,
  Gavel,
  ListChecks,
  type LucideIcon,
  ShieldAlert,
  Undo2,
} from 'lucide-react';

/** The icon of each lane. */
export const GENRE_ICONS: Readonly<Record<GenreEcheance, LucideIcon>> = {
  HABILITATION: Award,
  SUSPENSION: CirclePause,
  RESERVE: ShieldAlert,
  PIECE: FileText,
  COMPLEMENT: Undo2,
  TACHE: ListChecks,
  SESSION: CalendarDays,
  CERTIFICAT: BadgeCheck,
  COMMISSION: Gavel,
};
