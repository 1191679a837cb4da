import type { Role } from '@habilis/api/role/Role';
import { session } from '@habilis/api/session/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { call } from './call.ts';
import { loadAccount } from './loadAccount.ts';

const QUESTIONS = [
  { type: 'TACHES', key: 'modals.preferences.taches', frequence: 'IMMEDIAT' },
  { type: 'ECHEANCES', key: 'modals.preferences.echeances', frequence: 'QUOTIDIEN' },
  { type: 'ACTUALITES', key: 'modals.preferences.actualites', frequence: 'HEBDO' },
] as const;

/** What a role wants to be told of, asked before its first use (specification, section 2, Route guard). */
export function PreferencesDialog({ role }: { role: Role }): ReactNode {
  const t = useText();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const preferences = QUESTIONS.map(({ type, frequence }) => ({
      type,
      canal: refused.has(type) ? ('NONE' as const) : ('EMAIL' as const),
      frequence,
    }));
    try {
      await call(session.setNotifications, { params: { roleId: role.id }, body: { preferences } });
      const account = await loadAccount({ isFresh: true });
      const store = getDefaultStore();
      store.set(accountAtom, account);
      store.set(currentRoleAtom, account.roles.find(({ id }) => id === role.id) ?? null);
    } catch {
      // The catalogue told why; the question stays.
    } finally {
      setBusy(false);
    }
  };
  const toggle = (type: string, isChosen: boolean) =>
    setRefused(new Set(isChosen ? [...refused].filter((one) => one !== type) : [...refused, type]));
  return (
    <Dialog
      title={t('modals.preferences.titre')}
      isOpen
      actions={
        <Button variant="primary" isBusy={isBusy} onPress={() => void save()}>
          {t('modals.preferences.enregistrer')}
        </Button>
      }
    >
      <Stack gap={8}>
        {QUESTIONS.map(({ type, key }) => (
          <Checkbox
            key={type}
            label={t(key)}
            isSelected={!refused.has(type)}
            onChange={(isChosen) => toggle(type, isChosen)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
