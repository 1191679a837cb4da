import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { identitesVues, tousAdmis, tousPresents } from '@habilis/domain/resultat/saisieResultat';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { Award, IdCard, Undo2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../../boot/useMedia.ts';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { isTold, noteTold } from './toldIdentites.ts';
import type { OpenResultats } from './useResultats.ts';

/** What one tap enters for everybody. */
const ALL = { presents: tousPresents, admis: tousAdmis, identites: identitesVues } as const;
type Which = keyof typeof ALL;

/** Each line before and after such a tap. */
type Noted = {
  readonly which: Which;
  readonly steps: readonly { readonly before: Stagiaire; readonly after: Stagiaire }[];
};

const isSame = (one: Stagiaire, other: Stagiaire): boolean =>
  one.present === other.present && one.resultat === other.resultat && one.identiteVerifiee === other.identiteVerifiee;

/** What was noted of everybody, with the way back. */
function NotedLine({ noted, nombre, onUndo }: { noted: Noted | null; nombre: number; onUndo: () => void }): ReactNode {
  const t = useText();
  const isShown = noted !== null && nombre > 0;
  return (
    // In the page: a message over it would hide what is tapped next.
    <Inline gap={8}>
      <span role="status">
        {isShown && <Text as="span">{t(`sessions-certification.resultats.notes-${noted.which}`, { nombre })}</Text>}
      </span>
      {isShown && (
        <Button size="small" variant="quiet" icon={Undo2} onPress={onUndo}>
          {t('sessions-certification.resultats.defaire')}
        </Button>
      )}
    </Inline>
  );
}

type Props = {
  readonly resultats: OpenResultats;
  /** After one: what is whole then folds. */
  readonly onTaken: () => void;
};

/** Enters one answer of everybody, and takes it back. */
function useBulk({ resultats: { lines, enter, key }, onTaken }: Props) {
  const t = useText();
  const [noted, setNoted] = useState<Noted | null>(null);
  const take = (which: Which) => {
    const after = ALL[which](lines);
    if (enter(after) === 0) return;
    onTaken();
    setNoted({
      which,
      steps: lines.flatMap((before, index) => {
        const line = after[index];
        return line === undefined || line === before ? [] : [{ before, after: line }];
      }),
    });
  };
  const takeIdentites = async () => {
    const isSaid =
      isTold(key) ||
      (await confirm({
        title: t('sessions-certification.resultats.identites-question'),
        message: t('sessions-certification.resultats.identites-suite'),
        confirmLabel: t('sessions-certification.resultats.identites-oui'),
      }));
    if (!isSaid) return;
    noteTold(key);
    take('identites');
  };
  // What was entered of a line since is not undone with the others.
  const undoable = (noted?.steps ?? []).filter(({ after }) =>
    lines.some((now) => now.id === after.id && isSame(now, after)),
  );
  return {
    take,
    takeIdentites,
    noted,
    nombre: undoable.length,
    undo: () => {
      setNoted(null);
      enter(undoable.map(({ before }) => before));
    },
  };
}

/** The answers that are given of everybody at once; identities are asked about once a session (SC30, SC854). */
export function BulkButtons(props: Props): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  const { take, takeIdentites, noted, nombre, undo } = useBulk(props);
  const { lines } = props.resultats;
  const presents = lines.filter(({ present }) => present === true);
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Button
          icon={Users}
          isDisabled={lines.every(({ present }) => present !== null)}
          onPress={() => take('presents')}
        >
          {t('sessions-certification.resultats.tous-presents')}
        </Button>
        <Button
          icon={Award}
          isDisabled={!presents.some(({ resultat }) => resultat === null)}
          onPress={() => take('admis')}
        >
          {t('sessions-certification.resultats.tous-admis')}
        </Button>
        <Button
          icon={IdCard}
          isFullWidth={isPhone}
          isDisabled={presents.every(({ identiteVerifiee }) => identiteVerifiee)}
          onPress={() => void takeIdentites()}
        >
          {t('sessions-certification.resultats.identites-vues', { nombre: presents.length })}
        </Button>
      </Inline>
      <NotedLine noted={noted} nombre={nombre} onUndo={undo} />
    </Stack>
  );
}
