/** Where each person's typed words outlived their session, as `identifier path`: whoever comes back there is told. */
export const keptPages: Set<string> = new Set();
