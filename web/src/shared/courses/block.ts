/** A part of a page that may fail alone: its answer, or `otherwise` when it could not be had. */
export const block = <T, O>(answer: Promise<T>, otherwise: O): Promise<T | O> => answer.catch(() => otherwise);
