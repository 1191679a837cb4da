import { file } from '@habilis/api/file/endpoints';
import type { Echange, FilSupport } from '@habilis/api/support/FilSupport';
import { formatFileSize, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Button } from '@habilis/ui/Button';
import { Heading } from '@habilis/ui/Heading';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { download } from '../../../list/download.ts';
import { call } from '../../../session/call.ts';
import { TypedText } from '../TypedText.tsx';

type Said = Pick<Echange, 'auteur' | 'texte' | 'ecritLe' | 'courriel' | 'pieces' | 'piecesEcartees'> & {
  readonly genre: Echange['genre'] | 'MESSAGE';
};

/** What was said at once, by whom, with its documents; an answer whose mail failed says so. */
function Parole({ said }: { readonly said: Said }): ReactNode {
  const t = useText();
  const { genre, auteur, texte, ecritLe, courriel, pieces, piecesEcartees } = said;
  return (
    <Box
      surface={genre === 'MESSAGE' || genre === 'SUITE' ? 'plain' : genre === 'NOTE' ? 'sunken' : 'tint'}
      edge="hairline"
    >
      <Stack gap={8}>
        <Heading level={3} look="h3">
          {t(`supports.bureau.genre.${genre}`, { auteur })}
        </Heading>
        <Text look="small" tone="subtle">
          {t('supports.bureau.instant', { date: formatInstantDate(ecritLe), heure: formatTime(ecritLe) })}
        </Text>
        <TypedText texte={texte} />
        {pieces.length > 0 && (
          <Inline gap={8} wrap>
            {pieces.map(({ id, userFilename, taille }) => (
              <Button
                key={id}
                size="small"
                icon={Paperclip}
                onPress={() => void download(call(file.download, { params: { id: String(id) } }), userFilename)}
              >
                {`${userFilename} (${formatFileSize(taille)})`}
              </Button>
            ))}
          </Inline>
        )}
        {piecesEcartees > 0 && (
          <Text look="small" tone="warning">
            {t('supports.bureau.ecartees', { nombre: piecesEcartees })}
          </Text>
        )}
        {courriel !== null && courriel !== 'INCONNU' && (
          <Text look="small" tone={courriel === 'ECHEC' ? 'danger' : 'subtle'}>
            {t(`supports.bureau.courriel.${courriel}`)}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

/** A thread from its message on, the oldest first. */
export function Echanges({ fil }: { readonly fil: FilSupport }): ReactNode {
  const { message, recuLe, nomPrenom, pieces, echanges } = fil;
  const first: Said = {
    genre: 'MESSAGE',
    auteur: nomPrenom,
    texte: message,
    ecritLe: recuLe,
    courriel: null,
    pieces,
    piecesEcartees: 0,
  };
  return (
    <Stack gap={16}>
      <Parole said={first} />
      {echanges.map((one) => (
        <Parole key={one.id} said={one} />
      ))}
    </Stack>
  );
}
