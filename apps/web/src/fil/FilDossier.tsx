import { FIL_OUVERT } from '@habilis/api/page/filPath';
import { coteDe } from '@habilis/domain/fil/coteDe';
import { hasFil } from '@habilis/domain/fil/hasFil';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Drawer } from '@habilis/ui/Drawer';
import { Skeleton } from '@habilis/ui/Skeleton';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '../messages/tellRefused.ts';
import { problemText } from '../messages/reportError.ts';
import { actingAtom } from '../session/acting.ts';
import { currentRoleAtom } from '../session/atoms.ts';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { MessageForm } from './MessageForm.tsx';
import { Messages } from './Messages.tsx';
import { type FileOfFil, type FilLu, useFil } from './useFil.ts';

/** Why a thread cannot be read, with a way to try again. */
function Unread({ error, reread }: Pick<FilLu, 'error' | 'reread'>): ReactNode {
  const t = useText();
  const why = isRefusal(error) ? problemText(error.problem.title) : t('fil.illisible-texte');
  return (
    <Callout
      tone="warning"
      title={t('fil.illisible')}
      actions={<Button onPress={() => void reread()}>{t('fil.relire')}</Button>}
    >
      <Text>{why}</Text>
    </Callout>
  );
}

/** A thread that its reader may have: what was written, then what they write, or why they do not. */
function Opened({ file, role, lu }: { file: FileOfFil; role: RoleType; lu: FilLu }): ReactNode {
  const t = useText();
  const { fil, error, reread, take } = lu;
  if (fil === null)
    return error === null ? <Skeleton label={t('modals.progression.page')} count={3} /> : <Unread {...lu} />;
  const { fermeture, empechement, messages } = fil;
  const lecteur = coteDe(role);
  return (
    <Stack gap={22}>
      {error !== null && <Unread {...lu} />}
      <Messages messages={messages} lecteur={lecteur} />
      {fermeture !== null && (
        <Callout tone="info" title={t('fil.ferme')}>
          <Text>{t(`fil.fermeture.${fermeture}`)}</Text>
        </Callout>
      )}
      {fermeture === null && empechement !== null && (
        <Callout tone="info" title={t('fil.empeche')}>
          <Text>{t(`fil.empechement.${empechement}`)}</Text>
        </Callout>
      )}
      <MessageForm
        file={file}
        aide={t(`fil.aide.${lecteur}`)}
        isClosed={fermeture !== null || empechement !== null}
        onSent={take}
        onStale={reread}
      />
    </Stack>
  );
}

/** The thread of a file behind its button, which says how many messages are new; the address of a mail opens it (rules/rights#thread). */
export function FilDossier({ dossier, id }: FileOfFil): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const isActing = useAtomValue(actingAtom) !== null;
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get(FIL_OUVERT.name) === FIL_OUVERT.value;
  const [isChosen, setChosen] = useState(false);
  const isOpen = isAsked || isChosen;
  const mayRead = role !== null && hasFil(role.type, dossier);
  const lu = useFil({ dossier, id }, { isMine: mayRead && !isActing, isOpen });
  if (!mayRead) return null;
  const nouveaux = lu.fil?.nouveaux ?? 0;
  const close = () => {
    setChosen(false);
    if (!isAsked) return;
    const others = new URLSearchParams(search);
    others.delete(FIL_OUVERT.name);
    setSearch(others, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button size="small" icon={MessagesSquare} onPress={() => setChosen(true)}>
        {nouveaux === 0 ? t('fil.titre') : t('fil.titre-nouveaux', { nombre: nouveaux })}
      </Button>
      <Drawer title={t('fil.titre')} closeLabel={t('modals.fermer')} isOpen={isOpen} onClose={close} placement="sheet">
        {isActing ? (
          <Callout tone="info" title={t('fil.a-elle-seule')}>
            <Text>{t('fil.a-elle-seule-texte')}</Text>
          </Callout>
        ) : (
          <Opened file={{ dossier, id }} role={role.type} lu={lu} />
        )}
      </Drawer>
    </>
  );
}
