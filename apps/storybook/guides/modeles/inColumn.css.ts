import { media } from '@habilis/ui/theme/media';
import { style } from '@vanilla-extract/css';

export const column = style({ padding: 32, '@media': { [media.phone]: { padding: 16 } } });
