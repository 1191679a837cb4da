type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Registers a question to ask before the session ends; returns what withdraws it. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Whether everything open may be left: saved, or given up by the person. */
export async function mayLeave(): Promise<boolean> {
  // A copy: what is registered again while it is asked is not asked twice.
  const asked = [...questions];
  for (const question of asked) if (!(await question())) return false;
  return true;
}
