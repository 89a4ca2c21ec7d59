export const DEPARTMENT_DEPTH = 10;
export const DEPARTMENT_LIMIT = 2000;

/** The level of a department by its path, 1 at the top: `/12/34/` is 2. */
export const depthOf = (path: string): number => path.split('/').length - 2;

/** Whether a department lies below another one, or is it. */
export const isWithin = (path: string, above: string): boolean => path.startsWith(above);
