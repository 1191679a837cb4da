type Kept = { readonly demande: { readonly id: number | null } };

/** What a page hands to the loader that reads its demande again, so that it asks for the rest alone: taken once, and by no other demande. */
export function createHanded<K extends Kept>() {
  let handed: K | null = null;
  return {
    give: (kept: K | null) => {
      handed = kept;
    },
    take: (id: string): K | null => {
      const kept = handed;
      handed = null;
      return kept !== null && String(kept.demande.id) === id ? kept : null;
    },
  };
}
