/** A question that an area asks of areas below it in `areas.ts`, which it may not import; exactly one answers. */
export type Below<T> = {
  readonly answer: (value: T) => void;
  /** Gives the answer; throws when no area of `areas.ts` provides it. */
  readonly ask: () => T;
};

/** Declares a question to areas below; `what` names it in the error for a missing answer. */
export function below<T>(what: string): Below<T> {
  let answered: { readonly value: T } | undefined;
  return {
    answer: (value) => {
      answered = { value };
    },
    ask: () => {
      if (answered === undefined) throw new Error(`${what} : aucun domaine ne répond`);
      return answered.value;
    },
  };
}
