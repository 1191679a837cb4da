type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Registers a question to ask before the session ends; gives back what withdraws it. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Whether everything open may be left: saved, or given up at the person's wish. */
export async function mayLeave(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}
