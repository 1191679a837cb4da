import { demande } from '@habilis/api/demande/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../session/call.ts';

export type Person = { readonly habilisId: string; readonly nomPrenom: string };

/** The persons who hold tasks of the list, by name. */
export function usePersons(): readonly Person[] {
  const [persons, setPersons] = useState<readonly Person[]>([]);
  useEffect(() => {
    const read = async () => {
      const { elements } = await call(
        demande.todoList,
        { query: { taille: 200, tri: 'responsable', ordre: 'asc' } },
        { background: true },
      );
      const byId = new Map<string, Person>();
      for (const { assignedUserHabilisId: habilisId, nomPrenomAssignedUserHabilis: nomPrenom } of elements) {
        if (habilisId !== null && nomPrenom !== null) byId.set(habilisId, { habilisId, nomPrenom });
      }
      setPersons([...byId.values()]);
    };
    // Without their names the list can still be read.
    void read().catch(() => undefined);
  }, []);
  return persons;
}
