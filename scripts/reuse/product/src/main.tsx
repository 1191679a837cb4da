import { Identifier } from '@habilis/ui/Identifier';
import { media } from '@habilis/ui/theme/media';
import { vars } from '@habilis/ui/theme/vars.css';
import { Wordmark } from '@habilis/ui/Wordmark';
import { createRoot } from 'react-dom/client';
import { Reservation } from './Reservation.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('La page n’a pas de racine.');
createRoot(root).render(
  <div style={{ background: vars.color.accentTint }} data-phone={matchMedia(media.phone).matches}>
    <Wordmark name="Salles" mark={<path d="M6 36V12L20 3l14 9v24H24V24h-8v12z" />} />
    <Reservation />
    <Identifier>42</Identifier>
  </div>,
);
