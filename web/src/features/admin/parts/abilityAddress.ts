/** Where what is below `parent` (the fields without one) is kept. */
export const abilityAddress = (parent?: string): string =>
  parent === undefined ? '/admin/abilities' : `/admin/abilities?parent=${parent}`;
