import { file } from '@habilis/api/file/endpoints';
import type { Echange, FilSupport } from '@habilis/api/support/FilSupport';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { Parole } from '../../../fil/Parole.tsx';
import { download } from '../../../list/download.ts';
import { call } from '../../../session/call.ts';

type Said = Pick<
  Echange,
  'auteur' | 'texte' | 'suite' | 'illisible' | 'ecritLe' | 'courriel' | 'pieces' | 'piecesEcartees'
> & {
  readonly id: number;
  readonly genre: Echange['genre'] | 'MESSAGE';
};

const SURFACES = {
  MESSAGE: 'plain',
  SUITE: 'plain',
  AUTOMATIQUE: 'sunken',
  NOTE: 'sunken',
  REPONSE: 'tint',
} as const satisfies Record<Said['genre'], 'plain' | 'sunken' | 'tint'>;

/** What was said at once, by whom, with its documents; an answer whose mail failed says so. */
function Dit({ said }: { readonly said: Said }): ReactNode {
  const t = useText();
  const { id: echangeId, genre, auteur, texte, suite, illisible, ecritLe, courriel, pieces, piecesEcartees } = said;
  return (
    <Parole
      title={t(`supports.bureau.genre.${genre}`, { auteur })}
      ecritLe={ecritLe}
      texte={texte}
      surface={SURFACES[genre]}
    >
      {illisible !== null && (
        <Text look="small" tone="warning">
          {t(`supports.bureau.illisible.${illisible}`)}
        </Text>
      )}
      {suite !== null && (
        <Accordion
          level={4}
          items={[
            {
              id: `suite-${echangeId}`,
              title: t('supports.bureau.suite'),
              content: <Text>{suite}</Text>,
            },
          ]}
        />
      )}
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
    </Parole>
  );
}

/** A thread from its message on, the oldest first. */
export function Echanges({ fil }: { readonly fil: FilSupport }): ReactNode {
  const { message, recuLe, nomPrenom, pieces, echanges } = fil;
  const first: Said = {
    id: 0,
    genre: 'MESSAGE',
    auteur: nomPrenom,
    texte: message,
    suite: null,
    illisible: null,
    ecritLe: recuLe,
    courriel: null,
    pieces,
    piecesEcartees: 0,
  };
  return (
    <Stack gap={16}>
      <Dit said={first} />
      {echanges.map((one) => (
        <Dit key={one.id} said={one} />
      ))}
    </Stack>
  );
}
