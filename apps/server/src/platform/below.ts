/** What an area needs of one that stands below it in `areas.ts`, and may not import: that one answers, once. */
export type Below<T> = {
  readonly answer: (value: T) => void;
  /** The answer; an error when the area that owes it is not in `areas.ts`. */
  readonly ask: () => T;
};

/** Declares a question to the areas below; `what` names it in the error that no answer gives. */
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
