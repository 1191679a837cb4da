import { ProblemError } from '@habilis/api/client/errors';
import { notification } from '@habilis/api/notification/endpoints';
import { Notifications } from '@habilis/api/notification/Notifications';
import type { Role } from '@habilis/api/role/Role';
import { type Preference, preferencesOf } from '@habilis/domain/notification/preferencesOf';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { call } from '../../session/call.ts';
import { reloadRole } from '../../session/reloadRole.ts';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';

/** The preferences of a role during editing: the choices, whether they are saved, and what another tab has saved in the meantime. */
export function usePreferences(role: Role, loaded: Notifications) {
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<readonly Preference[] | null>(null);
  const [other, setOther] = useState<Notifications | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const preferences = draft ?? loaded.preferences;
  const isDirty = draft !== null && JSON.stringify(draft) !== JSON.stringify(loaded.preferences);

  const forget = async () => {
    await revalidate();
    setDraft(null);
    setOther(null);
  };
  const refused = (error: unknown) => {
    if (!(error instanceof ProblemError)) return;
    const stored = z.safeParse(Notifications, error.problem.courant);
    if (error.status === 409 && stored.success) setOther(stored.data);
    else setFault(problemText(error.problem.title));
  };
  const save = async () => {
    setBusy(true);
    setFault(null);
    const { version } = other ?? loaded;
    try {
      await call(notification.save, { params: { roleId: role.id }, body: { version, preferences: [...preferences] } });
      await forget();
      await reloadRole(role.id);
      tellDone('compte.notifications.enregistrees');
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    preferences,
    isDirty,
    isBusy,
    fault,
    /** Whether a save made elsewhere prevents this one. */
    isOvertaken: other !== null,
    change: (type: string, changes: Partial<Preference>) =>
      setDraft(preferences.map((one) => (one.type === type ? { ...one, ...changes } : one))),
    reset: () => setDraft(preferencesOf(role.type, [])),
    save,
    forget,
  };
}
