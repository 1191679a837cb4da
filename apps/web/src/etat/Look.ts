import type { Tone } from '@habilis/ui/Badge';
import type { LucideIcon } from 'lucide-react';

/** The tone and the icon of a state, beside its word. */
export type Look = { readonly tone: Tone; readonly icon: LucideIcon };
