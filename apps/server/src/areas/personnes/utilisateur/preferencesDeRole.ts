import type { EcriturePreferences } from '../../avertir/role/preferences.ts';

/** Writes what a role wants to be told (N1). */
export const PREFERENCES_DE_ROLE: EcriturePreferences = {
  write: async (db, role, preferences) => {
    await db
      .updateTable('role')
      .set({ preferences: JSON.stringify(preferences), preferences_version: role.preferences_version + 1 })
      .where('id', '=', role.id)
      .execute();
  },
  noteChosen: async (db, roleId) => {
    await db.updateTable('role').set({ notif_set: true }).where('id', '=', roleId).execute();
  },
};
