import { ProblemError } from '@habilis/api/client/errors';
import { notification } from '@habilis/api/notification/endpoints';
import { Notifications } from '@habilis/api/notification/Notifications';
import type { Role } from '@habilis/api/role/Role';
import { type Preference, preferencesOf } from '@habilis/domain/notification/preferencesOf';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import { reloadRole } from '../../session/reloadRole.ts';

/** What was chosen; null as long as it is what is stored. */
type Chosen = { readonly preferences: readonly Preference[] | null };

/** What another tab saved in the meantime, when a refusal tells it. */
function storedIn(error: unknown): Notifications | null {
  if (!(error instanceof ProblemError) || error.status !== 409) return null;
  const stored = z.safeParse(Notifications, error.problem.courant);
  return stored.success ? stored.data : null;
}

/** The preferences of a role during editing: the choices, whether they are saved, and what another tab has saved in the meantime. */
export function usePreferences(role: Role, loaded: Notifications) {
  const { revalidate } = useRevalidator();
  const [other, setOther] = useState<Notifications | null>(null);
  const form = useForm<Chosen, { readonly preferences: readonly Preference[] }, unknown>({
    initial: { preferences: null },
    draft: ({ preferences }) => ({ preferences: preferences ?? loaded.preferences }),
    send: async ({ preferences }) => {
      const { version } = other ?? loaded;
      try {
        await call(notification.save, {
          params: { roleId: role.id },
          body: { version, preferences: [...preferences] },
        });
      } catch (error) {
        const stored = storedIn(error);
        if (stored === null) throw error;
        setOther(stored);
        // The page shows it with what can be done about it.
        throw new FieldRefusal([]);
      }
    },
    done: 'compte.notifications.enregistrees',
    onDone: async () => {
      await forget();
      await reloadRole(role.id);
    },
  });
  const forget = async () => {
    await revalidate();
    form.restart({ preferences: null });
    setOther(null);
  };
  const preferences = form.values.preferences ?? loaded.preferences;
  const isDirty = JSON.stringify(preferences) !== JSON.stringify(loaded.preferences);
  return {
    form: { ...form, isDirty: () => isDirty },
    preferences,
    /** Whether a save made elsewhere prevents this one. */
    isOvertaken: other !== null,
    change: (type: string, changes: Partial<Preference>) =>
      form.set({ preferences: preferences.map((one) => (one.type === type ? { ...one, ...changes } : one)) }),
    reset: () => form.set({ preferences: preferencesOf(role.type, []) }),
    forget,
  };
}
