import { rolePath } from '@habilis/api/page/rolePaths';
import { notification } from '@habilis/api/notification/endpoints';
import { ProblemError } from '@habilis/api/client/errors';
import type { Role } from '@habilis/api/role/Role';
import type { Categorie } from '@habilis/domain/destinataire/destinataires';
import { answerQuestions, questionsOf } from '@habilis/domain/notification/questions';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { Dialog } from '@habilis/ui/Dialog';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { tellRefused } from '../messages/tellRefused.ts';
import { call } from './call.ts';
import { preferencesPutOffAtom } from './preferencesPutOff.ts';
import { reloadRole } from './reloadRole.ts';

/** Keeps the existing settings of the wanted events: a link of a mail may have stopped one of them. */
async function save({ id, type }: Role, wanted: ReadonlySet<Categorie>): Promise<void> {
  const params = { roleId: id };
  const { version, preferences } = await call(notification.read, { params });
  await call(notification.save, { params, body: { version, preferences: answerQuestions(type, wanted, preferences) } });
  await reloadRole(id);
}

/** Asks which notifications a role wants, before its first use (R5), or at the next visit; its page sets each event. */
export function PreferencesDialog({ role }: { role: Role }): ReactNode {
  const t = useText();
  const putOff = useSetAtom(preferencesPutOffAtom);
  const later = () => putOff(role.id);
  const questions = questionsOf(role.type);
  const [wanted, setWanted] = useState<ReadonlySet<Categorie>>(new Set(questions));
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      await save(role, wanted);
    } catch (error) {
      tellRefused(error);
      // Answered elsewhere meanwhile: the role read again says so, and the question closes; otherwise it stays open.
      if (error instanceof ProblemError && error.status === 409) await reloadRole(role.id).catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (categorie: Categorie, isChosen: boolean) =>
    setWanted(new Set(isChosen ? [...wanted, categorie] : [...wanted].filter((one) => one !== categorie)));
  return (
    <Dialog
      title={t('modals.preferences.titre')}
      isOpen
      onClose={later}
      actions={
        <>
          <Button onPress={later}>{t('modals.preferences.plus-tard')}</Button>
          <Button variant="primary" isBusy={isBusy} onPress={() => void submit()}>
            {t('modals.preferences.enregistrer')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {questions.map((categorie) => (
          <Checkbox
            key={categorie}
            label={t(`modals.preferences.${categorie}`)}
            isSelected={wanted.has(categorie)}
            onChange={(isChosen) => toggle(categorie, isChosen)}
          />
        ))}
        <Link href={rolePath(role, 'notifications')}>{t('modals.preferences.tout')}</Link>
      </Stack>
    </Dialog>
  );
}
